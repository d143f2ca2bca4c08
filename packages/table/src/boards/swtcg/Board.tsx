import { Pips } from '../../drawing/Pips.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { oddsWords, useOdds } from '../../page/Odds.js'
import { Spot } from '../../page/Spot.js'
import { Hand } from '../Hand.js'
import { PhaseStrip } from '../PhaseStrip.js'
import '../board.css'
import { Arena } from './Arena.js'
import './swtcg.css'
import { arenaNames, type SwtcgView, seated } from './view.js'
import { Zone } from './Zone.js'

const words = say.swtcg
const strip = [
  ...['ready', 'build', 'retreat'].map((key) => ({ key, name: words.steps[key] ?? key })),
  ...arenaNames.map((key) => ({ key, name: words.arenas[key] ?? key })),
  { key: 'end', name: words.steps.end ?? '' },
]

/** Where on the strip: the engine says it to whoever plays; others see the phase. */
const stepOf = ({ phase, battle }: SwtcgView, place: string): string =>
  place.split(' ')[1] ?? battle ?? (phase === 'command' ? 'build' : phase)

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
      {screen.eyes === near.seat && <Hand label={words.yourHand} cards={near.hand.known} />}
    </div>
  )
}
