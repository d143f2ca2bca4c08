import { type Card, cardOf, NONE, type Seat } from '@dejarik/kernel'
import { bind, bound, type EffectFrame, find, holds, nounOf, type Scope } from '@dejarik/kernel/vocabulary'
import { buildCountersOn, forceOf } from '../columns.js'
import type { ClauseTree, Effect, Query, Target, TextTree } from '../effects/tree.js'
import type { Of } from '../options/index.js'
import { isHiddenCost } from '../rules/abilities.js'
import { costOf, isX } from '../rules/costs.js'
import { boundTo, queryOf } from '../rules/described.js'
import { disruptable } from '../rules/disrupting.js'
import { isLucky } from '../rules/lucky.js'
import { playScope } from '../rules/may-play.js'
import { buildCost } from '../rules/numbers.js'
import { other, type Table } from '../state.js'
import { valueOfEffect } from './effects.js'
import { fightsYet, foesOf, harmTo, strikeOf, threatTo } from './strikes.js'
import { eachOf, pendingOn, rerolled, spared, worthOfCard } from './things.js'
import { expectedHits, printedMight } from './units.js'
import { type Mind, mine, much, taken } from './viewpoint.js'

interface Window {
  readonly procedure: string
  readonly about?: readonly { on: string; ref?: number; by?: Seat }[]
}

/**
 * What playing this would do on this table for its player, its cost taken off: whoever chooses is taken to choose what is
 * best for them at first sight. What a table has nothing to do with is read from the tree alone.
 */
export function imagined(t: Table, seat: Seat, option: Of<'respond'>): number {
  const ability = t.catalog.clauses[option.clause ?? NONE]?.ability
  if (ability === undefined) return 0
  if (!('effect' in ability)) return keyworded(t, seat, ability, option.card)
  const window = t.s.stack[t.s.stack.length - 1] as unknown as Window
  const about = window.procedure === 'responses' ? window.about?.[option.subject ?? 0] : undefined
  const x = playScope(t, option.card, seat)
  if (about?.ref !== undefined) x.that = { unit: [about.ref] }
  const mind: Mind = { t, me: seat, x, on: about?.on ?? '' }
  let sum = 0
  for (const part of costOf(ability)) {
    // How much is named later; half of what there is tells whether it is worth anything.
    if (part.do === 'pay-force' && isX(part.n)) x.that = { ...x.that, x: [Math.ceil(forceOf(t.s, seat) / 2)] }
    sum += value(mind, part, seat)
  }
  return sum + value(mind, ability.effect, seat)
}

/** What a keyword lets its card do: dice that missed are rolled again, what is being built comes now for Force. */
function keyworded(t: Table, seat: Seat, ability: ClauseTree, card: Card): number {
  if (isLucky(ability)) return t.s.dice.some((_die, i) => rerolled(t, seat, i) > 0) ? 1 : 0
  if (!isHiddenCost(ability)) return 0
  return 0.8 * printedMight(t, card) - priceOf(t, seat, buildCost(t, card) - buildCountersOn(t.s, card))
}

/** What choosing this thing for the effect that asks would do; undefined where the table says nothing of it. */
export function imaginedChoice(t: Table, seat: Seat, node: number, thing: number): number | undefined {
  const stack = t.s.stack as readonly Partial<EffectFrame>[]
  const asks = stack.findLast((f) => f.node === node && typeof f.scope === 'number' && f.procedure !== 'pick')
  const effect = t.catalog.nodes[node]
  if (asks === undefined || effect === undefined) return undefined
  const scope = stack[asks.scope as number] as unknown as Scope
  const x: Scope = { ...scope, that: { ...scope.that } }
  const mind: Mind = { t, me: seat, x, on: '' }
  const you = asks.you as Seat
  const each = eachOf(effect)
  if (each !== undefined) return each.worth(mind, effect, you, thing)
  if (effect.do === 'pay-force') return naming(mind, scope as Playing, thing)
  if (effect.do !== 'choose' && effect.do !== 'choose-arena') return undefined
  // It is chosen for what comes after.
  const steps = stack.map((f) => stepsOf(t, f.node)).find((each) => each?.includes(effect))
  if (steps === undefined) return undefined
  if (effect.do === 'choose-arena') x.that.arena = [thing]
  else if (nounOf(effect.what) === 'die') return rerolled(mind.t, mind.me, thing)
  else bind(t, x, 'unit', [thing])
  return all(mind, steps.slice(steps.indexOf(effect) + 1), you)
}

/** The steps of a sequence in progress. */
function stepsOf(t: Table, node = -1): readonly Effect[] | undefined {
  const effect = t.catalog.nodes[node]
  return effect?.do === 'sequence' ? effect.steps : undefined
}

interface Playing extends Scope {
  readonly clause?: number
  readonly way?: number
}

/** What is played, of what it offers. */
const effectOf = (t: Table, { clause, way }: Playing): Effect | undefined => {
  const text: TextTree | undefined = t.catalog.clauses[clause ?? -1]?.ability
  const effect = text?.effect
  return effect?.do === 'either' && way !== undefined ? effect.options[way] : effect
}

/** What it would bring to pay so much where any amount may be paid. */
function naming(mind: Mind, playing: Playing, n: number): number | undefined {
  const effect = effectOf(mind.t, playing)
  if (effect === undefined) return undefined
  mind.x.that.x = [n]
  mind.x.number = n
  return value(mind, effect, mind.me) - priceOf(mind.t, mind.me, n)
}

function value(mind: Mind, effect: Effect, you: Seat): number {
  const each = eachOf(effect)
  const target = each?.target(effect)
  if (each !== undefined && target !== undefined)
    return taken(mind, target, you, (thing) => each.worth(mind, effect, you, thing))
  // It is found by its verb.
  const imagine = verbs[effect.do] as Imagine<Effect> | undefined
  if (imagine !== undefined) return imagine(mind, effect, you)
  return you === mind.me ? valueOfEffect(effect) : -valueOfEffect(effect)
}

/** Force is worth what it may still buy: of much, a point matters less. rule swtcg.gl-force */
const priceOf = ({ s }: Table, seat: Seat, n: number): number => (1.4 * n) / (4 + forceOf(s, seat))

type Imagine<E> = (mind: Mind, effect: E, you: Seat) => number

/** What comes of the rest once this is "that unit", or "that arena". */
function best(mind: Mind, you: Seat, noun: string, found: readonly number[], rest: readonly Effect[]): number {
  const { t, x, me } = mind
  let most = found.length === 0 ? 0 : -Infinity
  let chosen = -1
  const that = x.that
  for (const thing of found) {
    x.that = { ...that }
    if (noun === 'arena') x.that.arena = [thing]
    else bind(t, x, 'unit', [thing])
    const sum = all(mind, rest, you)
    const good = you === me ? sum : -sum
    if (good > most) {
      most = good
      chosen = thing
    }
  }
  x.that = { ...that }
  if (chosen >= 0 && noun !== 'arena') bind(t, x, 'unit', [chosen])
  return you === me ? most : -most
}

const NO_PARTS: readonly Query[] = []

/** What describes the single cards that a target asks for; nothing where it asks for more at once. */
function partsOf(target: Target): readonly Query[] {
  if (typeof target === 'string') return NO_PARTS
  if ('and' in target) return target.and.flatMap(partsOf)
  return 'choose' in target && target.choose === 1 && target.from.kind !== 'die' ? [target.from] : NO_PARTS
}

/** One after the other; what is chosen first is chosen for what comes after. */
function all(mind: Mind, steps: readonly Effect[], you: Seat): number {
  let sum = 0
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as Effect
    if (step.do === 'choose-arena') return sum + best(mind, you, 'arena', [0, 1, 2], steps.slice(i + 1))
    const parts = step.do === 'choose' ? partsOf(step.what) : NO_PARTS
    if (parts.length > 0) {
      // Each of several is chosen by itself.
      const rest = steps.slice(i + 1)
      for (const from of parts) sum += best(mind, you, 'unit', find(mind.t, from, mind.x, you), rest)
      return sum
    }
    sum += value(mind, step, you)
  }
  return sum
}

const verbs: { readonly [V in Effect['do']]?: Imagine<Extract<Effect, { do: V }>> } = {
  sequence: (mind, e, you) => all(mind, e.steps, you),
  then: (mind, e, you) => all(mind, [e.first, e.next], you),
  may: (mind, e, you) => {
    const sum = value(mind, e.effect, you)
    return you === mind.me ? Math.max(0, sum) : Math.min(0, sum)
  },
  either: (mind, e, you) => {
    const values = e.options.map((each) => value(mind, each, you))
    return you === mind.me ? Math.max(...values) : Math.min(...values)
  },
  if: (mind, e, you) =>
    holds(mind.t, e.if, mind.x, you) ? value(mind, e.then, you) : e.else === undefined ? 0 : value(mind, e.else, you),
  as: (mind, e, you) => {
    if (e.who === 'opponent') return value(mind, e.effect, other(you))
    if (e.who === 'each-player') return value(mind, e.effect, you) + value(mind, e.effect, other(you))
    return value(mind, e.effect, you)
  },
  choose: (mind, e, you) => {
    taken(mind, e.what, you, (thing) => (nounOf(e.what) === 'die' ? rerolled(mind.t, mind.me, thing) : 0))
    return 0
  },
  'pay-force': (mind, e, you) => (you === mind.me ? -1 : 1) * priceOf(mind.t, you, much(mind, e.n, you)),
  evade: (mind, e, you) => {
    const unit = cardOf(mind.x.source)
    return mine(mind, unit, spared(mind, unit, much(mind, e.n, you), pendingOn(mind.t, unit)))
  },
  deflect: (mind, e, you) => {
    const unit = cardOf(mind.x.source)
    return 1.6 * mine(mind, unit, spared(mind, unit, much(mind, e.n, you), pendingOn(mind.t, unit)))
  },
  // What is prevented each time, of what may come.
  await: (mind, e, you) => {
    const to = 'to' in e.event ? e.event.to : undefined
    if (e.effect.do !== 'prevent' || typeof to !== 'object' || !('that' in to)) return 0.7 * value(mind, e.effect, you)
    const n = much(mind, e.effect.n, you)
    let sum = 0
    for (const unit of bound(mind.t, to, mind.x)) sum += mine(mind, unit, spared(mind, unit, n, threatTo(mind.t, unit)))
    return sum
  },
  'have-attack': (mind, e, you) => {
    const { t, x } = mind
    const from = queryOf(e.what)
    const [unit] = from === undefined ? boundTo(t, e.what, x) : find(t, from, x, you)
    if (unit === undefined) return 0
    const prey = typeof e.to === 'object' && 'from' in e.to ? e.to.from : undefined
    const targets = prey === undefined ? foesOf(t, unit) : find(t, prey, x, you)
    let most = 0
    for (const target of targets)
      if (target !== unit) most = Math.max(most, mine(mind, target, -harmTo(t, target, expectedHits(t, unit, target))))
    // Another's attack on us is not made then.
    return t.s.controller[unit] === mind.me ? most : most + (fightsYet(t, unit) ? strikeOf(t, unit) : 0)
  },
  disrupt: (mind, e, you) => {
    const about = disruptable(mind.t)
    if (about === undefined) return valueOfEffect(e)
    const by = about.by as Seat
    const good = disrupted(mind.t, about, by)
    return by === mind.me ? -good : you === mind.me ? good : -good
  },
}

/** What is about to happen is worth to whoever plays it. */
function disrupted(t: Table, { at, thing, ref }: { at: number; thing: string; ref?: number }, by: Seat): number {
  if (thing === 'attack') return t.s.attacker < 0 ? 0 : strikeOf(t, t.s.attacker)
  const played = t.s.stack[at] as unknown as Playing | undefined
  const effect = played === undefined ? undefined : effectOf(t, played)
  if (played === undefined || effect === undefined) return ref === undefined ? 1 : worthOfCard(t, cardOf(ref))
  if (effect.do === 'disrupt') return 1.5
  const x: Scope = { ...played, that: { ...played.that } }
  return Math.max(0, value({ t, me: by, x, on: '' }, effect, by))
}
