/** What `view` of Destiny gives; see packages/destiny/src/view.ts. */
export interface CardView {
  readonly card: number
  readonly id: string
  readonly name: string
}

export interface DieView {
  readonly die: number
  readonly card: number
  readonly at: 'aside' | 'card' | 'pool' | 'held'
  readonly shows?: string
}

export interface PlayedView extends CardView {
  readonly exhausted: boolean
  readonly damage: number
  readonly dice: readonly DieView[]
}

export interface CharacterView extends PlayedView {
  readonly health: number
  readonly shields: number
  readonly guardian: boolean
  readonly upgrades: readonly PlayedView[]
}

export interface PlayerView {
  readonly seat: number
  readonly out: boolean
  readonly resources: number
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

export interface DestinyView {
  readonly round: number
  readonly phase: string
  readonly turn: number
  readonly battlefield: CardView | null
  readonly control: number
  readonly claimed: number
  readonly players: readonly PlayerView[]
}

/** Cards of a player in play: characters, their upgrades and supports. */
export const inPlay = (player: PlayerView): readonly CardView[] => [
  ...player.characters.flatMap((character) => [character, ...character.upgrades]),
  ...player.supports,
]

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
