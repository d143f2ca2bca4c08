import { ask, call, finish, goto, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, bind, canAim, effect, find, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { type Manner, mayResolve, resolveDie as resolve } from '../rules/resolve-dice.js'
import type { State, Table } from '../state.js'
import type { Example, Query, Target, Value } from './tree.js'

/** Only dice in your own pool. */
export interface ResolveDie {
  do: 'resolve-die'
  what: Target
  plus?: Value
  /** treat its value as this */
  value?: Value
  unblockable?: true
  /** no die cost */
  free?: true
  /** as if it had no plus */
  unmodified?: true
}

export const resolveDieWords = words('resolve-die', [
  '<resolve> {what:die} (adding {plus:value} to its value) (counting its value as {value:value}) (unblockable? with unblockable damage) (free? at no cost) (unmodified? ignoring its plus)',
  '<resolve> {what:die} ({:any-order}), increasing its value by {plus:value}',
  '<resolve> {what:die} {:any-order}',
  {
    says: '<resolve> {what:die} ({:any-order}), {:as-unblockable}',
    with: { unblockable: true },
  },
  '<resolve> {what:die}, treating its value as equal to {value:amount}',
  {
    says: '<resolve> {what:die}, increasing its value by {a:digits}, or by {b:digits} instead {when:when}',
    read: ({ what, a, b, when }) => ({ what, plus: { if: when, then: b, else: a } }),
  },
  { says: '<resolve> {what:die} as if it was|were not modified', with: { unmodified: true } },
  { says: '<resolve> {what:die} as if it did not have a modifier', with: { unmodified: true } },
  { says: '<resolve> {what:die} . if it has a resource cost, {:not-paid}', with: { free: true } },
])

function mannerOf(t: Table, node: ResolveDie, x: Scope, you: Seat): Manner {
  return {
    plus: node.plus === undefined ? 0 : amount(t, node.plus, x, you),
    value: node.value === undefined ? null : amount(t, node.value, x, you),
    unblockable: node.unblockable === true,
    free: node.free === true,
    unmodified: node.unmodified === true,
    // rule destiny.resolving-dice-through-cards: modifiers only where the card lets several dice be resolved
    modifiers: isSeveral(node),
  }
}

const isSeveral = (node: ResolveDie): boolean =>
  typeof node.what === 'object' && 'choose' in node.what && node.what.choose !== 1

interface Several {
  choose: Value | 'any' | { upTo: Value }
  from: Query
}

/** How many dice must and may be resolved. */
function howMany(t: Table, { choose }: Several, x: Scope, you: Seat): { least: number; most: number } {
  if (choose === 'any') return { least: 0, most: Number.POSITIVE_INFINITY }
  if (typeof choose === 'object' && 'upTo' in choose) return { least: 0, most: amount(t, choose.upTo, x, you) }
  const n = amount(t, choose, x, you)
  return { least: n, most: n }
}

/** Resolves a die with the effect of its symbol and whatever the words add; several, one after the other. */
export const resolveDie = effect<ResolveDie, { manner?: Manner; number?: number; resolved?: number[] }, State>(
  'resolve-die',
  {
    begin(t, f) {
      const node = nodeOf<ResolveDie>(t, f)
      const manner = mannerOf(t, node, scopeOf(t, f), f.you)
      f.manner = manner
      f.number = scopeOf(t, f).number
      if (isSeveral(node)) goto(f, 'several')
      else aim(t, f, node.what, (die) => mayResolve(t, f.you, die, manner))
    },
    one(t, f) {
      const node = nodeOf<ResolveDie>(t, f)
      const [die] = aimed(t, f, node.what)
      const x = scopeOf(t, f)
      // "That many" still means what came before; "if it is a vehicle die" means the one just chosen.
      x.number = f.number as number
      const manner = mannerOf(t, node, x, f.you)
      if (die === undefined || !mayResolve(t, f.you, die, manner)) finish(t, f, false)
      else {
        goto(f, 'oneDone')
        call(t, resolve, { seat: f.you, die, ...manner })
      }
    },
    several(t, f) {
      const { what } = nodeOf<ResolveDie>(t, f) as { what: Several }
      const { least, most } = howMany(t, what, scopeOf(t, f), f.you)
      const resolved = f.resolved?.length ?? 0
      const options: Of<'resolve' | 'done'>[] =
        resolved >= most
          ? []
          : find(t, what.from, scopeOf(t, f), f.you)
              .filter((die) => mayResolve(t, f.you, die, f.manner as Manner))
              .map(offer.resolve)
      if (resolved >= least || options.length === 0) options.push(offer.done())
      ask(t, f.you, 'resolve-more', options, { about: { node: f.node } })
    },
    next(t, f, answer: Of<'resolve' | 'done'>) {
      if (answer.do === 'done') {
        bind(t, scopeOf(t, f), 'die', f.resolved ?? [])
        finish(t, f, true)
        return
      }
      f.resolved = [...(f.resolved ?? []), answer.die]
      goto(f, 'several')
      call(t, resolve, { seat: f.you, die: answer.die, ...(f.manner as Manner) })
    },
    oneDone(t, f) {
      finish(t, f, true)
    },
  },
  (t, node, x, you) => {
    const manner = mannerOf(t, node, x, you)
    return canAim(t, node.what, x, you, (die) => mayResolve(t, you, die, manner))
  },
)

export const resolveDieExample: Example = {
  effect: { do: 'resolve-die', what: { choose: 1, from: { kind: 'die', whose: 'yours' } }, plus: 2 },
  reads: 'Resolve 1 of your dice adding 2 to its value.',
  board: {
    a: {
      characters: [
        { card: 'Finn', showing: '1 shield' },
        { card: 'Hired Gun', showing: '1 resource' },
      ],
    },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ 'a may': ['choose 1 shield', 'choose 1 resource'] }, { a: 'choose 1 resource' }],
  after: ['a has 3 resources', 'a pool shows 1 shield'],
}
