// What a seat sees of a game, for whoever draws it: nothing here but types, so that no rule comes along.

import type { CardView } from '@dejarik/kernel'

export type { CardView }

/** A card on table, with everything on it. */
export type TableCard = CardView & {
  readonly seat: number
  readonly as?: string
  readonly states?: readonly string[]
  readonly inactive?: boolean
  readonly power?: number
  readonly ability?: number
  readonly forfeit?: number
  readonly armor?: number
  readonly maneuver?: number
  readonly hyperspeed?: number
  readonly landspeed?: number
  readonly target?: number
  readonly on?: readonly TableCard[]
}

export type LocationView = Omit<TableCard, 'on'> & {
  /** What it is part of where its title does not say it: a planet, or the card that it is inside of. */
  readonly of?: string | number
  readonly dark: number
  readonly light: number
  /** What power each side has there, by seat. */
  readonly powers: readonly number[]
  readonly cards: readonly TableCard[]
}

export type PileView = {
  readonly count: number
  readonly known: readonly (CardView & { readonly fromTop: number })[]
  readonly inserts?: readonly number[]
}

export type PlayerView = {
  readonly seat: number
  readonly side: 'dark' | 'light'
  readonly lifeForce: number
  readonly generation: number
  readonly reserve: PileView
  readonly force: PileView
  readonly used: PileView
  readonly lost: PileView
  readonly hand: { readonly count: number; readonly known: readonly CardView[] }
  readonly destiny: readonly CardView[]
  readonly playing: readonly CardView[]
  readonly out: readonly CardView[]
  readonly outside?: PileView
  readonly table: readonly TableCard[]
}

export type BattleView = {
  readonly at: number
  readonly by: number
  readonly segment: string
  readonly cards: readonly number[]
  /** By seat, as everything below. */
  readonly power: readonly number[]
  /** Ability that counts towards a destiny, and how many may be drawn. */
  readonly ability: readonly number[]
  readonly draws: readonly number[]
  readonly drawn: readonly (readonly number[])[]
  /** Total battle destiny; -1 where none was drawn. */
  readonly destiny: readonly number[]
  /** Left to be satisfied. */
  readonly attrition: readonly number[]
  readonly totalAttrition: readonly number[]
  readonly damage: readonly number[]
  readonly winner: number
}

/** An action in progress; with its card where it was shown. */
export type ActionView = Partial<CardView> & {
  readonly kind: string
  readonly seat: number
  /** It responds to the one before. */
  readonly answers: boolean
}

export type SwccgView = {
  readonly game: string
  readonly turn: number
  readonly active: number
  readonly phase: string
  /** Force that may still be activated. */
  readonly generation: number
  readonly players: readonly PlayerView[]
  readonly locations: readonly LocationView[]
  readonly battle: BattleView | null
  /** An attack on a creature. */
  readonly attack: { readonly at: number; readonly by: number; readonly creature: number } | null
  readonly actions: readonly ActionView[]
  readonly result: { readonly winner: number | null; readonly rule: string } | null
}
