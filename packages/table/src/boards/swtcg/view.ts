/** What the engine's view of the trading card game holds; see packages/swtcg/src/view.ts. */
export interface Named {
  readonly card: number
  readonly id: string
  readonly name: string
}

/** Counters of a name of their own. */
export interface Mark {
  readonly name: string
  readonly n: number
}

export interface UnitView extends Named {
  readonly owner: number
  readonly tapped: boolean
  readonly damage: number
  readonly speed: number
  readonly power: number
  readonly health: number
  readonly beneath: readonly Named[]
  readonly marks: readonly Mark[]
  readonly faceDown: { readonly count: number; readonly known: readonly Named[] }
  readonly pilots: readonly Named[]
  readonly equipment: readonly (Named & { readonly tapped: boolean })[]
}

/** A card on its way to the table, finished Equipment, or (with a speed) a unit that has retreated. */
export type BuildView =
  | UnitView
  | (Partial<Named> & { faceUp: boolean; counters: number; tapped: boolean /** Where it is known. */; cost?: number })

export const isUnit = (card: BuildView): card is UnitView => 'speed' in card
export const isNamed = (card: BuildView): card is BuildView & Named => card.card !== undefined

export interface PlayerView {
  readonly seat: number
  readonly side: 'dark' | 'light'
  readonly force: number
  readonly points: number
  readonly hand: { readonly count: number; readonly known: readonly Named[] }
  readonly deck: { readonly count: number; readonly known: readonly (Named & { readonly fromTop: number })[] }
  readonly discard: readonly Named[]
  readonly out: readonly Named[]
  readonly build: readonly BuildView[]
  readonly arenas: readonly { readonly arena: string; readonly units: readonly UnitView[] }[]
}

/** A unit in the order of a battle. */
export interface InOrder {
  readonly card: number
  readonly seat: number
  readonly is: 'next' | 'attacks' | 'attacked' | 'tapped' | 'waits'
}

/** What waits to take effect, or lasts: its card where that may be known. */
export interface EffectView extends Partial<Named> {
  readonly seat: number
  readonly says?: string
}

export interface LastingView extends EffectView {
  readonly until: string
  readonly on: readonly number[]
}

export interface SwtcgView {
  readonly turn: number
  readonly phase: string
  readonly active: number
  readonly battle: string | null
  readonly attack: { readonly attacker: number; readonly defender: number; readonly how: string } | null
  readonly dice: readonly number[]
  /** The dice that hit, by their places. */
  readonly hits: readonly number[] | null
  /** So many lie there that these eyes do not see. */
  readonly secret: number
  readonly roll: string
  readonly chance: { readonly on: string; readonly seat: number } | null
  readonly order: readonly {
    readonly arena: string
    readonly fought: 'now' | 'over' | 'later'
    readonly units: readonly InOrder[]
  }[]
  readonly waiting: readonly EffectView[]
  readonly lasting: readonly LastingView[]
  readonly locations: readonly ((Named & { readonly marks: readonly Mark[] }) | null)[]
  readonly players: readonly PlayerView[]
}

/** The opponent first, oneself last. */
export function seated(view: SwtcgView, eyes: number | 'public'): readonly [PlayerView, PlayerView] {
  const self = eyes === 'public' ? 1 : eyes
  return [view.players[1 - self] as PlayerView, view.players[self] as PlayerView]
}

/** Every unit in an arena, by its number. */
export const unitsByNumber = (view: SwtcgView): ReadonlyMap<number, UnitView> =>
  new Map(view.players.flatMap(({ arenas }) => arenas.flatMap(({ units }) => units.map((unit) => [unit.card, unit]))))

/** The fastest first, as they will attack. */
export const bySpeed = (units: readonly UnitView[]): readonly UnitView[] => [...units].sort((a, b) => b.speed - a.speed)

export const arenaNames = ['space', 'ground', 'character'] as const
