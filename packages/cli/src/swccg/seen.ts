import type { Seat } from '@dejarik/kernel'
import type { CardView, PlayerView, SwccgView } from '@dejarik/swccg/views'
import type { SeenCard } from '../game.js'
import { whole } from './view.js'

const places: readonly [string, (player: PlayerView) => readonly CardView[]][] = [
  ['on table', ({ table }) => table.flatMap(whole)],
  ['in hand', ({ hand }) => hand.known],
  ['in the Reserve Deck', ({ reserve }) => reserve.known],
  ['in the Force Pile', ({ force }) => force.known],
  ['in the Used Pile', ({ used }) => used.known],
  ['in the Lost Pile', ({ lost }) => lost.known],
  ['out of play', ({ out }) => out],
]

/** Every card that a view names, with its place in words. */
export function seen(view: SwccgView, seat: Seat, names: readonly string[]): SeenCard[] {
  const { players, locations } = view
  const whose = (who: number) => (who === seat ? 'yours' : `${names[who]}'s`)
  const atLocations = locations.flatMap(({ cards, ...location }) => [
    { card: location.card, name: location.name, where: 'a location' },
    ...cards
      .flatMap(whole)
      .map((card) => ({ card: card.card, name: card.name, where: `${whose(card.seat)}, at ${location.name}` })),
  ])
  const elsewhere = players.flatMap((player) =>
    places.flatMap(([where, cards]) =>
      cards(player).map(({ card, name }) => ({ card, name, where: `${whose(player.seat)}, ${where}` })),
    ),
  )
  return [...atLocations, ...elsewhere]
}
