import type { CardView, DestinyView, PlayerView } from '@dejarik/destiny/views'
import type { Seat } from '@dejarik/kernel'
import type { SeenCard } from '../game.js'
import { inPlay } from './view.js'

const places: readonly [string, (player: PlayerView) => readonly CardView[]][] = [
  ['in play', inPlay],
  ['in hand', ({ hand }) => hand.known],
  ['resolving', ({ limbo }) => limbo],
  ['in the discard pile', ({ discard }) => discard],
  ['defeated', ({ defeated }) => defeated],
  ['set aside', ({ aside }) => aside],
]

/** Every card that a view names, with its place in words. */
export function seen(view: DestinyView, seat: Seat, names: readonly string[]): SeenCard[] {
  const { players, battlefield } = view
  const whose = (player: PlayerView) => (player.seat === seat ? 'yours' : `${names[player.seat]}'s`)
  const found = players.flatMap((player) =>
    places.flatMap(([where, cards]) =>
      cards(player).map(({ card, name }) => ({ card, name, where: `${whose(player)}, ${where}` })),
    ),
  )
  return battlefield === null ? found : [...found, { ...battlefield, where: 'the battlefield' }]
}
