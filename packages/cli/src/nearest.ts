/** How many letters must be put in, left out, changed or swapped to make one word of the other. */
const distance = (a: string, b: string): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const change = row[j - 1]! + (same ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, swapped ? before[j - 2]! + 1 : change))
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** A longer name that begins with the word, or carries it as a part, is as near as one slip. */
const carries = (candidate: string, word: string): boolean => {
  const family = word.lastIndexOf('.') + 1
  if (!candidate.startsWith(word.slice(0, family))) return false
  return candidate.startsWith(`${word}-`) || candidate.endsWith(`-${word.slice(family)}`)
}

/** The known word that was most likely meant, or undefined when none comes near. */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const own = word.length - 1 - word.lastIndexOf('.')
  let best: string | undefined
  let least = Math.max(2, Math.floor(own / 3)) + 1
  for (const candidate of known) {
    const steps = carries(candidate, word) ? 1 : distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps >= least) continue
    best = candidate
    least = steps
  }
  return best
}

/** A sentence to put behind an error, or nothing. */
export const didYouMean = (word: string, known: Iterable<string>): string => {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
