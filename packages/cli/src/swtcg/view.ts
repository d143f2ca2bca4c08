/** What `view` of the trading card game gives; see packages/swtcg/src/view.ts. */
export interface CardView {
  readonly card: number
  readonly id: string
  readonly name: string
}

export interface UnitView extends CardView {
  readonly owner: number
  readonly tapped: boolean
  readonly damage: number
  readonly speed: number
  readonly power: number
  readonly health: number
  readonly beneath: readonly CardView[]
  readonly pilots: readonly CardView[]
  readonly equipment: readonly (CardView & { readonly tapped: boolean })[]
}

/** A card being built, finished Equipment, or a retreated unit. */
export type BuildView = UnitView | (Partial<CardView> & { faceUp: boolean; counters: number; tapped: boolean })

export const isUnitView = (card: BuildView): card is UnitView => 'speed' in card

export interface PlayerView {
  readonly seat: number
  readonly side: 'dark' | 'light'
  readonly force: number
  readonly points: number
  readonly hand: { readonly count: number; readonly known: readonly CardView[] }
  readonly deck: { readonly count: number; readonly known: readonly (CardView & { readonly fromTop: number })[] }
  readonly discard: readonly CardView[]
  readonly out: readonly CardView[]
  readonly build: readonly BuildView[]
  readonly arenas: readonly { readonly arena: string; readonly units: readonly UnitView[] }[]
}

export interface SwtcgView {
  readonly turn: number
  readonly phase: string
  readonly active: number
  readonly battle: string | null
  readonly attack: { readonly attacker: number; readonly defender: number; readonly how: string } | null
  readonly dice: readonly number[]
  readonly choosing: number | null
  readonly locations: readonly (CardView | null)[]
  readonly players: readonly PlayerView[]
}

/** A unit with everything beneath and on it. */
export const whole = (unit: UnitView): readonly CardView[] => [unit, ...unit.beneath, ...unit.pilots, ...unit.equipment]

/** The units of a player in the arenas. */
export const inArenas = (player: PlayerView): readonly UnitView[] => player.arenas.flatMap(({ units }) => units)

/** Names of cards that lie together; copies are told apart by a number, as in the options. */
export function titles(cards: readonly CardView[]): ReadonlyMap<number, string> {
  const sorted = [...cards].sort((a, b) => a.card - b.card)
  return new Map(
    sorted.map((card) => {
      const twins = sorted.filter(({ name }) => name === card.name)
      return [card.card, twins.length > 1 ? `${card.name} #${twins.indexOf(card) + 1}` : card.name]
    }),
  )
}
