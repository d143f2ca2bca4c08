import { CardFace } from '../../drawing/CardFace.js'
import { Pips } from '../../drawing/Pips.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { oddsWords, useOdds } from '../../page/Odds.js'
import { Spot } from '../../page/Spot.js'
import { listed } from '../outline.js'
import { PhaseStrip } from '../PhaseStrip.js'
import { Pile } from '../Pile.js'
import { Tile } from '../Tile.js'
import '../board.css'
import { unitWords } from './outline.js'
import './swtcg.css'
import {
  arenaNames,
  type BuildView,
  bySpeed,
  isNamed,
  isUnit,
  type Named,
  type PlayerView,
  type SwtcgView,
  seated,
  type UnitView,
} from './view.js'

const words = say.swtcg
const strip = [
  ...['ready', 'build', 'retreat'].map((key) => ({ key, name: words.steps[key] ?? key })),
  ...arenaNames.map((key) => ({ key, name: words.arenas[key] ?? key })),
  { key: 'end', name: words.steps.end ?? '' },
]

/** Where on the strip: the engine says it to whoever plays; others see the phase. */
const stepOf = ({ phase, battle }: SwtcgView, place: string): string =>
  place.split(' ')[1] ?? battle ?? (phase === 'command' ? 'build' : phase)

function Riders({
  label,
  cards,
  kind,
}: {
  label: string
  cards: readonly (Named & { tapped?: boolean })[]
  kind: string
}) {
  if (cards.length === 0) return null
  return (
    <ul className="riders" data-kind={kind} aria-label={label}>
      {cards.map((card) => (
        <li key={card.card} data-flip={`card:${card.card}`} data-dim={card.tapped || undefined}>
          <span aria-hidden="true">{card.name}</span>
          <Spot thing={`card:${card.card}`} id={card.id} label={`${label}: ${card.name}`} />
        </li>
      ))}
    </ul>
  )
}

function Unit({ unit, role }: { unit: UnitView; role?: 'attacker' | 'defender' | undefined }) {
  return (
    <li className="unit" data-flip={`card:${unit.card}`} data-role={role} data-tapped={unit.tapped || undefined}>
      <Tile card={unit} label={unitWords(unit)} dim={unit.tapped}>
        <span className="unit-numbers" aria-hidden="true">
          <span data-number="speed">{unit.speed}</span>
          <span data-number="power">{unit.power}</span>
          <span data-number="health" data-hurt={unit.damage > 0 || undefined}>
            {unit.health - unit.damage}
            {unit.damage > 0 && <small>/{unit.health}</small>}
          </span>
        </span>
        {unit.beneath.length > 0 && <span className="tag tag-stack">{words.beneath(unit.beneath.length)}</span>}
        {unit.tapped && (
          <svg className="tap" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 1 3 5.7M8 22v-5h-5" />
          </svg>
        )}
      </Tile>
      <Riders label={words.pilots} cards={unit.pilots} kind="pilot" />
      <Riders label={words.equipment} cards={unit.equipment} kind="equipment" />
      <Riders label={words.stack} cards={unit.beneath} kind="stack" />
    </li>
  )
}

function Half({ units, attack, label }: { units: readonly UnitView[]; attack: SwtcgView['attack']; label: string }) {
  const role = (card: number) =>
    attack?.attacker === card ? 'attacker' : attack?.defender === card ? 'defender' : undefined
  return (
    <ul className="half" aria-label={label}>
      {bySpeed(units).map((unit) => (
        <Unit key={unit.card} unit={unit} role={role(unit.card)} />
      ))}
    </ul>
  )
}

function Arena({ view, i, far, near }: { view: SwtcgView; i: number; far: PlayerView; near: PlayerView }) {
  const { screen } = useTable()
  const arena = arenaNames[i] as string
  const name = words.arenas[arena] ?? arena
  const location = view.locations[i] ?? null
  const fought = view.battle === arena
  const playerName = (seat: number) => `${name}: ${screen.players[seat]?.name ?? ''}`
  return (
    <section className="arena" data-arena={arena} data-fought={fought || undefined} aria-label={name}>
      <Half units={far.arenas[i]?.units ?? []} attack={view.attack} label={playerName(far.seat)} />
      <div className="midline">
        <h3>
          {name}
          <Spot thing={`arena:${i}`} label={name} />
        </h3>
        {location === null ? (
          <span className="no-location">{words.noLocation}</span>
        ) : (
          <Tile card={location} label={`${words.location}: ${location.name}`} className="strip" />
        )}
      </div>
      <Half units={near.arenas[i]?.units ?? []} attack={view.attack} label={playerName(near.seat)} />
    </section>
  )
}

function Building({ card }: { card: BuildView }) {
  if (isUnit(card)) return <Unit unit={card} />
  const named = isNamed(card)
  const label = listed(
    card.name ?? words.faceDown,
    !card.faceUp && words.counters(card.counters),
    card.tapped && words.tapped,
  )
  return (
    <li className="building" data-down={!card.faceUp || undefined} data-flip={named ? `card:${card.card}` : undefined}>
      {named ? (
        <Tile card={card} label={label} dim={card.tapped} className="strip" />
      ) : (
        <div className="tile strip back" role="img" aria-label={label} />
      )}
      {card.counters > 0 && (
        <span className="counters" aria-hidden="true">
          {card.counters}
        </span>
      )}
    </li>
  )
}

function Zone({ player, view, mine }: { player: PlayerView; view: SwtcgView; mine: boolean }) {
  const { screen } = useTable()
  const name = screen.players[player.seat]?.name ?? ''
  const acts = view.active === player.seat
  const known = mine ? [] : player.hand.known
  return (
    <section
      className="zone"
      data-side={player.side}
      data-asked={screen.asked === player.seat || undefined}
      aria-label={`${name}, ${words[player.side]}`}
    >
      <div className="counts">
        <h2 className="player-name" data-acts={acts || undefined}>
          {name} <small>{words[player.side]}</small>
          <Spot thing={`seat:${player.seat}`} label={name} />
        </h2>
        <p className="purse">
          <span title={words.force}>
            <i className="force" aria-hidden="true" />
            <span className="unseen">{words.force} </span>
            <b>{player.force}</b>
          </span>
          <span title={words.points}>
            <i className="points" aria-hidden="true" />
            <span className="unseen">{words.points} </span>
            <b>{player.points}</b>
          </span>
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
          {player.out.length > 0 && <Pile heading={words.out(player.out.length)} cards={player.out} />}
          {known.length > 0 && <Pile heading={`${words.known}: ${known.length}`} cards={known} />}
        </p>
      </div>
      <ul className="build-zone" aria-label={words.build}>
        {player.build.length === 0 && <li className="quiet">{words.build}</li>}
        {player.build.map((card, i) => (
          <Building key={card.card ?? `back ${i}`} card={card} />
        ))}
      </ul>
    </section>
  )
}

/** What the attack that was declared may come to. */
function AttackOdds({ attack: { attacker, defender } }: { attack: NonNullable<SwtcgView['attack']> }) {
  const [odds] = useOdds([`card:${attacker}`, `card:${defender}`])
  return odds ? <small className="quiet">{oddsWords({ ...odds, key: 'attack' })}</small> : null
}

/** What goes on: the phase, the battle, the attack, and the dice one by one. */
function Moment({ view }: { view: SwtcgView }) {
  const { screen } = useTable()
  const all = view.players.flatMap((player) => player.arenas.flatMap(({ units }) => units))
  const nameOf = (card: number) => all.find((unit) => unit.card === card)?.name ?? ''
  return (
    <div className="moment-strip">
      <b>{words.turn(view.turn)}</b>
      {view.turn > 0 && <PhaseStrip phases={strip} current={stepOf(view, screen.place)} />}
      {view.attack !== null && (
        <span className="attack">
          {nameOf(view.attack.attacker)} <b aria-hidden="true">→</b>
          <span className="unseen">{words.attacks}</span> {nameOf(view.attack.defender)}
        </span>
      )}
      {view.attack !== null && view.dice.length === 0 && <AttackOdds attack={view.attack} />}
      {view.dice.length > 0 && (
        <span className="rolled">
          {view.dice.map((n, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
            <span key={`${i} ${n}`} className="rolled-die">
              <Pips n={n} />
              <Spot thing={`die:${i}`} label={`${words.dice}: ${n}`} />
            </span>
          ))}
        </span>
      )}
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

/** A table of the trading card game: three arenas, the opponent above, oneself below with the hand. */
export function Board() {
  const { screen } = useTable()
  const view = screen.view as unknown as SwtcgView
  const [far, near] = seated(view, screen.eyes)
  return (
    <div className="board swtcg">
      <Moment view={view} />
      <Zone player={far} view={view} mine={false} />
      <div className="arenas">
        {arenaNames.map((arena, i) => (
          <Arena key={arena} view={view} i={i} far={far} near={near} />
        ))}
      </div>
      <Zone player={near} view={view} mine={screen.eyes === near.seat} />
      {screen.eyes === near.seat && <Hand player={near} />}
    </div>
  )
}
