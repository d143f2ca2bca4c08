import {
  type Card,
  call,
  cardOf,
  clauseAt,
  type Frame,
  isPublic,
  key,
  type Occurrence,
  openWindow,
  pileOf,
  procedure,
  release,
  type Seat,
  type WindowRules,
} from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import type { TextTree } from '../effects/tree.js'
import type { Of } from '../options/index.js'
import { DARK, type State, type Table } from '../state.js'
import { giversOf, isTurnedUp, usableClauses } from './abilities.js'
import { beforeDiscard, type Chance, timesOf } from './chances.js'
import { clauseFacts } from './clause-facts.js'
import { mayIntercept, mayRetaliate } from './defending.js'
import { isQuery } from './described.js'
import { type Disruptable, mayDisrupt } from './disrupting.js'
import { scopeOfCard } from './gains.js'
import { isTooLate, mayHold, mightAnswer, mightAnswerAtAll } from './hidden-answers.js'
import { mayReveal, revealHidden } from './hidden-cost.js'
import { expire } from './lasting.js'
import { mayUseAgain, useAgain } from './limits.js'
import { hasLuck, isLucky, lucky, luckyClause, mayBeLucky } from './lucky.js'
import { mayPlay } from './may-play.js'
import { beginEffect } from './play-effect.js'
import { hasAbility } from './play-with-ability.js'
import { mayPrevent, pendingNow } from './prevention.js'
import { showHands } from './revealed-hands.js'
import { sourcesAt } from './sources.js'
import { HAND, isBuilding, zoneOf } from './zones.js'

/**
 * What waits in the pool takes effect: by turns, Dark first. rules swtcg.triggered-effects, swtcg.pop-end: when something
 * ends, Dark says in which order.
 */
export function resolveTriggers(t: Table, ending = false): void {
  if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: DARK, ...(ending ? { alone: true } : {}) })
}

/**
 * rule swtcg.pop-chances: triggers first, then Dark plays an effect or passes, then Light, until both pass in a row. What is
 * triggered meanwhile is held until then. rule swtcg.held-triggers
 */
export const chance = procedure<{ on: Chance }, State>('chance', {
  triggers(t, f) {
    showHands(t)
    resolveTriggers(t, f.on === 'end')
  },
  playOrPass(t, f) {
    openWindow(t, [{ on: f.on, by: DARK, at: t.s.stack.length - 1 }], DARK)
  },
  held(t, f) {
    expire(t, 'chance-end')
    resolveTriggers(t, f.on === 'end')
  },
})

/** Mostly nothing waits and nobody can play anything: then it is over in the same step. */
export function openChance(t: Table, on: Chance): void {
  const { stack } = t.s
  if (t.s.queue.length > 0) {
    call(t, chance, { on })
    return
  }
  const f: Frame & { on: Chance } = { procedure: chance.name, step: 'held', on }
  stack.push(f)
  showHands(t)
  openWindow(t, [{ on, by: DARK, at: stack.length - 1 }], DARK)
  if (stack[stack.length - 1] === f) stack.pop()
}

/** What the kernel's response windows need to know of this game. */
export const windows: WindowRules<State> = {
  pool: mayHold,
  sources: sourcesAt,
  clauses(t, on, card) {
    const found = usableClauses(t, card)
    return on === 'reroll' && hasLuck(t, card) ? [...found, luckyClause(t)] : found
  },
  givers: giversOf,
  onTable: (t, card) => zoneOf(pileOf(t.s, card)) !== HAND && !isBuilding(t.s, card) && isPublic(t.s, card),
  again: mayUseAgain,
  may(t, clause, card, seat, what, from) {
    const facts = clauseFacts(t.catalog, clause)
    if (facts.isTurnedUp) return mayReveal(t, clause, card, seat)
    if (facts.kind === 'lucky') return mayBeLucky(t, card, what)
    if (isTooLate(t, clause, what)) return false
    return answers(t, clause, card, seat, what) && mayPlay(t, clause, card, seat, null, occasionOf(what, from))
  },
  might: mightAnswer,
  mightAtAll: mightAnswerAtAll,
  respond(t, seat, { card, clause: id, from }: Of<'respond', 'clause'>, what) {
    const clause = clauseAt(t.catalog, id)
    const used = (t.s.stack.at(-1) as { used?: string[] } | undefined)?.used ?? []
    // It is in there by now; a second time is once more than the rules allow.
    const mine = key(t, clause.id, card, what, from)
    if (used.indexOf(mine) < used.lastIndexOf(mine)) useAgain(t, clause, card)
    if (isTurnedUp(clause)) call(t, revealHidden, { seat, card, clause: clause.id })
    else if (isLucky(clause.ability)) call(t, lucky, { seat, unit: card })
    else beginEffect(t, clause, card, seat, boundBy(what), occasionOf(what, from))
  },
  active: () => DARK,
}

const occasionOf = (what: Occurrence, from: Card | undefined) =>
  from === undefined ? { moment: what.on as Chance } : { moment: what.on as Chance, from }

/** Is this effect about what the chance is about? Evade and Deflect protect their own unit only. */
function answers(t: Table, clause: Clause, card: Card, seat: Seat, what: Occurrence): boolean {
  const { verb, times, disrupts, isAboutOne } = clauseFacts(t.catalog, clause)
  if (times.includes('with-ability')) {
    return (what.n ?? 0) === 0 && hasAbility(t, seat, (ability) => (ability.responds ?? []).includes(what.on))
  }
  if (what.on === 'prevent' && (verb === 'evade' || verb === 'deflect')) return (what.ref as number) % 1024 === card
  if (what.on === 'discard' && !isTold(t, clause.ability, card, seat, what)) return false
  // Where it does not matter which of several damages it answers, it is offered once.
  if ((what.on === 'prevent' || what.on === 'discard') && (what.n ?? 0) > 0 && !isAboutOne) return false
  const pending = what.on === 'prevent' && isAboutOne ? pendingNow(t)[what.n as number] : undefined
  if (pending !== undefined && !mayPrevent(t, pending)) return false
  if (disrupts !== undefined) return mayDisrupt(t, disrupts, what as Disruptable, seat)
  if (verb === 'intercept') return mayIntercept(t, card)
  if (verb === 'retaliate') return mayRetaliate(t, card)
  return true
}

/** Is the unit that would be discarded one of those that the text speaks of? */
function isTold(t: Table, ability: TextTree, card: Card, seat: Seat, what: Occurrence): boolean {
  const told = timesOf(ability)
    .map(beforeDiscard)
    .find((pattern) => pattern !== undefined)?.what
  if (told === undefined || !isQuery(told) || what.ref === undefined) return true
  return isA(t, cardOf(what.ref), told, { ...scopeOfCard(t, card), you: seat }, seat)
}

/** What an effect played in this chance finds bound: the unit that would be damaged or discarded, or who would be disrupted. */
const boundBy = (what: Occurrence): Record<string, number[]> =>
  what.on === 'disrupt' ? { player: [what.by] } : what.ref === undefined ? {} : { unit: [what.ref] }
