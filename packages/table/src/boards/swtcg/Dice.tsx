import type { SwtcgView } from '@dejarik/swtcg/views'
import { Pips } from '../../drawing/Pips.js'
import { say } from '../../messages/index.js'
import { useTable } from '../../page/context.js'
import { oddsWords, useOdds } from '../../page/Odds.js'
import { Spot } from '../../page/Spot.js'
import { type DieRolled, outcome, type Roll } from './rolls.js'

const words = say.fights.roll

/** Dice come one after the other; many come faster, so that nobody waits long. */
const STEP = 120
const LONGEST = 720

/** One die: what hits is full and has a mark, what misses is hollow. */
function Die({ die, i, open }: { die: DieRolled; i: number; open: boolean }) {
  const said = words.die(die.n, die.hit, die.was)
  return (
    <li
      className="rolled-die"
      data-hit={die.hit ?? undefined}
      data-again={die.was ?? undefined}
      style={{ '--i': i } as never}
      title={said}
    >
      <Pips n={die.n} name={said} />
      {die.hit && (
        <svg className="hit-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1l2.6 6.4L21 5l-2.4 6.4L23 12l-4.4 2.6L21 19l-6.4-1.4L12 23l-2.6-5.4L3 19l2.4-4.4L1 12l4.4-.6L3 5l6.4 2.4z" />
        </svg>
      )}
      {die.was !== null && (
        <small className="die-was" aria-hidden="true">
          {words.was(die.was)}
        </small>
      )}
      {open && <Spot thing={`die:${i}`} label={`${say.swtcg.dice}: ${said}`} />}
    </li>
  )
}

/** Dice in the order in which they were rolled. A roll that is new is seen to be rolled. */
export function DiceRow({ roll, open }: { roll: Roll; open: boolean }) {
  const n = roll.dice.length + roll.secret
  const step = Math.min(STEP, LONGEST / Math.max(1, n))
  return (
    <ol className="rolled" style={{ '--step': `${step}ms` } as never}>
      {roll.dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
        <Die key={`${roll.key} ${i} ${die.was === null ? '' : `${die.was} ${die.n}`}`} die={die} i={i} open={open} />
      ))}
      {roll.secret > 0 && <li className="unseen">{words.secret(roll.secret)}</li>}
      {Array.from({ length: roll.secret }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <li key={i} className="rolled-die" data-secret aria-hidden="true" style={{ '--i': i } as never}>
          <Pips n={0} />
        </li>
      ))}
    </ol>
  )
}

/** What the attack that was declared may come to. */
function AttackOdds({ attack: { attacker, defender } }: { attack: NonNullable<SwtcgView['attack']> }) {
  const [odds] = useOdds([`card:${attacker}`, `card:${defender}`])
  return odds ? <small className="quiet">{oddsWords({ ...odds, key: 'attack' })}</small> : null
}

/** The attack that goes on, or the last one: who attacks whom, the dice, and what came of them. */
export function Attack({ view, roll }: { view: SwtcgView; roll: Roll | null }) {
  const { screen } = useTable()
  const { attack } = view
  if (roll === null) return null
  const bare = roll.dice.length === 0 && roll.secret === 0
  return (
    <section className="attack-now" data-over={attack === null || undefined} aria-label={words.for[roll.for] ?? ''}>
      <p className="attack-who">
        <small>{roll.for !== 'attack' ? (words.for[roll.for] ?? '') : attack === null ? words.last : words.now}</small>{' '}
        {roll.attacker !== '' && (
          <b>
            {roll.attacker} <span aria-hidden="true">→</span>
            <span className="unseen">{say.swtcg.attacks}</span> {roll.defender}
          </b>
        )}
      </p>
      <div className="attack-dice">
        {bare && attack !== null && <AttackOdds attack={attack} />}
        {!bare && <DiceRow roll={roll} open={view.dice.length > 0 && !screen.looking} />}
        <b key={roll.key} className="attack-outcome" style={{ '--i': roll.dice.length } as never}>
          {outcome(roll).join(' · ')}
        </b>
      </div>
    </section>
  )
}
