/** What the engine's view of the customizable card game holds; see packages/swccg/src/view.ts. */
export interface Named {
  readonly card: number
  readonly id: string
  readonly name: string
}

/** A card on table, with everything on it. */
export interface TableCard extends Named {
  readonly seat: number
  readonly as?: string
  readonly states?: readonly string[]
  readonly inactive?: boolean
  readonly power?: number
  readonly ability?: number
  readonly forfeit?: number
  readonly armor?: number
  readonly maneuver?: number
  readonly on?: readonly TableCard[]
}

export interface LocationView extends TableCard {
  readonly dark: number
  readonly light: number
  readonly cards: readonly TableCard[]
}

export interface PileView {
  readonly count: number
  readonly known: readonly (Named & { readonly fromTop: number })[]
  readonly inserts?: readonly number[]
}

export interface PlayerView {
  readonly seat: number
  readonly side: 'dark' | 'light'
  readonly lifeForce: number
  readonly generation: number
  readonly reserve: PileView
  readonly force: PileView
  readonly used: PileView
  readonly lost: PileView
  readonly hand: { readonly count: number; readonly known: readonly Named[] }
  readonly destiny: readonly Named[]
  readonly playing: readonly Named[]
  readonly out: readonly Named[]
  readonly table: readonly TableCard[]
}

export interface BattleView {
  readonly at: number
  readonly by: number
  readonly segment: string
  readonly cards: readonly number[]
  readonly power: readonly number[]
  readonly destiny: readonly number[]
  readonly attrition: readonly number[]
  readonly damage: readonly number[]
}

export interface SwccgView {
  readonly turn: number
  readonly active: number
  readonly phase: string
  readonly players: readonly PlayerView[]
  readonly locations: readonly LocationView[]
  readonly battle: BattleView | null
}

export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export const piles = ['reserve', 'force', 'used', 'lost'] as const

/** The opponent first, oneself last. */
export function seated(view: SwccgView, eyes: number | 'public'): readonly [PlayerView, PlayerView] {
  const self = eyes === 'public' ? 1 : eyes
  return [view.players[1 - self] as PlayerView, view.players[self] as PlayerView]
}
