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
  /** What power each side has there, by seat. */
  readonly powers: readonly number[]
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
export interface ActionView extends Partial<Named> {
  readonly kind: string
  readonly seat: number
  /** It responds to the one before. */
  readonly answers: boolean
}

export interface SwccgView {
  readonly turn: number
  readonly active: number
  readonly phase: string
  readonly players: readonly PlayerView[]
  readonly locations: readonly LocationView[]
  readonly battle: BattleView | null
  /** An attack on a creature. */
  readonly attack: { readonly at: number; readonly by: number; readonly creature: number } | null
  readonly actions: readonly ActionView[]
}

export const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export const piles = ['reserve', 'force', 'used', 'lost'] as const
export const segments = ['initiated', 'weapons', 'power', 'damage'] as const

/** The cards of a side at a location; what was converted lies beneath it and is no part of either. */
export const sideAt = ({ cards }: LocationView, seat: number): TableCard[] =>
  cards.filter((card) => card.seat === seat && card.as !== 'beneath')

/** The opponent first, oneself last. */
export function seated(view: SwccgView, eyes: number | 'public'): readonly [PlayerView, PlayerView] {
  const self = eyes === 'public' ? 1 : eyes
  return [view.players[1 - self] as PlayerView, view.players[self] as PlayerView]
}

/** Locations that lie together, by what they belong to: a planet with its sites, a ship with its own. */
export function bySystem(
  locations: readonly LocationView[],
  groupOf: (location: LocationView) => string | undefined,
): { readonly name: string | undefined; readonly locations: readonly LocationView[] }[] {
  const found: { name: string | undefined; locations: LocationView[] }[] = []
  for (const location of locations) {
    const name = groupOf(location)
    const last = found.at(-1)
    if (last !== undefined && name !== undefined && last.name === name) last.locations.push(location)
    else found.push({ name, locations: [location] })
  }
  return found
}
