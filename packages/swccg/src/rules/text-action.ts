import {
  type Action,
  type ActionRule,
  act,
  actionAt,
  type Card,
  call,
  cardOf,
  clauseAt,
  finish,
  goto,
  lives,
  move,
  NONE,
  type Occurrence,
  pick,
  procedure,
  type Ref,
  refOf,
  type Seat,
  useAbility,
} from '@dejarik/kernel'
import { bind, type EffectFrame, perform, type Scope } from '@dejarik/kernel/vocabulary'
import type { Aim, TextTree } from '../effects/tree.js'
import type { State, Table } from '../state.js'
import { forgetGone, renew } from '../vocabulary/refs.js'
import { scope } from '../vocabulary/scope.js'
import { noteBattle } from './battle/texts.js'
import { largestVolley, volley } from './combined-firing.js'
import { useCost } from './costs.js'
import { mayUse } from './initiation.js'
import { checkLife } from './life-force.js'
import { isCanceled } from './modifiers/canceled.js'
import { deedsOf } from './targeting.js'
import { canPay, playToll } from './text-costs.js'
import { noteUse } from './text-limits.js'
import { scopeFor, targetNouns } from './text-scope.js'
import { bounds, canChoose, candidates } from './text-targets.js'
import { isTime } from './text-times.js'
import { notePlayed } from './uniqueness.js'
import { HAND, isIn, LOST, PLAYING, take, USED, zone } from './zones.js'

/** An action that a text describes: of a card on table, an Interrupt, a weapon. */
export interface TextAction extends Action {
  /** What it has bound: the occurrence it answers, its targets, what its cost has named. */
  that: Record<string, number[]>
  number: number
  /** When it was begun: a phase or segment; absent for an answer. */
  during?: string
  /** What it answers. */
  what?: Occurrence
  /** An Interrupt: where it goes. */
  as?: 'used' | 'lost'
}

/** The number of what a text does; undefined where it does nothing. */
export const nodeOfText = (t: Table, { effect }: TextTree): number | undefined =>
  effect === undefined ? undefined : t.catalog.nodeOf.get(effect)

const treeOf = (t: Table, f: Action): TextTree => clauseAt(t.catalog, f.clause).ability

export const scopeOfAction = (f: TextAction): Scope => scope(f.by, f.source as Ref, f.that, f.number)

/** Begins an action of a text. */
export function useText(t: Table, kind: string, seat: Seat, card: Card, clause: number, more: object = {}): void {
  const what = (more as { what?: Occurrence }).what ?? null
  const x = scopeFor(t, card, seat, what)
  const { ability } = clauseAt(t.catalog, clause)
  noteBattle(ability, x)
  // What the matching time binds: who fires, for a text that speaks of them.
  const { when = [] }: TextTree = ability
  if (what !== null) isTime(t, when, x, null, what)
  act(t, kind, seat, {
    card,
    clause,
    source: x.source,
    that: x.that,
    number: x.number,
    answers: what?.at ?? NONE,
    ...more,
  })
}

/** rule swccg.choosing-targets: all of them, in the order of the text, so that the rest can still be chosen. */
export const aimText = procedure<{ action: number; i?: number }, State>('aim-text', {
  next(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const aims: readonly Aim[] = treeOf(t, a).targets ?? []
    const i = f.i ?? 0
    const aim = aims[i]
    if (aim === undefined) {
      finish(t, f, true)
      return
    }
    const x = scopeOfAction(a)
    const clause = clauseAt(t.catalog, a.clause)
    const all = candidates(t, aim, x, clause, a.card)
    const each = isAlone(t, aim, all, x, treeOf(t, a)) || i + 1 < aims.length
    const from = each ? all.filter((card) => leavesRest(t, a, i, card)) : all
    const { min, max } = bounds(t, aim, from.length, x)
    const together = volley(t, treeOf(t, a), targetNouns[i] as string, from, x)
    const most = together === null ? mostPaid(t, a, i, from) : largestVolley(together)
    if (most < min) finish(t, f, false)
    else
      call(t, pick, {
        seat: a.by,
        from,
        min,
        max: Math.min(max, most),
        as: 'card',
        about: 'target',
        ...(together !== null && { together }),
      })
  },
  chosen(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const i = f.i ?? 0
    bind(t, scopeOfAction(a), targetNouns[i] as string, f.result as number[])
    f.i = i + 1
    goto(f, 'next')
  },
})

/** Must each be fit by itself? Of several that a text moves, each goes its own way. */
function isAlone(t: Table, aim: Aim, all: readonly Card[], x: Scope, tree: TextTree): boolean {
  const { min, max } = bounds(t, aim, all.length, x)
  return max === 1 || (min === 1 && tree.effect?.do === 'move')
}

/** rule swccg.paying-costs: of targets that each add to the cost, no more than can be paid for. */
function mostPaid(t: Table, a: TextAction, i: number, from: readonly Card[]): number {
  const { cost = [] } = treeOf(t, a)
  const x = { ...scopeOfAction(a), that: { ...a.that } }
  let most = from.length
  for (; most > 1; most--) {
    bind(t, x, targetNouns[i] as string, from.slice(0, most))
    if (canPay(t, cost, x)) break
  }
  return most
}

/** With this one chosen, can the targets after it be chosen, the costs be paid, and all be done? */
function leavesRest(t: Table, a: TextAction, i: number, card: Card): boolean {
  const x = { ...scopeOfAction(a), that: { ...a.that } }
  bind(t, x, targetNouns[i] as string, [card])
  return canChoose(t, treeOf(t, a), x, clauseAt(t.catalog, a.clause), a.card, i + 1)
}

interface Paying extends Scope, EffectFrame {
  action: number
  i?: number
}

/** rule swccg.paying-costs: the costs of a text, in its order. What they name is bound for what follows. */
export const payText = procedure<Paying, State>('pay-text', {
  next(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const costs = treeOf(t, a).cost ?? []
    const i = f.i ?? 0
    if (i > 0 && f.result !== 'declined' && costs[i - 1]?.do === 'may') f.that.paid = [1]
    const cost = costs[i]
    if (cost === undefined) {
      renew(t, f.that)
      a.that = f.that
      a.number = f.number
      finish(t, f)
      return
    }
    f.i = i + 1
    goto(f, 'next')
    perform(t, cost, f)
  },
})

/** Is this part of the costs of the action in progress? */
export function isPaying(t: Table): boolean {
  const { stack } = t.s
  for (let i = stack.length - 1; i >= 0; i--) {
    const { procedure: name } = stack[i] as { procedure: string }
    if (name === 'pay-text') return true
    if (name === 'action') return false
  }
  return false
}

/** What happens: the text's effect, with everything bound so far. */
export const carryOut = procedure<{ action: number }, State>('carry-out', {
  begin(t, f) {
    const a = actionAt(t, f.action) as TextAction
    forgetGone(t, a.that)
    useAbility(t, a.clause, a.source as Ref, a.by, { that: a.that, number: a.number })
  },
  done(t, _f) {
    checkLife(t)
  },
})

/** What may be responded to once it is initiated: that it was played, and each of its targets. rule swccg.just-targeted */
export function initiatedText(t: Table, f: Action, on: string | null): Occurrence[] {
  const a = f as TextAction
  const at = t.s.stack.lastIndexOf(f)
  const made: Occurrence[] = []
  if (on !== null) made.push({ on, by: a.by, at, card: a.card, user: a.card, to: firstTarget(a) })
  const deed = deedsOf(clauseAt(t.catalog, a.clause).ability)
  let n = 0
  for (const noun of targetNouns)
    for (const ref of a.that[noun] ?? [])
      made.push({ on: 'just-target', by: a.by, at, ref, user: a.card, deed, n: n++ })
  return made
}

const firstTarget = (a: TextAction): Card => {
  const ref = a.that.target?.[0]
  return ref === undefined ? NONE : cardOf(ref)
}

const shared: ActionRule<State> = {
  conditions: (t, f) => {
    const { during, what, card, clause, by } = f as TextAction
    // What answers something was checked with it; a top-level action is checked again, after what came before it.
    return during === undefined || mayUse(t, clauseAt(t.catalog, clause), card, by, during, what ?? null)
  },
  targets: aimText,
  costs(t, f) {
    const a = f as TextAction
    noteUse(t, clauseAt(t.catalog, a.clause), a.card)
    if ((treeOf(t, a).cost ?? []).length === 0) return []
    return [
      {
        procedure: 'pay-text',
        ...scopeOfAction(a),
        you: a.by,
        node: nodeOfText(t, treeOf(t, a)),
        scope: t.s.stack.length,
      },
    ]
  },
  result: carryOut,
}

/** A text of a card on table. */
export const textRule: ActionRule<State> = {
  ...shared,
  initiated: (t, f) => initiatedText(t, f, null),
}

/** rules swccg.interrupt, swccg.played, swccg.used-interrupt, swccg.lost-interrupt: an Interrupt is played, and goes where it goes. */
export const playRule: ActionRule<State> = {
  ...shared,
  conditions: () => true,
  separateCosts: (t, f) => useCost(f.by, playToll(t, treeOf(t, f), f.card, f.by)),
  announced(t, f) {
    move(t, f.card, zone(f.by, PLAYING))
    ;(f as TextAction).source = refOf(t.s, f.card)
    notePlayed(t, f.card, f.by)
    t.watch?.({ is: 'played', seat: f.by, card: f.card })
  },
  initiated(t, f) {
    if (!isCanceled(t, f.card)) return initiatedText(t, f, 'just-play')
    f.outcome = 'cancelled'
    return []
  },
  ended(t, f) {
    if (!lives(t.s, f.source as Ref) || !isIn(t.s, f.card, PLAYING)) return
    if (f.outcome === 'not initiated') take(t, f.card, HAND)
    else if (f.outcome === 'cancelled' || f.as === 'lost') take(t, f.card, LOST)
    else take(t, f.card, USED)
  },
}
