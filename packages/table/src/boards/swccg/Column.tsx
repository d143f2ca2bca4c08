import type { BattleView, LocationView, PlayerView } from '@dejarik/swccg/views'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Tile } from '../Tile.js'
import { Aboard, Pieces } from './Pieces.js'
import { sideAt } from './view.js'

const words = say.swccg

function Icons({ side, n }: { side: 'dark' | 'light'; n: number }) {
  return (
    <span className="force-icons" data-side={side} title={`${words[side]} ${n}`}>
      <i aria-hidden="true" />
      {n}
    </span>
  )
}

/** What one side has at a location: its icons, and the power of its cards there. */
function Corner({ player, location, where }: { player: PlayerView; location: LocationView; where: 'far' | 'near' }) {
  const power = location.powers[player.seat] ?? 0
  const stands = power > 0 || sideAt(location, player.seat).length > 0
  return (
    <span className={`corners corners-${where}`} aria-hidden="true">
      <Icons side={player.side} n={location[player.side]} />
      {stands && (
        <span className="power" data-side={player.side} data-number={`power ${player.side}`}>
          {power}
        </span>
      )}
    </span>
  )
}

export const locationLabel = (location: LocationView, sides: readonly PlayerView[]): string =>
  [
    location.name,
    ...sides.map(({ seat, side }) => words.atLocation(words[side], location[side], location.powers[seat] ?? 0)),
  ].join(', ')

/** The card of a location, with what each side has there in its corners. */
export function Location({ location, far, near }: { location: LocationView; far: PlayerView; near: PlayerView }) {
  const { cards } = useTable()
  const beneath = location.cards.filter(({ as }) => as === 'beneath')
  const group = cards.get(location.id)?.group
  // The name of its system stands above it already.
  const written = group === undefined ? location.name : location.name.replace(`${group}: `, '')
  return (
    <div className="location" data-flip={`card:${location.card}`}>
      <Tile card={location} label={locationLabel(location, [far, near])} written={written}>
        <Corner player={far} location={location} where="far" />
        <Corner player={near} location={location} where="near" />
      </Tile>
      {beneath.length > 0 && (
        <ul className="aboard">
          {beneath.map((card) => (
            <Aboard key={card.card} card={card} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ColumnProps {
  readonly location: LocationView
  readonly far: PlayerView
  readonly near: PlayerView
  readonly battle: BattleView | null
  zoom(): void
}

/** One location: the opponent's cards above it, one's own below. */
export function Column({ location, far, near, battle, zoom }: ColumnProps) {
  const { screen } = useTable()
  const nameOf = (seat: number) => `${location.name}: ${screen.players[seat]?.name ?? ''}`
  const fights = battle?.at === location.card ? new Set(battle.cards) : undefined
  return (
    <section
      className="column"
      data-location={location.card}
      data-fought={fights !== undefined || undefined}
      aria-label={location.name}
    >
      <Pieces cards={sideAt(location, far.seat)} label={nameOf(far.seat)} fights={fights} />
      <div className="place">
        <Location location={location} far={far} near={near} />
        <button
          type="button"
          className="zoom"
          aria-label={words.zoom(location.name)}
          title={words.zoomKey}
          onClick={zoom}
        >
          ⤢
        </button>
      </div>
      <Pieces cards={sideAt(location, near.seat)} label={nameOf(near.seat)} fights={fights} />
    </section>
  )
}
