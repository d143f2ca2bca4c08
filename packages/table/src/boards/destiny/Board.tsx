import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Hand } from '../Hand.js'
import { PhaseStrip } from '../PhaseStrip.js'
import { Tile } from '../Tile.js'
import '../board.css'
import './destiny.css'
import './many.css'
import type { DestinyView, PlayerView } from '@dejarik/destiny/views'
import { heldBy } from './outline.js'
import { Player } from './Player.js'
import { cardsByNumber, seated } from './view.js'

const words = say.destiny
// Only one's own turn holds a chance to pass.
const strip = [
  { key: 'action', name: words.phases.action ?? '', turns: ['mine' as const] },
  { key: 'upkeep', name: words.phases.upkeep ?? '', turns: [] },
]

function Middle({ view }: { view: DestinyView }) {
  const { screen } = useTable()
  const nameOf = (seat: number) => screen.players[seat]?.name ?? ''
  const field = view.battlefield
  const limbo = view.players.flatMap((player) => player.limbo)
  return (
    <div className="middle">
      <p className="moment">
        <b>{view.round === 0 ? words.setup : words.round(view.round)}</b>
      </p>
      {view.round > 0 && <PhaseStrip phases={strip} current={view.phase} />}
      {field !== null && (
        <Tile card={field} label={`${words.battlefield}: ${field.name}`} className="strip battlefield">
          <small className="held">{heldBy(view, screen.eyes, nameOf)}</small>
        </Tile>
      )}
      {limbo.map((card) => (
        <div key={card.card} className="limbo" data-flip={`card:${card.card}`}>
          <small>{words.limbo}</small>
          <Tile card={card} label={card.name} className="strip" />
        </div>
      ))}
    </div>
  )
}

/** A table of Destiny: opponents above, the battlefield between, oneself below with the hand. */
export function Board() {
  const { screen } = useTable()
  const view = screen.view as unknown as DestinyView
  const order = seated(view, screen.eyes)
  const self = order.at(-1) as PlayerView
  const owners = cardsByNumber(view)
  return (
    <div className="board destiny" data-players={order.length}>
      <div className="opponents">
        {order.slice(0, -1).map((player) => (
          <Player key={player.seat} player={player} mine={false} owners={owners} />
        ))}
      </div>
      <Middle view={view} />
      <Player player={self} mine={screen.eyes === self.seat} owners={owners} />
      {screen.eyes === self.seat && <Hand label={words.yourHand} cards={self.hand.known} />}
    </div>
  )
}
