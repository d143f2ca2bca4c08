import { editDistance } from '@dejarik/kernel/decks'

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
    const steps = carries(candidate, word) ? 1 : editDistance(word.toLowerCase(), candidate.toLowerCase())
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
