import { bit, type Card, type CoreState, type PileSpec, type Seat, type Table, top } from '@dejarik/kernel'
import type { Def } from './cards.js'

/** A stand-in for the older game's table: decks, piles, cards on table at sites or aboard others. */
export interface Stack extends CoreState {
  turn: Seat
  phases: string[]
  /** The card that each card is at, on or aboard; -1 for none. */
  host: Card[]
  /** What has been noted for the turn: limits, restrictions, scheduled modifiers. */
  noted: string[]
  /** Draws of battle destiny: how many are scheduled, made and allowed. */
  draws: { scheduled: number; made: number; limit: number; values: number[] } | null
}

export interface Side {
  hand?: string[]
  /** Top first. */
  reserve?: string[]
  force?: string[]
  lost?: string[]
  used?: string[]
  /** `name` or `name@host`. */
  table?: string[]
}

export interface Board {
  turn: Seat
  phases: string[]
  light?: Side
  dark?: Side
  noted?: string[]
  limit?: number
  scheduled?: number
}

export const LIGHT = 0
export const DARK = 1

const KINDS = ['reserve', 'force', 'used', 'lost', 'hand', 'table', 'stack'] as const
export type Place = (typeof KINDS)[number]

export const at = (seat: Seat, place: Place): number => seat * KINDS.length + KINDS.indexOf(place)

export const PILES: readonly PileSpec[] = [LIGHT, DARK].flatMap((seat) =>
  KINDS.map((name) => ({
    name,
    seat,
    seen:
      name === 'hand'
        ? ('owner' as const)
        : name === 'reserve' || name === 'force' || name === 'used'
          ? ('none' as const)
          : ('all' as const),
  })),
)

export const cardsIn = (s: Stack, seat: Seat, place: Place): Card[] => s.piles[at(seat, place)] as Card[]
export const defOf = (t: Table<Stack>, card: Card): Def => t.catalog.defs[t.s.def[card] as number] as unknown as Def
export const placeOf = (s: Stack, card: Card): Place => KINDS[(s.pile[card] as number) % KINDS.length] as Place
export const onTable = (s: Stack): Card[] => [...cardsIn(s, LIGHT, 'table'), ...cardsIn(s, DARK, 'table')]
export const aboard = (s: Stack, card: Card): Card[] => onTable(s).filter((each) => s.host[each] === card)
export const note = (s: Stack, text: string): void => {
  if (!s.noted.includes(text)) s.noted.push(text)
}

/** rule swccg.insert-cards: an opponent's card in a deck, which shows its back; on table as far as the rules go. */
export const isInsert = (s: Stack, card: Card): boolean =>
  Math.floor((s.pile[card] as number) / KINDS.length) !== s.owner[card]
export const surfaced = (s: Stack, seat: Seat): Card => {
  const card = top(s, at(seat, 'reserve'))
  return card >= 0 && isInsert(s, card) ? card : -1
}

/** What a seat may know: its piles as counts, and the cards it knows where they lie. */
export function view(t: Table<Stack>, seat: Seat | 'public') {
  const { s } = t
  const mask = seat === 'public' ? 3 : bit(seat)
  return {
    turn: s.turn,
    noted: s.noted,
    draws: s.draws,
    piles: PILES.map((spec, pile) => ({
      name: spec.name,
      cards: (s.piles[pile] as Card[]).map((card) =>
        ((s.known[card] as number) & mask) === mask
          ? { card, is: defOf(t, card).name, host: s.host[card] as number }
          : isInsert(s, card)
            ? 'opposing back'
            : 'back',
      ),
    })),
  }
}
