import { editDistance } from '@dejarik/kernel/decks'

/** A sentence to put behind an error, or nothing where no known word comes near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const steps = editDistance(word.toLowerCase(), candidate.toLowerCase(), least - 1)
    if (steps >= least) continue
    best = candidate
    least = steps
  }
  return best === undefined ? '' : ` Did you mean ${best}?`
}
