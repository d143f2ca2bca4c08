import type { CardView, DestinyView, PlayerView } from '@dejarik/destiny/views'

/** Every card that a view names, by its number: whose die is it? */
export function cardsByNumber(view: DestinyView): Map<number, CardView> {
  const found = new Map<number, CardView>()
  const add = (cards: readonly CardView[]) => {
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
