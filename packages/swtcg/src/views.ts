// What a seat sees of a game, for whoever draws it: nothing here but types, so that no rule comes along.

import type { CardView, Json } from '@dejarik/kernel'

export type { CardView }

/** Counters of a name of their own. */
export type Mark = {
  readonly name: string
  readonly n: number
}

export type UnitView = CardView & {
  readonly owner: number
  readonly tapped: boolean
  readonly damage: number
  readonly speed: number
  readonly power: number
  readonly health: number
  readonly beneath: readonly CardView[]
  readonly marks: readonly Mark[]
  readonly faceDown: { readonly count: number; readonly known: readonly CardView[] }
  readonly pilots: readonly CardView[]
  readonly equipment: readonly (CardView & { readonly tapped: boolean })[]
}

/** A card on its way to the table, finished Equipment, or (with a speed) a unit that has retreated. */
export type BuildView =
  | UnitView
  | (Partial<CardView> & {
      readonly faceUp: boolean
      readonly counters: number
      readonly tapped: boolean
      /** Where it is known. */
      readonly cost?: number
    })

export type PlayerView = {
  readonly seat: number
  readonly side: 'dark' | 'light'
  readonly force: number
  readonly points: number
  readonly hand: { readonly count: number; readonly known: readonly CardView[] }
  readonly deck: { readonly count: number; readonly known: readonly (CardView & { readonly fromTop: number })[] }
  readonly discard: readonly CardView[]
  readonly out: readonly CardView[]
  readonly faceDown: { readonly count: number; readonly known: readonly CardView[] }
  readonly build: readonly BuildView[]
  readonly arenas: readonly { readonly arena: string; readonly units: readonly UnitView[] }[]
}

/** A unit in the order of a battle. */
export type InOrder = {
  readonly card: number
  readonly seat: number
  readonly is: 'next' | 'attacks' | 'attacked' | 'tapped' | 'waits'
}

export type ArenaOrder = {
  readonly arena: string
  readonly fought: 'now' | 'over' | 'later'
  readonly units: readonly InOrder[]
}

/** What waits to take effect, or lasts: its card where that may be known. */
export type EffectView = Partial<CardView> & {
  readonly seat: number
  readonly says?: string
}

export type LastingView = EffectView & {
  readonly until: string
  readonly on: readonly number[]
}

export type RollView = {
  readonly dice: readonly number[]
  /** The dice that hit, by their places. */
  readonly hits: readonly number[] | null
  readonly secretDice: boolean
  /** So many lie there that these eyes do not see. */
  readonly secret: number
  readonly roll: string
}

export type SwtcgView = RollView & {
  readonly game: string
  readonly format: string
  readonly turn: number
  readonly phase: string
  readonly active: number
  readonly battle: string | null
  readonly attack: { readonly attacker: number; readonly defender: number; readonly how: string } | null
  readonly chance: { readonly on: string; readonly seat: number } | null
  readonly order: readonly ArenaOrder[]
  readonly chairs: readonly number[]
  readonly starting: readonly number[]
  readonly choosing: number | null
  readonly result: Json
  readonly locations: readonly ((CardView & { readonly marks: readonly Mark[] }) | null)[]
  readonly waiting: readonly EffectView[]
  readonly lasting: readonly LastingView[]
  readonly players: readonly PlayerView[]
}
