import { type Edit, laid } from './edits.js'
import type { Engine } from './engine.js'
import { isPublic, knows } from './piles.js'
import type { Card, CoreState, Seat } from './state.js'

/** How names stand in the sentence. */
export interface EditNames {
  seat(seat: Seat): string
  card(card: Card): string
}

/**
 * An edit in words, as these eyes may read it: `Rey goes to the discard pile`, `Player 1: resources 4`. The table may be
 * as it was before the edit or as it is after.
 */
export function editWords<S extends CoreState, D>(
  e: Engine<S, D>,
  s: S,
  edit: Partial<Edit>,
  eyes: Seat | 'public',
  names: EditNames,
): string {
  const place = e.rules.edits?.places.find(({ name }) => name === edit.put)
  const what = thingWords(e, s, edit, eyes, names)
  if (place !== undefined) return `${what} goes ${place.words}${edit.on === undefined ? '' : ` ${names.card(edit.on)}`}`
  const number = e.rules.edits?.numbers.find(({ name }) => name === edit.set)
  const thing = number === undefined ? undefined : edit[number.of]
  const said = thing === undefined ? undefined : number?.words?.(laid(e, s), thing, edit.to as number)
  return `${what}: ${edit.set} ${said ?? edit.to}`
}

/** What it is about; a card that the reader does not know is a card. */
function thingWords<S extends CoreState, D>(
  e: Engine<S, D>,
  s: S,
  { card, top, die, seat }: Partial<Edit>,
  eyes: Seat | 'public',
  names: EditNames,
): string {
  if (seat !== undefined) return names.seat(seat)
  if (top !== undefined) {
    const { name, seat: whose } = e.rules.piles(s.seats)[top] ?? { name: 'pile', seat: -1 }
    return `The top card of ${names.seat(whose)}, ${name},`
  }
  if (die !== undefined) {
    const of = e.rules.edits?.dice?.(laid(e, s)).find((each) => each.die === die)?.card
    return of === undefined ? 'A die' : `The die of ${names.card(of)}`
  }
  if (card === undefined) return 'A card'
  return (eyes === 'public' ? isPublic(s, card) : knows(s, eyes, card)) ? names.card(card) : 'A card'
}
