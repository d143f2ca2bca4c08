import { cardsIn, type Fields, type Told } from '../decisions/fields.js'
import { type Event, seenBy } from '../events.js'
import { knownBy } from '../state/columns.js'
import { bit, type Card, type CoreState, type Seat } from '../state/state.js'

/** Every card that a view or a prompt names by its number: whatever stands in a field `card` or `cards`. */
export function cardsNamed(value: unknown, found: Card[] = []): Card[] {
  if (typeof value !== 'object' || value === null) return found
  for (const [field, part] of Object.entries(value)) {
    if ((field === 'card' || field === 'cards') && typeof part === 'number') found.push(part)
    else if (field === 'cards' && Array.isArray(part)) {
      for (const item of part) if (typeof item === 'number') found.push(item)
    }
    cardsNamed(part, found)
  }
  return found
}

/** Every card that an event or an option names: in the fields that its game declares, and in options within it. */
export const cardsTold = (fields: Fields, told: Told | null): Card[] =>
  told === null ? [] : [...cardsIn(fields, told), ...cardsNamed(told)]

/** The first of these cards that the seat does not know, or -1. */
export function unknownOf(cards: readonly Card[], known: readonly number[], seat: Seat): Card {
  return cards.find((card) => card >= 0 && ((known[card] ?? 0) & bit(seat)) === 0) ?? -1
}

/** Watches events for cards that a seat is shown and does not know: neither now nor at any time since the last answer. */
export class Naming {
  private lately: number[] = []

  constructor(private readonly fields: Fields) {}

  /** An answer is about to be given. */
  rest(s: CoreState): void {
    this.lately = s.known.slice()
  }

  /** What is wrong with this event, or null. */
  fault(event: Event, s: CoreState): string | null {
    for (let card = 0; card < s.known.length; card++) this.lately[card] = (this.lately[card] ?? 0) | knownBy(s, card)
    for (let seat = 0; seat < s.seats; seat++) {
      const card = unknownOf(cardsTold(this.fields, seenBy(event, seat)), this.lately, seat)
      if (card >= 0) return `seat ${seat} is shown ${JSON.stringify(event)}, but does not know card ${card}`
    }
    return null
  }
}
