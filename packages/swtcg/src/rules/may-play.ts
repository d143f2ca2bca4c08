import { type Card, granted, NONE, no, type Option, pileOf, refOf, type Seat, type Why } from '@dejarik/kernel'
import { holds, playersOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import { forceOf } from '../columns.js'
import type { Clause } from '../definitions.js'
import type { Effect, When } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { battles, type Table } from '../state.js'
import { happened } from '../vocabulary/happened.js'
import { giversOf, usableClauses } from './abilities.js'
import { mayPlayFromAside } from './as-if-in-hand.js'
import { isBarred } from './cannot-use.js'
import { isBuildStart, type Moment } from './chances.js'
import { clauseFacts, limitOf } from './clause-facts.js'
import { canPay, surcharge, toPay } from './costs.js'
import { findsItself } from './discarded-for-it.js'
import { preventions } from './effect-parts.js'
import { isSilenced } from './gains.js'
import { isGivenAtAll } from './heard.js'
import { isUsed } from './limits.js'
import { cannot } from './numbers.js'
import { scopeFor } from './scope.js'
import { HAND, zoneOf } from './zones.js'

/** When an effect is played, and by whom it was given; what is absent is not known, or does not matter. */
export interface Occasion {
  moment?: Moment
  from?: Card
}

/** What an effect sees that is being played, or could be. */
export const playScope = (t: Table, card: Card, you: Seat): Scope => scopeFor(you, refOf(t.s, card))

/** rules swtcg.gl-cant-use, swtcg.gl-cant-use-evade: a keyword that is barred bars that keyword, and nothing else. */
const isForbidden = (t: Table, card: Card, verb: string): boolean =>
  isBarred(t, card, 'abilities', t.s.attacker) || isBarred(t, card, verb, t.s.attacker)

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
  const facts = clauseFacts(t.catalog, clause)
  const { kind, isPlay } = facts
  // Mostly it is Force that is missing; that is seen first where nobody asks for every reason.
  if (why === null && facts.force > forceOf(s, seat) && !isGivenAtAll(t, facts.forceCost)) return false
  const where = zoneOf(pileOf(s, card))
  const lent = kind !== 'activated' && mayPlayFromAside(t, seat, card)
  if (s.controller[card] !== seat && !lent && no(why, 'swtcg.gl-controller', 'you do not control it')) return false
  // Where it may be used from was settled when its clause was found; a Battle card is played from hand.
  if (isPlay && where !== HAND && !lent && no(why, 'swtcg.battle-cards', 'it is not in your hand')) return false
  if (kind === 'activated' && isSilenced(t, card)) {
    if (no(why, 'swtcg.card-effects', 'it has lost its abilities')) return false
  }
  if (kind === 'activated' && isForbidden(t, card, facts.verb)) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to use it')) return false
  }
  if (isPlay && cannot(t, card, 'play')) {
    if (no(why, 'swtcg.card-effects', 'another card forbids to play it')) return false
  }
  if (isUsed(t, clause, card, from) && no(why, 'swtcg.pop-chances', since(clause))) return false
  const x = playScope(t, card, seat)
  if (from !== undefined) x.that = { granter: [refOf(t.s, from)] }
  if (!areTimes(t, facts.times, x, seat)) {
    if (no(why, 'swtcg.term-play-only-condition', 'it is not the time that its text asks for')) return false
  }
  if (!arePayable(t, facts.costs, x, seat) || surcharge(t, clause.ability, x, seat) > forceOf(s, seat)) {
    if (no(why, 'swtcg.paying-activation-costs', 'its cost cannot be paid')) return false
  }
  const ways = moment === undefined ? facts.ways : (facts.waysAt.get(moment) ?? NO_WAYS)
  if (!isAnyPossible(t, ways, naming(t, clause, x, seat), seat) && !findsItself(t, facts, card, x, seat)) {
    if (no(why, 'swtcg.gl-effect', 'it would do nothing')) return false
  }
  return granted(why)
}

const NO_WAYS: readonly Effect[] = []

function areTimes(t: Table, times: readonly When[], x: Scope, seat: Seat): boolean {
  for (const when of times) if (!isTime(t, when, x, seat)) return false
  return true
}

function arePayable(t: Table, parts: readonly Effect[], x: Scope, seat: Seat): boolean {
  for (const part of parts) if (!canPay(t, part, x, seat)) return false
  return true
}

function isAnyPossible(t: Table, ways: readonly Effect[], x: Scope, seat: Seat): boolean {
  for (const way of ways) if (isWayPossible(t, way, x, seat)) return true
  return false
}

/**
 * Could this way of an effect do something? rule swtcg.pop-damage-prevention: what prevents damage is played for damage that
 * it could prevent, whatever else it does.
 */
export function isWayPossible(t: Table, way: Effect, x: Scope, seat: Seat): boolean {
  if (!possible(t, way, x, seat)) return false
  const parts = preventions(way)
  return parts.length === 0 || parts.some((part) => part === way || possible(t, part, x, seat))
}

/** An option for each way to use such abilities of a card now: where several cards have given one, each by itself. */
export function usesAt(t: Table, card: Card, seat: Seat, moment: Moment, options: Option[] = []): Option[] {
  for (const clause of usableClauses(t, card)) {
    const { kind, waysAt } = clauseFacts(t.catalog, clause)
    if (kind !== 'activated' || !waysAt.has(moment)) continue
    const givers = giversOf(t, clause, card)
    if (givers.length === 0 && mayPlay(t, clause, card, seat, null, { moment }))
      options.push(offer.use(card, clause.id))
    for (const from of givers)
      if (mayPlay(t, clause, card, seat, null, { moment, from })) options.push(offer.use(card, clause.id, from))
  }
  return options
}

/** More than any card costs. */
const MANY = 99

/** An effect whose number is named with its cost is possible if it is so with the most that could be paid. */
export function naming(t: Table, clause: Clause, x: Scope, seat: Seat): Scope {
  const { reckons, named: part } = clauseFacts(t.catalog, clause)
  // What is only known once the cost is paid could be anything.
  if (reckons) return { ...x, that: { ...x.that, x: [MANY] } }
  if (part === undefined) return x
  const have = forceOf(t.s, seat)
  // A discount makes more possible than there is Force, never by more than what is not paid.
  let most = have
  while (toPay(t, part, most + 1, x, seat) <= have && most < have + 20) most++
  while (most > 0 && toPay(t, part, most, x, seat) > have) most--
  return { ...x, that: { ...x.that, x: [most] } }
}

/** Since when it has been used, in words. */
const since = (clause: Clause): string => {
  const limit = limitOf(clause)
  if (limit === 'would-attack') return 'it has been used by this unit instead of attacking'
  return limit === 'attack' ? 'it has been used in this attack' : 'it has been used this turn'
}

/** Is it the time that the text asks for? Which chance it is has been settled before. */
function isTime(t: Table, when: When, x: Scope, seat: Seat): boolean {
  const { s } = t
  if (when === 'build-step') return s.active === seat
  if (when === 'opponents-build-step') return s.active === 1 - seat
  if (isBuildStart(when))
    return s.phase === 'command' && playersOf(t, when.after.by ?? 'you', x, seat).includes(s.active)
  if (when === 'no-attack') return s.attacker === NONE
  if (when === 'battle') return s.phase === 'battle'
  if (when === 'before-dice') return s.attacker !== NONE && s.roll === ''
  if (typeof when === 'string') return true
  if ('if' in when) return holds(t, when.if, x, seat)
  if ('step' in when) return s.battle === battles.findIndex((step) => step === when.step)
  // Before any of them has attacked this turn.
  if ('before' in when) return when.before.on !== 'attack' || !happened(t, when.before, x, seat)
  return happened(t, when.after, x, seat)
}
