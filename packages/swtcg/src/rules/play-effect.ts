import {
  type Card,
  type Clause,
  call,
  cardOf,
  finish,
  goto,
  granted,
  no,
  openWindow,
  procedure,
  refOf,
  reveal,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { type Any, type EffectFrame, holds, perform, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { isBarred } from './barring.js'
import { timesOf } from './chances.js'
import { forceToPay, isX } from './costs.js'
import { discardCard } from './drawing.js'
import { isSilenced } from './gains.js'
import { isUsed, limitOf, noteUse } from './limits.js'
import { shift } from './moving.js'
import { cannot } from './numbers.js'
import { def, HAND, OUT, zone, zoneOf } from './zones.js'

interface Playing extends Scope, EffectFrame {
  clause: number
  /** How much of the cost is paid. */
  paid?: number
  unpaid?: boolean
  disrupted?: boolean
  enhanced?: boolean
}

/** The parts of a cost, in order. rule swtcg.paying-activation-costs: commas mean and. */
export const costOf = (ability: Any): Any[] => [ability.cost ?? []].flat()

const scope = (t: Table, card: Card, you: Seat): Scope => ({
  you,
  source: refOf(t.s, card),
  that: {},
  number: 0,
  die: -1,
  opponent: 1 - you,
})

const isForbidden = (t: Table, card: Card, ability: Any): boolean =>
  isBarred(t, card, 'abilities', t.s.attacker) || isBarred(t, card, ability.effect.do, t.s.attacker)

/** May this effect be played now, as far as its cost, limit and condition go? rule swtcg.activated-abilities */
export function mayPlay(t: Table, clause: Clause, card: Card, seat: Seat, why: Why = null): boolean {
  const { s } = t
  const ability = clause.ability as Any
  const where = zoneOf(s.pile[card] as number)
  if (s.controller[card] !== seat && no(why, 'swtcg.gl-controller', 'you do not control it')) return false
  // Where it may be used from was settled when its clause was found; a Battle card is played from hand.
  if (ability.ability === 'play' && where !== HAND && no(why, 'swtcg.battle-cards', 'it is not in your hand'))
    return false
  if (ability.ability === 'activated' && isSilenced(t, card)) {
    if (no(why, 'swtcg.card-effects', 'it has lost its abilities')) return false
  }
  if (ability.ability === 'activated' && isForbidden(t, card, ability)) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to use it')) return false
  }
  if (ability.ability === 'play' && cannot(t, card, 'play')) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to play it')) return false
  }
  if (isUsed(t, clause, card) && no(why, 'swtcg.pop-chances', `it has been used ${since(clause)}`)) return false
  const x = scope(t, card, seat)
  if (!timesOf(ability).every((when) => isTime(t, when, x, seat))) {
    if (no(why, 'swtcg.term-play-only-condition', 'it is not the time that its text asks for')) return false
  }
  if (!costOf(ability).every((part) => possible(t, part, x, seat))) {
    if (no(why, 'swtcg.paying-activation-costs', 'its cost cannot be paid')) return false
  }
  if (
    !possible(t, ability.effect, naming(t, ability, x, seat), seat) &&
    no(why, 'swtcg.gl-effect', 'it would do nothing')
  )
    return false
  return granted(why)
}

/** An effect whose number is named with its cost is possible if it is so with the most that could be paid. */
function naming(t: Table, ability: Any, x: Scope, seat: Seat): Scope {
  const part = costOf(ability).find((each) => each.do === 'pay-force' && isX(each.n))
  if (part === undefined) return x
  const have = t.s.force[seat] as number
  // A discount makes more possible than there is Force, never by more than what is not paid.
  let most = have
  while (forceToPay(t, part, most + 1, x, seat) <= have && most < have + 20) most++
  while (most > 0 && forceToPay(t, part, most, x, seat) > have) most--
  return { ...x, that: { ...x.that, x: [most] } }
}

const since = (clause: Clause): string => (limitOf(clause) === 'attack' ? 'in this attack' : 'this turn')

/** Is it the time that the text asks for? Which chance it is has been settled before. */
function isTime(t: Table, when: Any, x: Scope, seat: Seat): boolean {
  const { s } = t
  if (when === 'build-step') return s.active === seat && s.phase === 'command'
  if (when === 'opponents-build-step') return s.active === 1 - seat && s.phase === 'command'
  if (when === 'no-attack') return s.attacker < 0
  if (when === 'battle') return s.phase === 'battle'
  if (when === 'before-dice') return s.attacker >= 0 && s.roll === ''
  if (typeof when === 'object' && 'if' in when) return holds(t, when.if, x, seat)
  if (typeof when === 'object' && 'step' in when) return stepIs(t, when.step)
  // Before any of them has attacked this turn.
  if (typeof when === 'object' && when.before?.on === 'attack') return !holds(t, { happened: when.before }, x, seat)
  if (typeof when === 'object' && 'after' in when) return holds(t, { happened: when.after }, x, seat)
  return true
}

function stepIs(t: Table, step: string): boolean {
  const battles = ['space-battle', 'ground-battle', 'character-battle']
  if (battles.includes(step)) return t.s.battle === battles.indexOf(step)
  if (step === 'battle') return t.s.phase === 'battle'
  if (step === 'build' || step === 'retreat') return t.s.phase === 'command'
  return true
}

/** What is being played, for whoever would disrupt it. */
const thingOf = (t: Table, card: Card, clause: number): string =>
  def(t, card).types[0] === 'battle' && t.catalog.clauses[clause]?.ability.ability !== 'activated'
    ? 'battle'
    : 'ability'

/** Is it the Battle card itself that is played, not an ability of a card? */
const isCardPlayed = (t: Table, f: Playing): boolean =>
  def(t, cardOf(f.source)).types[0] === 'battle' && t.catalog.clauses[f.clause]?.ability.ability !== 'activated'

/**
 * rules swtcg.activated-abilities, swtcg.pop-disrupt: the cost is paid, then there is a chance to disrupt, then the effect
 * happens. A cost that something replaced is unpaid: the effect was played, but nothing happens.
 */
export const playEffect = procedure<Playing, State>('play-effect', {
  announce(t, f) {
    const card = cardOf(f.source)
    noteUse(t, t.catalog.clauses[f.clause] as Clause, card)
    if (zoneOf(t.s.pile[card] as number) === HAND) reveal(t, card)
    // While it is being played it is in no hand: it can be neither discarded from there nor played again.
    if (isCardPlayed(t, f)) shift(t, card, zone(t.s.owner[card] as Seat, OUT))
    t.watch?.({ is: 'played', seat: f.you, card, clause: f.clause })
  },
  pay(t, f) {
    const ability = (t.catalog.clauses[f.clause] as Clause).ability as Any
    const costs = costOf(ability)
    const paid = f.paid ?? 0
    if (paid > 0 && f.result === false) f.unpaid = true
    if (paid === costs.length) return
    f.paid = paid + 1
    goto(f, 'pay')
    perform(t, costs[paid], f)
  },
  disrupt(t, f) {
    f.result = true
    if (f.unpaid) goto(f, 'done')
    else
      openWindow(
        t,
        [
          {
            on: 'disrupt',
            by: f.you,
            ref: f.source,
            at: t.s.stack.lastIndexOf(f),
            clause: f.clause,
            thing: thingOf(t, cardOf(f.source), f.clause),
          },
        ],
        0,
      )
  },
  effect(t, f) {
    if (!f.disrupted) perform(t, (t.catalog.clauses[f.clause] as Any).ability.effect, f)
  },
  done(t, f) {
    const card = cardOf(f.source)
    // rule swtcg.zone-discard-pile: a Battle card goes there once it has been played
    if (isCardPlayed(t, f) && zoneOf(t.s.pile[card] as number) === OUT) discardCard(t, card)
    finish(t, f, f.result !== false && !f.unpaid && !f.disrupted)
  },
})

export function beginEffect(
  t: Table,
  clause: Clause,
  card: Card,
  you: Seat,
  bound: Record<string, number[]> = {},
): void {
  const node = t.catalog.nodeOf.get((clause.ability as Any).effect)
  call(t, playEffect, { ...scope(t, card, you), that: bound, clause: clause.id, node, scope: t.s.stack.length })
}
