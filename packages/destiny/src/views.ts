// What a seat sees of a game, for whoever draws it: nothing here but types, so that no rule comes along.

import type { CardView, Json } from '@dejarik/kernel'

export type { CardView }

export type DieView = {
  readonly die: number
  readonly card: number
  readonly at: 'aside' | 'card' | 'pool' | 'held'
  /** In a pool: the side by its number and in words, and whose pool it is. */
  readonly side?: number
  readonly shows?: string
  readonly pool?: number
  readonly holder?: number
}

export type PlayedView = CardView & {
  readonly owner: number
  readonly exhausted: boolean
  readonly damage: number
  readonly dice: readonly DieView[]
}

export type CharacterView = PlayedView & {
  readonly health: number
  readonly shields: number
  readonly guardian: boolean
  readonly upgrades: readonly PlayedView[]
}

export type PlayerView = {
  readonly seat: number
  readonly out: boolean
  readonly resources: number
  readonly handSize: number
  readonly hand: { readonly count: number; readonly known: readonly CardView[] }
  readonly deck: { readonly count: number; readonly known: readonly (CardView & { readonly fromTop: number })[] }
  readonly discard: readonly CardView[]
  readonly limbo: readonly CardView[]
  readonly aside: readonly CardView[]
  readonly defeated: readonly CardView[]
  readonly characters: readonly CharacterView[]
  readonly supports: readonly PlayedView[]
  readonly pool: readonly DieView[]
}

export type DestinyView = {
  readonly game: string
  readonly format: string
  readonly seats: number
  readonly round: number
  readonly phase: string
  readonly turn: number
  readonly battlefield: CardView | null
  readonly control: number
  readonly claimed: number
  readonly choosing: number | null
  readonly result: Json
  readonly players: readonly PlayerView[]
  readonly queue: readonly { readonly card: number; readonly clause: number; readonly seat: number }[]
  readonly delayed: readonly {
    readonly card: number
    readonly seat: number
    readonly until: string
    readonly that: Json
  }[]
}
