import {
  ask,
  type Card,
  type Clause,
  call,
  cardOf,
  finish,
  goto,
  granted,
  intend,
  isPublic,
  no,
  type Option,
  procedure,
  refOf,
  reveal,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { type Any, type EffectFrame, holds, perform, playersOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { giversOf, usableClauses } from './abilities.js'
import { isBarred } from './barring.js'
import { isBuildStart, type Moment, momentsFor, timesOf, waysAt, waysOf } from './chances.js'
import { isX, toPay } from './costs.js'
import { openDisrupts } from './disrupting.js'
import { discardCard } from './drawing.js'
import { isSilenced } from './gains.js'
import { mayPlayFromAside, playedFromAside } from './lending.js'
import { isUsed, limitOf, noteUse } from './limits.js'
import { listOf } from './list.js'
import { shift } from './moving.js'
import { cannot } from './numbers.js'
import { settleTable } from './settling.js'
import { def, HAND, OUT, zone, zoneOf } from './zones.js'

/** When an effect is played, and by whom it was given; what is absent is not known, or does not matter. */
export interface Occasion {
  moment?: Moment
  from?: Card
}

interface Playing extends Scope, EffectFrame, Occasion {
  clause: number
  /** Which of the ways that it offers was chosen. */
  way?: number
  /** How much of the cost is paid. */
  paid?: number
  unpaid?: boolean
  disrupted?: boolean
}

/**
 * The parts of a cost, in order. rules swtcg.gl-arrow, swtcg.gl-activation-cost, swtcg.gl-cost,
 * swtcg.paying-activation-costs: commas mean and.
 */
export const costOf = (ability: Any): readonly Any[] => listOf(ability.cost)

const scope = (t: Table, card: Card, you: Seat): Scope => ({
  you,
  source: refOf(t.s, card),
  that: {},
  number: 0,
  die: -1,
  opponent: 1 - you,
})

/** rules swtcg.gl-cant-use, swtcg.gl-cant-use-evade: a keyword that is barred bars that keyword, and nothing else. */
const isForbidden = (t: Table, card: Card, ability: Any): boolean =>
  isBarred(t, card, 'abilities', t.s.attacker) || isBarred(t, card, ability.effect.do, t.s.attacker)

/** rule swtcg.enhance: a Battle card is played for its effect or for its enhanced one. */
const isPlay = (ability: Any): boolean => ability.ability === 'play' || ability.ability === 'enhance'

/** May this effect be played now, as far as its cost, limit and condition go? rule swtcg.activated-abilities */
export function mayPlay(
  t: Table,
  clause: Clause,
  card: Card,
  seat: Seat,
  why: Why = null,
  { moment, from }: Occasion = {},
): boolean {
  const { s } = t
  const ability = clause.ability as Any
  const where = zoneOf(s.pile[card] as number)
  const lent = ability.ability !== 'activated' && mayPlayFromAside(t, seat, card)
  if (s.controller[card] !== seat && !lent && no(why, 'swtcg.gl-controller', 'you do not control it')) return false
  // Where it may be used from was settled when its clause was found; a Battle card is played from hand.
  if (isPlay(ability) && where !== HAND && !lent && no(why, 'swtcg.battle-cards', 'it is not in your hand'))
    return false
  if (ability.ability === 'activated' && isSilenced(t, card)) {
    if (no(why, 'swtcg.card-effects', 'it has lost its abilities')) return false
  }
  if (ability.ability === 'activated' && isForbidden(t, card, ability)) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to use it')) return false
  }
  if (isPlay(ability) && cannot(t, card, 'play')) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to play it')) return false
  }
  if (isUsed(t, clause, card, from) && no(why, 'swtcg.pop-chances', `it has been used ${since(clause)}`)) return false
  const x = scope(t, card, seat)
  if (from !== undefined) x.that = { granter: [refOf(t.s, from)] }
  if (!timesOf(ability).every((when) => isTime(t, when, x, seat))) {
    if (no(why, 'swtcg.term-play-only-condition', 'it is not the time that its text asks for')) return false
  }
  if (!costOf(ability).every((part) => possible(t, part, x, seat))) {
    if (no(why, 'swtcg.paying-activation-costs', 'its cost cannot be paid')) return false
  }
  const reckoned = naming(t, ability, x, seat)
  const ways = moment === undefined ? waysOf(ability.effect) : waysAt(ability, moment)
  if (!ways.some((way) => possible(t, way, reckoned, seat)) && no(why, 'swtcg.gl-effect', 'it would do nothing'))
    return false
  return granted(why)
}

/** An option for each way to use such abilities of a card now: where several cards have given one, each by itself. */
export function usesAt(t: Table, card: Card, seat: Seat, moment: Moment): Option[] {
  const options: Option[] = []
  for (const clause of usableClauses(t, card)) {
    if (clause.ability.ability !== 'activated' || !momentsFor(clause.ability).includes(moment)) continue
    const givers = giversOf(t, clause, card)
    if (givers.length === 0 && mayPlay(t, clause, card, seat, null, { moment }))
      options.push({ do: 'use', card, clause: clause.id })
    for (const from of givers)
      if (mayPlay(t, clause, card, seat, null, { moment, from }))
        options.push({ do: 'use', card, clause: clause.id, from })
  }
  return options
}
/** More than any card costs. */
const MANY = 99

/** An effect whose number is named with its cost is possible if it is so with the most that could be paid. */
function naming(t: Table, ability: Any, x: Scope, seat: Seat): Scope {
  // What is only known once the cost is paid could be anything.
  if (costOf(ability).some((each) => each.do === 'reckon' && each.x)) return { ...x, that: { ...x.that, x: [MANY] } }
  const part = costOf(ability).find((each) => each.do === 'pay-force' && isX(each.n))
  if (part === undefined) return x
  const have = t.s.force[seat] as number
  // A discount makes more possible than there is Force, never by more than what is not paid.
  let most = have
  while (toPay(t, part, most + 1, x, seat) <= have && most < have + 20) most++
  while (most > 0 && toPay(t, part, most, x, seat) > have) most--
  return { ...x, that: { ...x.that, x: [most] } }
}

const since = (clause: Clause): string => {
  const limit = limitOf(clause)
  if (limit === 'would-attack') return 'by this unit instead of attacking'
  return limit === 'attack' ? 'in this attack' : 'this turn'
}

/** Is it the time that the text asks for? Which chance it is has been settled before. */
function isTime(t: Table, when: Any, x: Scope, seat: Seat): boolean {
  const { s } = t
  if (when === 'build-step') return s.active === seat && s.phase === 'command'
  if (when === 'opponents-build-step') return s.active === 1 - seat && s.phase === 'command'
  if (isBuildStart(when))
    return s.phase === 'command' && playersOf(t, when.after.by ?? 'you', x, seat).includes(s.active)
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

const abilityOf = (t: Table, f: Playing): Any => (t.catalog.clauses[f.clause] as Clause).ability

/** The event that playing it is. */
const eventOf = (t: Table, f: Playing) => ({
  kind: 'play',
  card: cardOf(f.source),
  by: f.you,
  thing: thingOf(t, cardOf(f.source), f.clause),
})

/**
 * rules swtcg.activated-abilities, swtcg.pop-disrupt: the cost is paid, then there is a chance to disrupt, then the effect
 * happens. A cost that something replaced is unpaid: the effect was played, but nothing happens, and there is nothing to
 * disrupt. rule swtcg.paying-activation-costs
 */
export const playEffect = procedure<Playing, State>('play-effect', {
  choose(t, f) {
    // rule swtcg.term-choose-one: when it is played, of what has its time now, and once for all
    const ability = abilityOf(t, f)
    if (ability.effect.do !== 'either') {
      goto(f, 'announce')
      return
    }
    const ways = f.moment === undefined ? waysOf(ability.effect) : waysAt(ability, f.moment)
    const reckoned = naming(t, ability, f, f.you)
    const options = waysOf(ability.effect).flatMap((way, n) =>
      ways.includes(way) && possible(t, way, reckoned, f.you) ? [{ do: 'either', n }] : [],
    )
    const node = t.catalog.nodeOf.get(ability.effect)
    ask(t, f.you, 'either', options, { about: { node }, rule: 'swtcg.gl-choose-one' })
  },
  chosen(_t, f, answer) {
    f.way = answer.n as number
  },
  announce(t, f) {
    const card = cardOf(f.source)
    noteUse(t, t.catalog.clauses[f.clause] as Clause, card, f.from)
    // What is played from a hand, or used while it is being built, is shown.
    if (!isPublic(t.s, card)) reveal(t, card)
    if (isCardPlayed(t, f)) {
      playedFromAside(t, f.you, card)
      t.s.played[f.you]?.push(t.s.def[card] as number)
    }
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
  played(t, f) {
    f.result = true
    intend(t, eventOf(t, f))
  },
  disrupt(t, f) {
    const event = eventOf(t, f)
    if (f.unpaid) goto(f, 'done')
    else openDisrupts(t, f, { by: f.you, ref: f.source, clause: f.clause, thing: event.thing }, event)
  },
  effect(t, f) {
    f.result = true
    if (!f.disrupted) perform(t, waysOf(abilityOf(t, f).effect)[f.way ?? 0], f)
  },
  settle(t) {
    settleTable(t)
  },
  done(t, f) {
    const card = cardOf(f.source)
    // rule swtcg.zone-discard-pile: a Battle card goes there once it has been played
    if (isCardPlayed(t, f) && zoneOf(t.s.pile[card] as number) === OUT) discardCard(t, card)
    finish(t, f, f.result !== false && !f.unpaid && !f.disrupted)
  },
})

/** Begins to play it: `bound` is what the moment is about. */
export function beginEffect(
  t: Table,
  clause: Clause,
  card: Card,
  you: Seat,
  bound: Record<string, number[]> = {},
  { moment, from }: Occasion = {},
): void {
  const node = t.catalog.nodeOf.get((clause.ability as Any).effect)
  const that = from === undefined ? bound : { ...bound, granter: [refOf(t.s, from)] }
  call(t, playEffect, {
    ...{ ...scope(t, card, you), that, clause: clause.id, node, scope: t.s.stack.length },
    ...(moment === undefined ? {} : { moment }),
    ...(from === undefined ? {} : { from }),
  })
}

/** Begins what an option of `usesAt` stands for. */
export function beginUse(t: Table, option: Option, seat: Seat, moment: Moment): void {
  const clause = t.catalog.clauses[option.clause as number] as Clause
  const from = option.from as Card | undefined
  beginEffect(t, clause, option.card as Card, seat, {}, from === undefined ? { moment } : { moment, from })
}
