import {
  ask,
  askInAnyOrder,
  call,
  finish,
  goto,
  granted,
  intend,
  no,
  procedure,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { resourcesOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import type { Die, State, Table } from '../state.js'
import { inPool, isBeingResolved, poolOf, removeDie, reroll, sideOf, valueOfSide } from './dice.js'
import { symbolProcedures } from './dice-symbols.js'
import { drain, mayDrain } from './queue.js'
import { pay } from './resources.js'

/** What an effect changes about resolving a die. */
export interface Manner {
  plus: number
  /** Treat its value as this. */
  value: number | null
  unblockable: boolean
  /** Its resource cost need not be paid. */
  free: boolean
  /** As if the side had no plus. */
  unmodified: boolean
  /** May modifiers be added? */
  modifiers: boolean
}
export const plainly: Manner = {
  plus: 0,
  value: null,
  unblockable: false,
  free: false,
  unmodified: false,
  modifiers: true,
}

/** rule destiny.resolve-dice: one's own die, in the pool, not blank, not a modifier by itself, its cost payable. */
export function mayResolve(t: Table, seat: Seat, die: Die, manner: Manner = plainly, why: Why = null): boolean {
  const side = sideOf(t, die)
  if ((!inPool(t.s, die) || t.s.diePool[die] !== seat) && no(why, 'destiny.dice-pool', 'it is not in your pool'))
    return false
  if (isBeingResolved(t, die) && no(why, 'destiny.resolve-dice', 'it is being resolved already')) return false
  if (side.symbol === 'blank' && no(why, 'destiny.sym-blank', 'a blank cannot be resolved')) return false
  if (side.symbol === 'indirect' && no(why, 'destiny.dice-symbols', 'these rules do not know its symbol')) return false
  if (side.modifier && !manner.unmodified && no(why, 'destiny.die-modifier', 'a modifier cannot be resolved by itself'))
    return false
  if (!manner.free && side.cost > resourcesOf(t.s, seat) && no(why, 'destiny.die-cost', 'it costs {0}', side.cost))
    return false
  return granted(why)
}

/**
 * May it be resolved in the same action as these dice, or be added to one of them? rules destiny.resolve-dice,
 * destiny.die-modifier, destiny.die-cost
 */
export function mayGoWith(t: Table, seat: Seat, die: Die, chosen: readonly Die[], why: Why = null): boolean {
  const added: Manner = { ...plainly, unmodified: true }
  if (!mayResolve(t, seat, die, added, why) && why === null) return false
  const [first] = chosen
  const { symbol, cost } = sideOf(t, die)
  const wanted = first === undefined ? symbol : sideOf(t, first).symbol
  if (symbol !== wanted && no(why, 'destiny.resolve-dice', 'it shows no {0}', wanted)) return false
  const before = chosen.reduce((sum, each) => sum + sideOf(t, each).cost, 0)
  // What resources are resolved for may pay the next.
  if (before > 0 && cost > 0 && wanted !== 'resource' && before + cost > resourcesOf(t.s, seat)) {
    if (no(why, 'destiny.die-cost', 'together they cost {0}', before + cost)) return false
  }
  return granted(why)
}

/** rules destiny.resolve-dice, destiny.faq-resolve-all: the action. One or more dice of one symbol, one at a time. */
export const resolveDice = procedure<{ seat: Seat; die: Die; symbol?: string }, State>('resolve-dice', {
  first(t, f) {
    f.symbol = sideOf(t, f.die).symbol
    call(t, resolveDie, { seat: f.seat, die: f.die, ...plainly })
  },
  afterwards(t) {
    if (mayDrain(t)) call(t, drain)
  },
  more(t, f) {
    const options = poolOf(t.s, f.seat)
      .filter((die) => sideOf(t, die).symbol === f.symbol && mayResolve(t, f.seat, die))
      .map(offer.resolve)
    if (options.length === 0 || t.s.ending === 1) finish(t, f)
    else ask(t, f.seat, 'resolve-more', [...options, offer.done()], { rule: 'destiny.resolve-dice' })
  },
  next(t, f, answer: Of<'resolve' | 'done'>) {
    if (answer.do === 'done') return
    goto(f, 'afterwards')
    call(t, resolveDie, { seat: f.seat, die: answer.die, ...plainly })
  },
})

type OneDie = Manner & {
  seat: Seat
  die: Die
  with?: Die[]
  /** The modifier added last, where they were added in canonical order: a thinker goes on from there. */
  after?: Die
  n?: number
  keep?: boolean
  rerolled?: boolean
}

/** Modifiers that may still be added: same symbol, payable. rule destiny.die-modifier */
function modifiersFor(t: Table, f: OneDie): Die[] {
  const { symbol } = sideOf(t, f.die)
  const chosen = f.with ?? []
  const paid = [f.die, ...chosen].reduce((sum, die) => sum + sideOf(t, die).cost, 0)
  return poolOf(t.s, f.seat).filter((die) => {
    const side = sideOf(t, die)
    if (die === f.die || chosen.includes(die) || !side.modifier || side.symbol !== symbol) return false
    return f.free || paid + side.cost <= resourcesOf(t.s, f.seat)
  })
}

/** One die with the modifiers added to it: pay, carry out the effect, return it to its card. */
export const resolveDie = procedure<OneDie, State>('resolve-die', {
  modify(t, f) {
    const dice = f.modifiers ? modifiersFor(t, f) : []
    if (dice.length === 0) goto(f, 'pay')
    else {
      const options = dice.map((die) => offer.modify(die))
      const before = dice.filter((die) => die < (f.after ?? 0)).length
      const more = { rule: 'destiny.die-modifier', about: { die: f.die } }
      askInAnyOrder(t, f.seat, 'modify', options, before, 0, more)
    }
  },
  modified(_t, f, answer: Of<'modify' | 'done'>) {
    if (answer.do === 'done') return
    const { die } = answer
    f.with = [...(f.with ?? []), die].sort((a, b) => a - b)
    f.after = die < (f.after ?? 0) ? 0 : die
    goto(f, 'modify')
  },
  pay(t, f) {
    // rules destiny.die-cost, destiny.free
    const dice = [f.die, ...(f.with ?? [])]
    if (!f.free)
      pay(
        t,
        f.seat,
        dice.reduce((sum, die) => sum + sideOf(t, die).cost, 0),
      )
    // rule destiny.cc-count-dooku: with its modifiers it is one source
    const base = f.value ?? valueOfSide(t, f.die)
    f.n = base + f.plus + (f.with ?? []).reduce((sum, die) => sum + valueOfSide(t, die), 0)
    t.watch?.({ is: 'resolving', seat: f.seat, die: f.die, with: f.with ?? [], n: f.n })
  },
  effect(t, f) {
    // rule destiny.die-symbol
    const { symbol } = sideOf(t, f.die)
    f.result = 0
    call(t, symbolProcedures[symbol] as never, { seat: f.seat, die: f.die, n: f.n, symbol, unblockable: f.unblockable })
  },
  returned(t, f) {
    for (const die of [f.die, ...(f.with ?? [])]) {
      if (!inPool(t.s, die)) continue
      if (die !== f.die || !f.keep) removeDie(t, die)
      else if (f.rerolled) reroll(t, die)
    }
    intend(t, { kind: 'resolve-die', die: f.die, by: f.seat, number: f.result as number })
  },
  done(t, f) {
    finish(t, f, true)
  },
})
