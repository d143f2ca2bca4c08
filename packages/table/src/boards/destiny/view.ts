/** What the engine's view of Destiny holds; see packages/destiny/src/view.ts. */
export interface Named {
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

export interface Played extends Named {
  readonly owner: number
  readonly exhausted: boolean
  readonly damage: number
  readonly dice: readonly DieView[]
}

export interface CharacterView extends Played {
  readonly health: number
  readonly shields: number
  readonly guardian: boolean
  readonly upgrades: readonly Played[]
}

export interface PlayerView {
  readonly seat: number
  readonly out: boolean
  readonly resources: number
  readonly handSize: number
  readonly hand: { readonly count: number; readonly known: readonly Named[] }
  readonly deck: { readonly count: number; readonly known: readonly (Named & { readonly fromTop: number })[] }
  readonly discard: readonly Named[]
  readonly limbo: readonly Named[]
  readonly aside: readonly Named[]
  readonly defeated: readonly Named[]
  readonly characters: readonly CharacterView[]
  readonly supports: readonly Played[]
  readonly pool: readonly DieView[]
}

export interface DestinyView {
  readonly round: number
  readonly phase: string
  readonly turn: number
  readonly battlefield: Named | null
  readonly control: number
  readonly claimed: number
  readonly players: readonly PlayerView[]
}

/** Every card that a view names, by its number: whose die is it? */
export function cardsByNumber(view: DestinyView): Map<number, Named> {
  const found = new Map<number, Named>()
  const add = (cards: readonly Named[]) => {
    for (const card of cards) found.set(card.card, card)
  }
  for (const { hand, discard, limbo, aside, defeated, characters, supports } of view.players) {
    for (const cards of [hand.known, discard, limbo, aside, defeated, characters, supports]) add(cards)
    for (const { upgrades } of characters) add(upgrades)
  }
  return found
}

/** Opponents first, in the order of their turns, oneself last. */
export function seated(view: DestinyView, eyes: number | 'public'): readonly PlayerView[] {
  const self = eyes === 'public' ? 0 : eyes
  const n = view.players.length
  return Array.from({ length: n }, (_, i) => view.players[(self + 1 + i) % n] as PlayerView)
}
