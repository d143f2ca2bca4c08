import { CardFace } from '../../drawing/CardFace.js'
import { DieAsleep, DieFace } from '../../drawing/DieFace.js'
import { sideWords } from '../../drawing/side.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Spot } from '../../page/Spot.js'
import { listed } from '../outline.js'
import { PhaseStrip } from '../PhaseStrip.js'
import { Pile } from '../Pile.js'
import { Tile } from '../Tile.js'
import '../board.css'
import './destiny.css'
import {
  type CharacterView,
  cardsByNumber,
  type DestinyView,
  type DieView,
  type Named,
  type Played,
  type PlayerView,
  seated,
} from './view.js'

const words = say.destiny
// Only one's own turn holds a chance to pass.
const strip = [
  { key: 'action', name: words.phases.action ?? '', turns: ['mine' as const] },
  { key: 'upkeep', name: words.phases.upkeep ?? '', turns: [] },
]

function OnCard({ card }: { card: Played }) {
  const { cards } = useTable()
  const tone = cards.get(card.id)?.tone ?? 'gray'
  return (
    <span className="on-card" aria-hidden="true">
      {card.dice.map(({ die, at }) => (
        <DieAsleep key={die} tone={tone} away={at !== 'card'} />
      ))}
    </span>
  )
}

function Health({ damage, health, shields }: { damage: number; health: number; shields: number }) {
  return (
    <span className="health" aria-hidden="true">
      <span
        className="health-bar"
        style={{ '--left': `${Math.max(0, 1 - damage / Math.max(1, health)) * 100}%` } as never}
      />
      <span className="health-number">
        {Math.max(0, health - damage)}
        <small>/{health}</small>
      </span>
      {shields > 0 && (
        <span className="shields">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4z" />
            <text x="12" y="16" textAnchor="middle" fontSize="12.5">
              {shields}
            </text>
          </svg>
        </span>
      )}
    </span>
  )
}

function Character({ card }: { card: CharacterView }) {
  const label = listed(
    card.name,
    words.damage(card.damage, card.health),
    card.shields > 0 && words.shields(card.shields),
    card.exhausted && words.exhausted,
    card.guardian && words.guardian,
  )
  return (
    <li className="character" data-flip={`card:${card.card}`}>
      <Tile card={card} label={label} dim={card.exhausted} className="character-tile">
        <Health damage={card.damage} health={card.health} shields={card.shields} />
        <OnCard card={card} />
        {card.exhausted && <span className="tag">{words.exhausted}</span>}
        {card.guardian && <span className="tag tag-guardian">{words.guardian}</span>}
      </Tile>
      {card.upgrades.length > 0 && (
        <ul className="upgrades" aria-label={words.upgrades}>
          {card.upgrades.map((upgrade) => (
            <li key={upgrade.card} data-flip={`card:${upgrade.card}`}>
              <Tile card={upgrade} label={upgrade.name} dim={upgrade.exhausted} className="strip">
                <OnCard card={upgrade} />
              </Tile>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Pool({ dice, owners }: { dice: readonly DieView[]; owners: ReadonlyMap<number, Named> }) {
  const { cards } = useTable()
  return (
    <ul className="pool" aria-label={words.pool}>
      {dice.length === 0 && <li className="pool-empty">{words.emptyPool}</li>}
      {dice.map(({ die, card, shows = '-' }) => {
        const owner = owners.get(card)
        const tone = cards.get(owner?.id ?? '')?.tone ?? 'gray'
        return (
          // A side that turns up is another die to look at: the key makes it roll in.
          <li key={`${die} ${shows}`} className="pool-die" data-flip={`die:${die}`}>
            <DieFace side={shows} tone={tone} />
            <span className="pool-owner" aria-hidden="true">
              {owner?.name}
            </span>
            <Spot thing={`die:${die}`} id={owner?.id} label={words.dieOf(sideWords(shows), owner?.name ?? '')} />
          </li>
        )
      })}
    </ul>
  )
}

function Counts({ player, name }: { player: PlayerView; name: string }) {
  const { screen } = useTable()
  const view = screen.view as unknown as DestinyView
  const acts = view.turn === player.seat && view.phase === 'action'
  return (
    <div className="counts">
      <h2 className="player-name" data-acts={acts || undefined}>
        {name}
        {player.out && <small> {words.out}</small>}
        <Spot thing={`seat:${player.seat}`} label={name} />
      </h2>
      <p className="resources" title={words.resources(player.resources)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" />
        </svg>
        <b>{player.resources}</b>
        <span className="unseen">{words.resources(player.resources)}</span>
      </p>
      <p className="piles">
        <span data-stock={`${player.seat}/hand`} data-count={player.hand.count}>
          {words.hand(player.hand.count)}
        </span>
        <span data-stock={`${player.seat}/deck`} data-count={player.deck.count}>
          {words.deck(player.deck.count)}
        </span>
        <span data-stock={`${player.seat}/discard`} data-count={player.discard.length}>
          <Pile heading={words.discard(player.discard.length)} cards={player.discard} />
        </span>
        {player.defeated.length > 0 && (
          <Pile heading={`${words.defeated}: ${player.defeated.length}`} cards={player.defeated} />
        )}
        {player.aside.length > 0 && <Pile heading={`${words.aside}: ${player.aside.length}`} cards={player.aside} />}
      </p>
    </div>
  )
}

function Player({ player, mine, owners }: { player: PlayerView; mine: boolean; owners: ReadonlyMap<number, Named> }) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  const known = mine ? [] : player.hand.known
  return (
    <section
      className="player"
      data-mine={mine || undefined}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={name}
    >
      <Counts player={player} name={name} />
      <div className="player-cards">
        <ul className="characters" aria-label={words.characters}>
          {player.characters.map((card) => (
            <Character key={card.card} card={card} />
          ))}
        </ul>
        {player.supports.length > 0 && (
          <ul className="supports" aria-label={words.supports}>
            {player.supports.map((card) => (
              <li key={card.card} data-flip={`card:${card.card}`}>
                <Tile
                  card={card}
                  label={listed(card.name, card.exhausted && words.exhausted)}
                  dim={card.exhausted}
                  className="strip"
                >
                  <OnCard card={card} />
                </Tile>
              </li>
            ))}
          </ul>
        )}
        {known.length > 0 && <Pile heading={`${words.known}: ${known.length}`} cards={known} />}
      </div>
      <Pool dice={player.pool} owners={owners} />
    </section>
  )
}

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
          <small className="held">
            {view.claimed >= 0 ? words.claimed(nameOf(view.claimed)) : words.control(nameOf(view.control))}
          </small>
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

function Hand({ player }: { player: PlayerView }) {
  const { cards } = useTable()
  return (
    <ul className="hand" aria-label={words.yourHand}>
      {player.hand.known.map(({ card, id, name }) => {
        const sheet = cards.get(id)
        return (
          <li key={card} data-flip={`card:${card}`}>
            {sheet && <CardFace card={sheet} size="hand" />}
            <Spot thing={`card:${card}`} id={id} label={name} />
          </li>
        )
      })}
    </ul>
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
      {screen.eyes === self.seat && <Hand player={self} />}
    </div>
  )
}
