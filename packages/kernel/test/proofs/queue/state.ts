import { type Card, type CoreState, move, type PileSpec, type Seat, type Table } from '@dejarik/kernel'
import type { Def } from './cards.js'

/** A die is a thing of its own: which card it belongs to, where it is, what it shows. */
export interface Die {
  card: Card
  place: 'card' | 'pool' | 'gone'
  side: string
}

/** A stand-in for a table with characters, what is attached to them, dice, and one queue. */
export interface Queue extends CoreState {
  host: Card[]
  damage: number[]
  dice: Die[]
  noted: string[]
  /** Who controls the battlefield: orders what is simultaneous. */
  battlefield: Seat
}

export interface Board {
  battlefield: Seat
  first: Seat
  /** `name` or `name@host`; a die in the pool as `name@host!side`. */
  sides: { hand?: string[]; deck?: string[]; play?: string[] }[]
}

export const PLACES = ['hand', 'deck', 'play', 'discard'] as const
export const PILES: readonly PileSpec[] = [0, 1].flatMap((seat) =>
  PLACES.map((name) => ({
    name,
    seat,
    seen: name === 'hand' ? ('owner' as const) : name === 'deck' ? ('none' as const) : ('all' as const),
  })),
)
export const at = (seat: Seat, place: (typeof PLACES)[number]): number => seat * PLACES.length + PLACES.indexOf(place)
export const cardsIn = (s: Queue, seat: Seat, place: (typeof PLACES)[number]): Card[] =>
  s.piles[at(seat, place)] as Card[]
export const defOf = (t: Table<Queue>, card: Card): Def => t.catalog.defs[t.s.def[card] as number] as unknown as Def
export const inPlay = (s: Queue): Card[] => [...cardsIn(s, 0, 'play'), ...cardsIn(s, 1, 'play')]
export const characters = (t: Table<Queue>, seat?: Seat): Card[] =>
  inPlay(t.s).filter(
    (card) => defOf(t, card).kind === 'character' && (seat === undefined || t.s.controller[card] === seat),
  )
export const attached = (s: Queue, card: Card): Card[] => inPlay(s).filter((each) => s.host[each] === card)

/** rule destiny.dice-leaving-play: a die goes with its card. */
export function leave(t: Table<Queue>, card: Card): void {
  for (const die of t.s.dice) if (die.card === card) die.place = 'gone'
  t.s.host[card] = -1
  move(t, card, at(t.s.owner[card] as Seat, 'discard'))
}
