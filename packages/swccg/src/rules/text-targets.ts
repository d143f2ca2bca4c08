import type { Card } from '@dejarik/kernel'
import { amount, bind, find, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import type { Aim, Effect, TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { largestVolley, volley } from './combined-firing.js'
import { mayTarget } from './targeting.js'
import { canPay, playToll } from './text-costs.js'
import { targetNouns } from './text-scope.js'

/** Can all its targets be chosen, its costs be paid with them, and what it does then be done? rules swccg.implied-target-rule, swccg.empty-hand */
export function canChoose(t: Table, tree: TextTree, x: Scope, clause: Clause, card: Card, i = 0): boolean {
  const aims: readonly Aim[] = tree.targets ?? []
  const aim = aims[i]
  if (aim === undefined)
    return canPay(t, tree.cost ?? [], x, playToll(t, tree, card, x.you)) && canBegin(t, tree.effect, x)
  const from = candidates(t, aim, x, clause, card)
  const { min } = bounds(t, aim, from.length, x)
  if (from.length < min) return false
  const noun = targetNouns[i] as string
  const together = volley(t, tree, noun, from, x)
  if (together !== null && largestVolley(together) < min) return false
  if (min === 0) return canChoose(t, tree, x, clause, card, i + 1)
  for (const target of from) {
    bind(t, x, noun, [target])
    if (canChoose(t, tree, x, clause, card, i + 1)) {
      delete x.that[noun]
      return true
    }
  }
  delete x.that[noun]
  return false
}

/** rule swccg.implied-target-rule: whatever else comes of it, there must be something to begin with. */
function canBegin(t: Table, effect: Effect | undefined, x: Scope): boolean {
  if (effect === undefined) return true
  // What may be paid for must be possible, whether it will be paid for or not.
  if (effect.do === 'if' && 'paid' in effect.if) return canBegin(t, effect.then, x)
  const first = effect.do === 'sequence' ? effect.steps[0] : effect
  if (first !== undefined && first !== effect && first.do !== 'if' && !possible(t, first, x, x.you)) return false
  return possible(t, effect, x, x.you)
}

/** What may be chosen for this target now. */
export function candidates(t: Table, aim: Aim, x: Scope, clause: Clause, card: Card): Card[] {
  return find(t, aim.from, x, x.you).filter((target) => mayTarget(t, clause, card, x.you, target))
}

/** How many must and may be chosen of so many. */
export function bounds(t: Table, aim: Aim, available: number, x: Scope): { min: number; max: number } {
  const { choose } = aim
  if (choose === 'any') return { min: 1, max: Math.max(1, available) }
  if (typeof choose === 'object' && 'upTo' in choose)
    // rule swccg.up-to: never none.
    return { min: 1, max: Math.max(1, Math.min(available, amount(t, choose.upTo, x, x.you))) }
  if (typeof choose === 'object' && 'least' in choose) return { min: amount(t, choose.least, x, x.you), max: available }
  const n = amount(t, choose, x, x.you)
  return { min: n, max: n }
}
