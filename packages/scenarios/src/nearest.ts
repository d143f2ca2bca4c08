/** How many letters must be put in, left out, changed or swapped to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1, swapped ? before[j - 2]! + 1 : change))
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** A sentence to put behind an error, or nothing where no known word comes near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps >= least) continue
    best = candidate
    least = steps
  }
  return best === undefined ? '' : ` Did you mean ${best}?`
}
