import {
  type ActionRule,
  actionAt,
  ask,
  type Card,
  call,
  cardOf,
  clauseAt,
  finish,
  goto,
  NONE,
  type Occurrence,
  openWindow,
  pick,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { amount, bind } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import { aimOfShot } from '../effects/parts.js'
import type { TextTree } from '../effects/tree.js'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { isActive } from './card-states.js'
import { payable, useForce } from './costs.js'
import { targetsOf } from './may-fire.js'
import {
  aimText,
  carryOut,
  initiatedText,
  nodeOfText,
  payText,
  scopeOfAction,
  type TextAction,
  useText,
} from './text-action.js'
import { bounds } from './text-targets.js'
import { noteItem } from './weapon-and-device-use.js'

/** `at`: the target is given; `sum`: what all weapons fired together have drawn counts for this one; `shots`: so many combined. */
export const beginFiring = (
  t: Table,
  seat: Seat,
  weapon: Card,
  clause: number,
  more: { at?: Ref; sum?: number; shots?: number } = {},
): void => useText(t, 'fire', seat, weapon, clause, more)

/** rule swccg.firing-a-weapon: once a battle, and one weapon a turn for most who carry them. */
export function noteFired(t: Table, weapon: Card): void {
  const { s } = t
  s.fired.push(refOf(s, weapon))
  noteItem(t, weapon)
}

/** Chooses what to fire at, then whatever else the text aims at. */
export const aimWeapon = procedure<{ action: number }, State>('aim-weapon', {
  first(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const clause = clauseAt(t.catalog, a.clause)
    const given = a.at as Ref | undefined
    const from = given === undefined ? targetsOf(t, a.by, a.card, clause) : [cardOf(given)]
    const { min, max } = bounds(t, aimOfShot(clause), from.length, scopeOfAction(a))
    if (from.length < min) finish(t, f, false)
    else call(t, pick, { seat: a.by, from, min, max: Math.min(max, from.length), as: 'card', about: 'target' })
  },
  chosen(t, f) {
    const a = actionAt(t, f.action) as TextAction
    bind(t, scopeOfAction(a), 'target', f.result as number[])
    call(t, aimText, { action: f.action, i: 1 })
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})

/** rule swccg.fire-repeatedly: all firings in a row, as one action; each is paid for and aimed anew. */
export const shoot = procedure<{ action: number }, State>('shoot', {
  fire(t, f) {
    call(t, carryOut, { action: f.action })
  },
  offer(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const clause = clauseAt(t.catalog, a.clause)
    const cost = repeatCost(t, a, clause)
    const may =
      cost !== NONE && payable(t, a.by) >= cost && isActive(t, a.card) && targetsOf(t, a.by, a.card, clause).length > 0
    if (may)
      ask(t, a.by, 'repeat', [offer.again(), offer.done()], {
        about: { card: a.card },
        rule: 'swccg.fire-repeatedly',
      })
    else finish(t, f)
  },
  pay(t, f, answer: Of<'again' | 'done'>) {
    const a = actionAt(t, f.action) as TextAction
    if (answer.do === 'done') finish(t, f)
    else call(t, useForce, { seat: a.by, n: repeatCost(t, a, clauseAt(t.catalog, a.clause)) })
  },
  aim(t, f) {
    call(t, aimWeapon, { action: f.action })
  },
  answered(t, f) {
    const a = actionAt(t, f.action)
    openWindow(t, initiatedText(t, a, 'just-fire'), undefined, true)
    goto(f, 'fire')
  },
})

/** What firing once more costs; -1 where it may not. */
const repeatCost = (t: Table, a: TextAction, clause: Clause): number => {
  const { repeat }: TextTree = clause.ability
  return repeat === undefined ? NONE : amount(t, repeat, scopeOfAction(a), a.by)
}

/** rules swccg.firing-a-weapon, swccg.weapon-destiny: a weapon fires at its target; what is drawn and what comes of it its text says. */
export const fireRule: ActionRule<State> = {
  targets: aimWeapon,
  costs(t, f) {
    const a = f as TextAction
    const { s } = t
    if (a.sum !== undefined) {
      a.that['#sum'] = [a.sum as number]
      return []
    }
    const shots = (a.shots as number | undefined) ?? 1
    if (shots > 1) a.that['#shots'] = [shots]
    for (let i = 0; i < shots; i++) noteFired(t, a.card)
    const tree: TextTree = clauseAt(t.catalog, a.clause).ability
    t.watch?.({ is: 'fired', seat: a.by, card: a.card })
    if ((tree.cost ?? []).length === 0) return []
    return Array.from({ length: shots }, () => ({
      procedure: payText.name,
      you: a.by,
      source: a.source,
      that: a.that,
      number: a.number,
      die: NONE,
      opponent: 1 - a.by,
      node: nodeOfText(t, tree),
      scope: s.stack.length,
    }))
  },
  initiated: (t, f): Occurrence[] => initiatedText(t, f, 'just-fire'),
  result: shoot,
}
