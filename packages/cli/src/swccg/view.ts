/** What `view` of the customizable card game gives; see packages/swccg/src/view.ts. */
export interface CardView {
  readonly card: number
  readonly id: string
  readonly name: string
}

/** A card on table, with everything on it. */
export interface TableCard extends CardView {
  readonly seat: number
  readonly as?: string
  readonly states?: readonly string[]
  readonly inactive?: boolean
  readonly power?: number
  readonly ability?: number
  readonly forfeit?: number
  readonly target?: number
  readonly on?: readonly TableCard[]
}

export interface LocationView extends TableCard {
  readonly dark: number
  readonly light: number
  readonly cards: readonly TableCard[]
}

export interface PileView {
  readonly count: number
  readonly known: readonly (CardView & { readonly fromTop: number })[]
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
  readonly hand: { readonly count: number; readonly known: readonly CardView[] }
  readonly destiny: readonly CardView[]
  readonly playing: readonly CardView[]
  readonly out: readonly CardView[]
  readonly table: readonly TableCard[]
}

export interface SwccgView {
  readonly turn: number
  readonly active: number
  readonly phase: string
  readonly players: readonly PlayerView[]
  readonly locations: readonly LocationView[]
  readonly battle: {
    readonly at: number
    readonly segment: string
    readonly power: readonly number[]
    readonly destiny: readonly number[]
    readonly attrition: readonly number[]
    readonly damage: readonly number[]
  } | null
}

/** A card with everything on it, however deep. */
export const whole = (card: TableCard): readonly TableCard[] => [card, ...(card.on ?? []).flatMap(whole)]
