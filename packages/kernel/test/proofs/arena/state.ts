import { bit, type Card, type CoreState, type PileSpec, type Seat, type Table } from '@dejarik/kernel'
import type { Def } from './cards.js'

/** A stand-in for the arenas: units with damage, Force to pay with, battle cards in hand. */
export interface Arena extends CoreState {
  force: number[]
  damage: number[]
  noted: string[]
}

export interface Board {
  /** Top first. */
  light?: { hand?: string[]; arena?: string[]; build?: string[]; deck?: string[]; force?: number }
  dark?: { hand?: string[]; arena?: string[]; build?: string[]; deck?: string[]; force?: number }
}

export const LIGHT = 0
export const DARK = 1

const PLACES = ['hand', 'arena', 'build', 'deck', 'discard'] as const
export type Place = (typeof PLACES)[number]
export const at = (seat: Seat, place: Place): number => seat * PLACES.length + PLACES.indexOf(place)
export const PILES: readonly PileSpec[] = [LIGHT, DARK].flatMap((seat) =>
  PLACES.map((name) => ({
    name,
    seat,
    seen:
      name === 'arena' || name === 'discard'
        ? ('all' as const)
        : name === 'deck'
          ? ('none' as const)
          : ('owner' as const),
  })),
)

export const cardsIn = (s: Arena, seat: Seat, place: Place): Card[] => s.piles[at(seat, place)] as Card[]
export const placeOf = (s: Arena, card: Card): Place => PLACES[(s.pile[card] as number) % PLACES.length] as Place
export const defOf = (t: Table<Arena>, card: Card): Def => t.catalog.defs[t.s.def[card] as number] as unknown as Def
export const units = (s: Arena): Card[] => [...cardsIn(s, DARK, 'arena'), ...cardsIn(s, LIGHT, 'arena')]

export function view(t: Table<Arena>, seat: Seat | 'public') {
  const { s } = t
  const mask = seat === 'public' ? 3 : bit(seat)
  return {
    force: s.force,
    noted: s.noted,
    piles: PILES.map(({ name }, pile) => ({
      name,
      cards: (s.piles[pile] as Card[]).map((card) =>
        ((s.known[card] as number) & mask) === mask
          ? {
              card,
              is: defOf(t, card).name,
              damage: s.damage[card] as number,
              controller: s.controller[card] as number,
            }
          : null,
      ),
    })),
  }
}
