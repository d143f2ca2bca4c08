import { nth } from '../nth.js'
import { cardsInPile } from '../state/columns.js'
import type { Card, CoreState } from '../state/state.js'
import type { Table } from '../table.js'

/** A number that may be set: damage on a card, resources of a player. */
export interface NumberEdit<S extends CoreState = CoreState> {
  /** No two numbers of a game have the same name. */
  readonly name: string
  readonly of: 'card' | 'die' | 'seat'
  now(t: Table<S>, thing: number): number
  /** The most it may be; -1 where this thing has no such number. The least is 0. */
  most(t: Table<S>, thing: number): number
  set(t: Table<S>, thing: number, n: number): void
  /** The number in words, where it stands for something else. */
  words?(t: Table<S>, thing: number, n: number): string
}

/** A place where a card may be put. */
export interface PlaceEdit<S extends CoreState = CoreState> {
  readonly name: string
  /** How a sentence says it: `to the discard pile`, `onto`. */
  readonly words: string
  /** Any card may go there: then it may be one that nobody knows, and asking says nothing about it. */
  readonly blind?: true
  /** Onto which cards it may be put; [-1] where the place is on none, [] where it may not be put there. */
  where(t: Table<S>, card: Card): readonly Card[]
  put(t: Table<S>, card: Card, on: Card): void
}

/** What the players of a game may agree to change. */
export interface EditRules<S extends CoreState = CoreState> {
  readonly numbers: readonly NumberEdit<S>[]
  readonly places: readonly PlaceEdit<S>[]
  /** May cards be moved now? Not while something in progress may be about them. */
  isQuiet(t: Table<S>): boolean
  /** Games with dice: those on the table, each with its card. */
  dice?(t: Table<S>): readonly { readonly die: number; readonly card: Card }[]
}

/** The most of a number that no rule bounds. */
export const MANY = 99
/** Where a card may not be put; and where it may, on no other card. */
export const NOWHERE: readonly Card[] = []
export const THERE: readonly Card[] = [-1]

/** A number that stands in a column of the state. */
export const columnEdit = <S extends CoreState>(
  of: NumberEdit['of'],
  name: string,
  column: (s: S) => number[],
  most: (t: Table<S>, thing: number) => number,
): NumberEdit<S> => ({
  name,
  of,
  now: ({ s }, thing) => nth(column(s), thing),
  most,
  set({ s }, thing, n) {
    column(s)[thing] = n
  },
})

/** A pile: any card may go there, where nothing speaks against it. */
export const pileEdit = <S extends CoreState>(
  name: string,
  words: string,
  may: (t: Table<S>, card: Card) => boolean,
  put: (t: Table<S>, card: Card) => void,
): PlaceEdit<S> => ({ name, words, blind: true, where: (t, card) => (may(t, card) ? THERE : NOWHERE), put })

/** Does it lie at that end of that pile? */
export const isAtEnd = (s: CoreState, card: Card, pile: number, at: 'top' | 'bottom'): boolean =>
  cardsInPile(s, pile).at(at === 'top' ? -1 : 0) === card
