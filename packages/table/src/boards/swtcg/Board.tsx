import { useMemo } from 'react'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { Hand } from '../Hand.js'
import { PhaseStrip } from '../PhaseStrip.js'
import '../board.css'
import { Arena } from './Arena.js'
import { chanceWords } from './chance.js'
import { Attack, DiceRow } from './Dice.js'
import { Effects } from './Effects.js'
import './fight.css'
import { Order } from './Order.js'
import { type Roll, rollShown } from './rolls.js'
import './swtcg.css'
import type { SwtcgView } from '@dejarik/swtcg/views'
import { arenaNames, seated } from './view.js'
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

/** What goes on: the phase, the chance that is open, the die for build points, what waits and lasts. */
function Moment({ view, roll }: { view: SwtcgView; roll: Roll | null }) {
  const { screen } = useTable()
  const chance = chanceWords(screen)
  return (
    <div className="moment-strip">
      <b>{words.turn(view.turn)}</b>
      {view.turn > 0 && <PhaseStrip phases={strip} current={stepOf(view, screen.place)} />}
      {chance !== '' && (
        <span className="chance" data-mine={view.chance?.seat === screen.eyes || undefined}>
          {chance}
        </span>
      )}
      {roll !== null && roll.for !== 'attack' && roll.for !== 'damage' && (
        <span className="build-roll">
          {say.fights.roll.for[roll.for] ?? words.dice} <DiceRow roll={roll} open={view.dice.length > 0} />
        </span>
      )}
      <Effects view={view} />
    </div>
  )
}

/** A battle: the attack with its dice, and the order of attacks. */
function Battle({ view, roll }: { view: SwtcgView; roll: Roll | null }) {
  const attack = roll?.for === 'attack' || roll?.for === 'damage' ? roll : null
  if (view.order.length === 0 && attack === null) return null
  return (
    <div className="battle-bar">
      <Attack view={view} roll={attack} />
      <Order view={view} />
    </div>
  )
}

/** A table of the trading card game: three arenas, the opponent above, oneself below with the hand. */
export function Board() {
  const { screen, log = [] } = useTable()
  const view = screen.view as unknown as SwtcgView
  const roll = useMemo(() => rollShown(view, log), [view, log])
  const [far, near] = seated(view, screen.eyes)
  return (
    <div className="board swtcg">
      <Moment view={view} roll={roll} />
      <Battle view={view} roll={roll} />
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
