import { editDistance, plain, plainName } from '../decks/names.js'

/** The known word that was most likely meant: one that begins so, else the one with the fewest slips. */
export function meant(word: string, known: Iterable<string>): string | undefined {
  const wanted = plain(word)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const each of known) {
    const name = plainName(each)
    const steps = wanted.length > 1 && name.startsWith(wanted) ? 1 : editDistance(wanted, name, least - 1)
    if (steps >= least) continue
    best = each
    least = steps
  }
  return best
}
