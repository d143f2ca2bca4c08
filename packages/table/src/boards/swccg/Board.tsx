import { CardFace } from '../../drawing/CardFace.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Spot } from '../../page/Spot.js'
import { Pile } from '../Pile.js'
import { Tile } from '../Tile.js'
import '../board.css'
import { cardWords } from './outline.js'
import './swccg.css'
import {
  type BattleView,
  type LocationView,
  type Named,
  type PileView,
  type PlayerView,
  phases,
  piles,
  type SwccgView,
  seated,
  type TableCard,
} from './view.js'

const words = say.swccg
const shown = ['power', 'ability', 'forfeit'] as const

/** A card on table: its numbers, its states, and what is aboard, attached or stacked. */
function OnTable({ card, fights }: { card: TableCard; fights?: ReadonlySet<number> | undefined }) {
  return (
    <li className="piece" data-flip={`card:${card.card}`} data-fights={fights?.has(card.card) || undefined}>
      <Tile card={card} label={cardWords(card)} dim={card.inactive ?? false}>
        <span className="piece-numbers" aria-hidden="true">
          {shown.map(
            (key) =>
              card[key] !== undefined && (
                <span key={key} data-number={key}>
                  {card[key]}
                </span>
              ),
          )}
        </span>
        {(card.states ?? []).length > 0 && <span className="tag">{card.states?.join(' ')}</span>}
      </Tile>
      {(card.on ?? []).length > 0 && (
        <ul className="aboard">
          {card.on?.map((each) => (
            <Aboard key={each.card} card={each} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Aboard({ card }: { card: TableCard }) {
  return (
    <>
      <li data-flip={`card:${card.card}`} data-as={card.as}>
        <span aria-hidden="true">
          {card.name}
          {card.power !== undefined && ` · ${card.power}`}
        </span>
        <Spot thing={`card:${card.card}`} id={card.id} label={cardWords(card)} />
      </li>
      {card.on?.map((each) => (
        <Aboard key={each.card} card={each} />
      ))}
    </>
  )
}

function Cards({ cards, label, battle }: { cards: readonly TableCard[]; label: string; battle: BattleView | null }) {
  const fights = battle === null ? undefined : new Set(battle.cards)
  return (
    <ul className="pieces" aria-label={label}>
      {cards.map((card) => (
        <OnTable key={card.card} card={card} fights={fights} />
      ))}
    </ul>
  )
}

function Icons({ side, n }: { side: 'dark' | 'light'; n: number }) {
  return (
    <span className="force-icons" data-side={side} title={`${words[side]} ${n}`}>
      <i aria-hidden="true" />
      {n}
    </span>
  )
}

interface ColumnProps {
  readonly location: LocationView
  readonly far: PlayerView
  readonly near: PlayerView
  readonly battle: BattleView | null
  readonly starts: boolean
}

/** One location: the opponent's cards above it, one's own below. */
function Column({ location, far, near, battle, starts }: ColumnProps) {
  const { screen } = useTable()
  const nameOf = (seat: number) => `${location.name}: ${screen.players[seat]?.name ?? ''}`
  const of = (seat: number) => location.cards.filter((card) => card.seat === seat)
  const fought = battle?.at === location.card ? battle : null
  return (
    <section
      className="column"
      data-fought={fought !== null || undefined}
      data-starts={starts || undefined}
      aria-label={location.name}
    >
      <Cards cards={of(far.seat)} label={nameOf(far.seat)} battle={fought} />
      <div className="location" data-flip={`card:${location.card}`}>
        <Tile
          card={location}
          label={`${location.name}, ${words.dark} ${location.dark}, ${words.light} ${location.light}`}
        >
          <span className="location-icons" aria-hidden="true">
            <Icons side={far.side} n={location[far.side]} />
            <Icons side={near.side} n={location[near.side]} />
          </span>
        </Tile>
      </div>
      <Cards cards={of(near.seat)} label={nameOf(near.seat)} battle={fought} />
    </section>
  )
}

/** Power, attrition and damage of the battle in progress, side by side. */
function Battle({ battle, order }: { battle: BattleView; order: readonly PlayerView[] }) {
  const { screen } = useTable()
  return (
    <div className="battle" role="status">
      <b>{words.segments[battle.segment] ?? battle.segment}</b>
      {order.map(({ seat }) => (
        <span key={seat}>
          {words.battleLine(
            screen.players[seat]?.name ?? '',
            battle.power[seat] ?? 0,
            battle.attrition[seat] ?? 0,
            battle.damage[seat] ?? 0,
          )}
        </span>
      ))}
    </div>
  )
}

function OnePile({ which, pile, mine }: { which: (typeof piles)[number]; pile: PileView; mine: boolean }) {
  const heading = `${words.piles[which]}: ${pile.count}`
  return (
    <li className="stock" data-pile={which}>
      <b>{pile.count}</b>
      <span>{words.piles[which]}</span>
      {pile.known.length > 0 && <Pile heading={say.swccg.lookAt(pile.known.length)} cards={pile.known} />}
      {mine && <Spot thing={`pile:${which}`} label={heading} />}
    </li>
  )
}

function Side({ player, view, mine }: { player: PlayerView; view: SwccgView; mine: boolean }) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  const lists: readonly (readonly [string, readonly Named[]])[] = [
    [words.drawn, player.destiny],
    [words.playing, player.playing],
    [words.out, player.out],
    [words.known, mine ? [] : player.hand.known],
  ]
  return (
    <section
      className="side"
      data-side={player.side}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={`${name}, ${words[player.side]}`}
    >
      <div className="counts">
        <h2 className="player-name" data-acts={view.active === player.seat || undefined}>
          {name} <small>{words[player.side]}</small>
          <Spot thing={`seat:${player.seat}`} label={name} />
        </h2>
        <p className="piles">
          <span>{words.life(player.lifeForce)}</span>
          <span>{words.generates(player.generation)}</span>
          <span>{words.hand(player.hand.count)}</span>
        </p>
      </div>
      <ul className="stocks" aria-label={words.pilesOf}>
        {piles.map((which) => (
          <OnePile key={which} which={which} pile={player[which]} mine={mine} />
        ))}
      </ul>
      <div className="beside">
        {lists.map(
          ([heading, cards]) =>
            cards.length > 0 && (
              <div key={heading} className="beside-list">
                <small>{heading}</small>
                {cards.slice(-4).map((card) => (
                  <Tile key={card.card} card={card} label={`${heading}: ${card.name}`} className="strip" />
                ))}
              </div>
            ),
        )}
        <ul className="pieces" aria-label={words.side}>
          {player.table.map((card) => (
            <OnTable key={card.card} card={card} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Moment({ view, order }: { view: SwccgView; order: readonly PlayerView[] }) {
  const { screen } = useTable()
  return (
    <div className="moment-strip">
      <b>{view.turn === 0 ? words.starting : words.turn(view.turn, screen.players[view.active]?.name ?? '')}</b>
      {view.turn > 0 && (
        <ol className="phases">
          {phases.map((phase) => (
            <li key={phase} aria-current={view.phase === phase ? 'step' : undefined}>
              {words.phases[phase]}
            </li>
          ))}
        </ol>
      )}
      {view.battle !== null && <Battle battle={view.battle} order={order} />}
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

/** A table of the customizable card game: locations in a row, the opponent above, oneself below with the hand. */
export function Board() {
  const { screen, cards } = useTable()
  const view = screen.view as unknown as SwccgView
  const [far, near] = seated(view, screen.eyes)
  const systemOf = (location: LocationView | undefined) => location && cards.get(location.id)?.group
  return (
    <div className="board swccg">
      <Moment view={view} order={[far, near]} />
      <Side player={far} view={view} mine={false} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="line" tabIndex={0} aria-label={words.locations}>
        {view.locations.map((location, i) => (
          <Column
            key={location.card}
            location={location}
            far={far}
            near={near}
            battle={view.battle}
            starts={i === 0 || systemOf(location) !== systemOf(view.locations[i - 1])}
          />
        ))}
        {view.locations.length === 0 && <p className="quiet">{words.noLocations}</p>}
      </section>
      <Side player={near} view={view} mine={screen.eyes === near.seat} />
      {screen.eyes === near.seat && <Hand player={near} />}
    </div>
  )
}
