import { cardOf, nodeAt, perCatalog, type Seat } from '@dejarik/kernel'
import { amount, find, isA, partsOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { Catalog } from '../definitions.js'
import type { PayBuild } from '../effects/pay-build.js'
import type { PayForce } from '../effects/pay-force.js'
import type { Ability, Amount, ClauseTree, Effect, Gain, Query, Target, TextTree, Value } from '../effects/tree.js'
import type { Table } from '../state.js'
import { top } from '../vocabulary/nouns.js'
import { type Given, givenTo, givenToPlayer, sizeOf } from './gains.js'
import { anyGiven, isGivenAtAll } from './heard.js'
import { abilitiesOf } from './switch-effect.js'
import { live } from './zones.js'

/**
 * The parts of a cost, in order. rules swtcg.gl-arrow, swtcg.gl-activation-cost, swtcg.gl-cost,
 * swtcg.paying-activation-costs: commas mean and.
 */
export const costOf = ({ cost }: TextTree): readonly Effect[] => cost ?? FREE
const FREE: readonly Effect[] = []

/** The Force that a part of a cost asks for; 0 where it asks for something else, or for what is reckoned. */
export const forceIn = (part: Effect): number => (part.do === 'pay-force' && typeof part.n === 'number' ? part.n : 0)

/** Are there as many as it asks for? */
function enough(t: Table, target: Target | Query | string, x: Scope, you: Seat): boolean {
  if (typeof target !== 'object') return true
  if ('top' in target) return top(t, target, x, you).length >= amount(t, target.top, x, you)
  if (!('choose' in target) || typeof target.choose !== 'number') return true
  // A card that is played from hand is there no longer when its cost is paid.
  const itself = target.from.zone === 'hand' && find(t, target.from, x, you).includes(cardOf(x.source)) ? 1 : 0
  return amount(t, { count: target.from }, x, you) - itself >= target.choose
}

/** rule swtcg.paying-activation-costs: could this part of a cost be paid in full? */
export const canPay = (t: Table, part: Effect, x: Scope, you: Seat): boolean =>
  possible(t, part, x, you) && (!('what' in part) || enough(t, part.what, x, you))

/** The ability whose cost a payment is, printed or given. */
const owners = perCatalog(
  ({ clauses }: Catalog) =>
    new Map<object, ClauseTree>(clauses.flatMap(({ ability }) => costOf(ability).map((part) => [part, ability]))),
)

type Payment = PayForce | PayBuild

/** rule swtcg.gl-force-activated: the word by which cards change what such a payment comes to; none: nothing does. */
function subjectOf(node: Payment, ability: ClauseTree | undefined): string | undefined {
  if (ability === undefined) return undefined
  if (node.do === 'pay-build') return ability.ability === 'equip' ? 'equip-build' : undefined
  if (ability.ability === 'activated') return 'ability-cost'
  return ability.ability === 'equip' ? 'equip-force' : 'force-cost'
}

/**
 * What others add to a cost or take from it. rules swtcg.paying-activation-costs (X stays what it was),
 * swtcg.gl-equip-cost (the unit that is to be equipped may make it cheaper).
 */
function change(t: Table, node: Payment, x: Scope, you: Seat): Change {
  if (!isAnyCostChanged(t)) return UNCHANGED
  const which = subjectOf(node, owners(t.catalog).get(node))
  return which === undefined || !isGivenAtAll(t, which) ? UNCHANGED : changeOf(t, which, x, you)
}

interface Change {
  by: number
  min: number
  /** What is added only to a cost that has Force in it. */
  priced: number
}

function changeOf(t: Table, which: string, x: Scope, you: Seat): Change {
  const found = { by: 0, min: 0, priced: 0 }
  const card = cardOf(x.source)
  const add = ({ gain, x: from }: Given) => {
    if (!('modify' in gain) || gain.modify !== which) return
    if ('of' in gain && gain.of !== undefined && !isA(t, card, gain.of, from, from.you)) return
    const more = sizeOf(t, gain.by, from)
    if ('priced' in gain && gain.priced) found.priced += more
    else found.by += more
    if ('min' in gain) found.min = Math.max(found.min, gain.min ?? 0)
  }
  for (const one of [card, ...(x.that.equip ?? [])]) for (const given of givenTo(t, one, which)) add(given)
  for (const given of givenToPlayer(t, you, which)) add(given)
  return found
}

/**
 * The Force that others ask for what costs none: "each activated ability costs 1 more Force" means those too, and what has
 * come to cost Force is dearer by what is added to such costs. rules swtcg.paying-activation-costs, swtcg.gl-force-activated
 */
export function surcharge(t: Table, ability: TextTree, x: Scope, you: Seat): number {
  if (!isAnyCostChanged(t) || costOf(ability).some((part) => part.do === 'pay-force')) return 0
  const { by, priced } = changeOf(t, ability.ability === 'activated' ? 'ability-cost' : 'force-cost', x, you)
  return by > 0 ? by + priced : 0
}

const isAnyCostChanged = anyGiven('equip-build', 'equip-force', 'ability-cost', 'force-cost')

const UNCHANGED: Change = { by: 0, min: 0, priced: 0 }

const offs = new WeakMap<Ability | Effect, number>()

/** The most that a text could take off the Force cost of a card. */
function offOf(tree: Ability | Effect): number {
  const known = offs.get(tree)
  if (known !== undefined) return known
  let off = 0
  // A number that is reckoned could be anything.
  for (const part of partsOf<Gain>(tree))
    if ('modify' in part && part.modify === 'force-cost')
      off += typeof part.by === 'number' ? Math.max(0, -part.by) : ANY
  offs.set(tree, off)
  return off
}
const ANY = 99

/** The most that anything in play could take off the Force cost of a card, as far as everybody can see. */
export const mostOff = (t: Table): number =>
  live(t).reduce((sum, card) => abilitiesOf(t, card).reduce((more, each) => more + offOf(each), sum), 0) +
  t.s.lasting.reduce((sum, { node }) => sum + offOf(nodeAt(t.catalog, node)), 0)

/** The Force, or the build points, that a payment of n comes to. */
export function toPay(t: Table, node: Payment, n: number, x: Scope, you: Seat): number {
  const { by: plain, min, priced } = change(t, node, x, you)
  const by = plain + priced
  // A discount never makes it more than it was.
  return by < 0 ? Math.max(Math.min(n, min), n + by, 0) : n + by
}

/** Is it the number that is named when the cost is paid? */
export const isX = (n: Amount): boolean => typeof n === 'object' && 'x' in n

export const wantedOf = (t: Table, n: Value, x: Scope, you: Seat): number => Math.max(0, amount(t, n, x, you))
