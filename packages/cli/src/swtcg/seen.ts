import type { Seat } from '@dejarik/kernel'
import type { CardView, PlayerView, SwtcgView } from '@dejarik/swtcg/views'
import type { SeenCard } from '../game.js'
import { inArenas, isUnitView, whole } from './view.js'

const building = (player: PlayerView): readonly CardView[] =>
  player.build.flatMap((card) => (isUnitView(card) ? whole(card) : card.card === undefined ? [] : [card as CardView]))

const places: readonly [string, (player: PlayerView) => readonly CardView[]][] = [
  ['in battle', (player) => inArenas(player).flatMap(whole)],
  ['in the build zone', building],
  ['in hand', ({ hand }) => hand.known],
  ['in the discard pile', ({ discard }) => discard],
  ['out of the game', ({ out }) => out],
]

/** Every card that a view names, with its place in words. */
export function seen(view: SwtcgView, seat: Seat, names: readonly string[]): SeenCard[] {
  const { players, locations } = view
  const whose = (player: PlayerView) => (player.seat === seat ? 'yours' : `${names[player.seat]}'s`)
  const found = players.flatMap((player) =>
    places.flatMap(([where, cards]) =>
      cards(player).map(({ card, name }) => ({ card, name, where: `${whose(player)}, ${where}` })),
    ),
  )
  return [...found, ...locations.flatMap((one) => (one === null ? [] : [{ ...one, where: 'a Location' }]))]
}
