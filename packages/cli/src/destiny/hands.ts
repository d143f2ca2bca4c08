import type { CardData, State } from '@dejarik/destiny'
import type { HandsOfGame } from '../lab/hands.js'

const kind = (name: string, has: (card: CardData) => boolean) => ({
  name,
  has: (card: unknown) => has(card as CardData),
})

const costs = (name: string, least: number, most: number) => kind(name, ({ cost = 0 }) => cost >= least && cost <= most)

/** The five cards of a hand after setup. rule destiny.setup */
export const destinyHands: HandsOfGame<State> = {
  opened: (s) => s.round > 0,
  kinds: [
    kind('upgrades', ({ type }) => type === 'upgrade'),
    kind('supports', ({ type }) => type === 'support'),
    kind('events', ({ type }) => type === 'event'),
    costs('cards that cost 0 or 1', 0, 1),
    costs('cards that cost 2', 2, 2),
    costs('cards that cost 3 or more', 3, Number.POSITIVE_INFINITY),
  ],
  putBack: ({ is, seat, n }) => (is === 'redrew' ? { seat: seat as number, n: n as number } : null),
}
