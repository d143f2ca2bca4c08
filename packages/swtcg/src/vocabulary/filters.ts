import { type Card, cardOf, controllerOf, definitionOf, perCatalog, refOf, type Seat } from '@dejarik/kernel'
import { amount, bound, find, holds, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { buildCountersOn, damageOn, pilotedUnit } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { Ability, Query, Ref, Stat } from '../effects/tree.js'
import { cardsMeant, isMeant } from '../rules/described.js'
import { deedsOf } from '../rules/effect-parts.js'
import { buildCost, grantedAbilities, keyword, stat, subtypesOf, wordsOf } from '../rules/numbers.js'
import { wouldFall } from '../rules/prevention.js'
import { stackCost } from '../rules/stacking.js'
import { tradedAbilities } from '../rules/switch-effect.js'
import { def, isBuilding, isOfType, isUnitCard, pilotsOf } from '../rules/zones.js'
import { arenas, type Table } from '../state.js'
import { seatsOf } from './nouns.js'

/** Does a thing pass a filter that wants this of it? */
type Test<Wanted> = (t: Table, thing: number, wanted: Wanted, x: Scope, you: Seat, query: Query) => boolean

/** One test for each key of a query. */
type Tests = { readonly [K in Exclude<keyof Query, 'kind' | 'zone' | 'one-of'>]-?: Test<NonNullable<Query[K]>> }

/** rule swtcg.gl-subtype: a subtype of two words needs both, in any order. */
const hasSubtype = (t: Table, card: Card, wanted: string): boolean => {
  const words = subtypesOf(t, card)
  for (const word of wordsOf(wanted)) if (!words.includes(word)) return false
  return true
}
function hasOneOf(t: Table, card: Card, wanted: readonly string[]): boolean {
  for (const each of wanted) if (hasSubtype(t, card, each)) return true
  return false
}
type Has = (t: Table, card: Card) => boolean

/** Is there an ability of which this is so, printed on a card or given to it? rule swtcg.granted-abilities */
function withAbility(isOne: (ability: Ability) => boolean): Has {
  const byDef = perCatalog(({ defs }: Catalog) => defs.map(({ abilities: all }) => all.some(isOne)))
  return (t, card) => {
    const traded = tradedAbilities(t, card)
    const printed = traded === null ? byDef(t.catalog)[definitionOf(t.s, card)] === true : traded.some(isOne)
    return printed || grantedAbilities(t, card).some(({ ability }) => isOne(ability))
  }
}
const ofKind = (kind: string): Has => withAbility(({ ability }) => ability === kind)
const used = (verb: string): Has =>
  withAbility((one) => one.ability === 'activated' && deedsOf(one.effect).some((deed) => deed.do === verb))

const abilities: Record<string, Has> = {
  retaliate: used('retaliate'),
  evade: used('evade'),
  upkeep: ofKind('upkeep'),
  pilot: ofKind('pilot'),
  bounty: ofKind('bounty'),
}
const hasKeyword = (t: Table, card: Card, name: string): boolean =>
  abilities[name]?.(t, card) ?? keyword(t, card, name) !== 0
/** rule swtcg.gl-build-cost: the total cost; what must be paid for it just now is another matter. */
const costOf = (t: Table, card: Card): number => stackCost(t, card)
const worth = (t: Table, card: Card, what: Stat | 'cost'): number =>
  what === 'cost' ? costOf(t, card) : stat(t, card, what)
const matchesUnit = (t: Table, unit: Card, wanted: true | Query | Ref, x: Scope, you: Seat): boolean =>
  wanted === true || isMeant(t, wanted, unit, x, you)

/** The Force that a Battle card's cost names. */
const printedForce = (t: Table, card: Card): number =>
  def(t, card)
    .abilities.flatMap((ability) => (ability.ability === 'play' ? (ability.cost ?? []) : []))
    .reduce((sum, part) => sum + (part.do === 'pay-force' && typeof part.n === 'number' ? part.n : 0), 0)

/** The word that was chosen: its place in the list of the effect that asked for it. */
const chosen = (t: Table, kept: readonly number[] | undefined): string => {
  const [at = -1, n = -1] = kept ?? []
  const node = t.catalog.nodes[at]
  return node?.do === 'choose-type' || node?.do === 'choose-subtype' ? (node.from[n] ?? '') : ''
}
/** Whose dice they are: those of an attack are the attacker's, the roll for build points is nobody's. */
const rollerOf = (t: Table): Seat => (t.s.roll === 'attack' && t.s.attacker >= 0 ? controllerOf(t.s, t.s.attacker) : -1)

/** The same query but for `least`, made once for each. */
const rest = new WeakMap<Query, Query>()
function withoutLeast(query: Query): Query {
  const known = rest.get(query)
  if (known !== undefined) return known
  const { least: _, ...others } = query
  rest.set(query, others)
  return others
}

/** The types that are asked for: listed, chosen by name, or that of the arena chosen. */
function typesWanted(t: Table, wanted: NonNullable<Query['types']>, that: Scope['that']): readonly string[] {
  if (Array.isArray(wanted)) return wanted
  // Before it is chosen it could be any.
  if (wanted.that === 'arena') return that.arena?.map((arena) => arenas[arena] as string) ?? [...arenas]
  return [chosen(t, that.type)]
}

/** rule swtcg.gl-type: the whole type line, in any order of its words. */
const typeLine = (t: Table, card: Card): string =>
  [...def(t, card).types, ...def(t, card).subtypes.map((word) => word.toLowerCase())].sort().join(' ')

const tests: Tests = {
  whose: (t, thing, _wanted, x, you, query) =>
    (query.kind === 'die' && seatsOf(t, query, x, you).includes(rollerOf(t))) ||
    (query.kind !== 'die' && seatsOf(t, query, x, you).includes(controllerOf(t.s, thing))),
  side: (t, thing, wanted) => def(t, thing).side === wanted,
  unique: (t, thing, wanted) => (def(t, thing).version !== undefined) === wanted,
  subtype: (t, thing, wanted, x) =>
    Array.isArray(wanted) ? hasOneOf(t, thing, wanted) : hasSubtype(t, thing, chosen(t, x.that.subtype)),
  not: (t, thing, wanted) => !hasOneOf(t, thing, wanted),
  name: (t, thing, wanted, x) =>
    typeof wanted === 'object' && !Array.isArray(wanted)
      ? (x.that.name ?? []).some((named) => t.catalog.defs[named]?.name === def(t, thing).name)
      : wanted === def(t, thing).name || (Array.isArray(wanted) && wanted.includes(def(t, thing).name)),
  types: (t, thing, wanted, { that }) =>
    // The arena of a Location or Equipment is not its type. rule swtcg.gl-type
    typesWanted(t, wanted, that).some((type) =>
      isUnitCard(t, thing)
        ? arenas.some((arena) => arena === type && isOfType(t, thing, arena))
        : def(t, thing).types[0] === type,
    ),
  tapped: (t, thing, wanted) => (t.s.tapped[thing] === 1) === wanted,
  damaged: (t, thing, wanted) => damageOn(t.s, thing) > 0 === wanted,
  falls: (t, thing) => wouldFall(t, thing),
  building: (t, thing) => isBuilding(t.s, thing),
  pilot: (t, thing, wanted) => pilotsOf(t.s, thing).length > 0 === wanted,
  attacking: (t, thing, wanted, x, you) =>
    t.s.attacker === thing && t.s.defender >= 0 && matchesUnit(t, t.s.defender, wanted, x, you),
  'attacked-by': (t, thing, wanted, x, you) =>
    t.s.defender === thing && t.s.attacker >= 0 && matchesUnit(t, t.s.attacker, wanted, x, you),
  using: (t, thing, wanted) => t.s.attacker === thing && t.s.how === wanted,
  keyword: (t, thing, wanted) => hasKeyword(t, thing, wanted),
  without: (t, thing, wanted) => !hasKeyword(t, thing, wanted),
  'power-least': (t, thing, wanted, x, you) => stat(t, thing, 'power') >= amount(t, wanted, x, you),
  'power-most': (t, thing, wanted, x, you) => stat(t, thing, 'power') <= amount(t, wanted, x, you),
  'speed-most': (t, thing, wanted, x, you) => stat(t, thing, 'speed') <= amount(t, wanted, x, you),
  'health-most': (t, thing, wanted, x, you) => stat(t, thing, 'health') <= amount(t, wanted, x, you),
  'cost-most': (t, thing, wanted, x, you) => costOf(t, thing) <= amount(t, wanted, x, you),
  least: (t, thing, wanted, x, you, query) =>
    worth(t, thing, wanted) === Math.min(...find(t, withoutLeast(query), x, you).map((each) => worth(t, each, wanted))),
  other: (t, thing, wanted, x) => (wanted === true ? thing !== cardOf(x.source) : !bound(t, wanted, x).includes(thing)),
  'same-name': (t, thing, wanted, x, you) =>
    cardsMeant(t, wanted, x, you).some((each) => def(t, each).name === def(t, thing).name),
  'same-type': (t, thing, wanted, x) =>
    bound(t, wanted, x).some(
      (each) => def(t, each).name !== def(t, thing).name && typeLine(t, each) === typeLine(t, thing),
    ),
  overkilled: (t, thing) => t.s.named[`${thing} overkilled`] === t.s.turn,
  counter: (t, thing, wanted) => (t.s.named[`${thing} ${wanted}`] ?? 0) > 0,
  // What those chosen must be together is asked of the set (`together`).
  different: () => true,
  alike: () => true,
  'total-most': (t, thing, wanted, x, you) => costOf(t, thing) <= amount(t, wanted, x, you),
  where: (t, thing, wanted, x, you) => holds(t, wanted, { ...x, that: { ...x.that, unit: [refOf(t.s, thing)] } }, you),
  'last-attacked-by': (t, thing, wanted, x) =>
    bound(t, wanted, x).some((unit) => t.s.named[`${unit} last`] === refOf(t.s, thing)),
  'attacked-last': (t, thing) => t.s.attacks.at(-1)?.by === refOf(t.s, thing),
  'unattacked-by': (t, thing, wanted, x) => {
    const units = bound(t, wanted, x)
    return !t.s.attacks.some(({ by, on }) => units.includes(cardOf(by)) && on === refOf(t.s, thing))
  },
  // Who is searched, too; it leaves out nobody.
  pilots: () => true,
  aboard: (t, thing) => pilotedUnit(t.s, thing) >= 0,
  on: (t, thing, wanted, x) => bound(t, wanted, x).includes(pilotedUnit(t.s, thing)),
  has: (t, thing, wanted, x, you) =>
    cardsMeant(t, wanted, x, you).some((each) => t.s.piloting[each] === thing || t.s.equipped[each] === thing),
  /** Face down under that unit. */
  under: (t, thing, wanted, x) => {
    const unit = t.s.named[`${thing} under`]
    if (unit === undefined) return false
    // A unit that has just left is still the one it was.
    return (wanted === 'this' && unit === x.source) || bound(t, wanted, x).some((each) => unit === refOf(t.s, each))
  },
  finished: (t, thing) => isBuilding(t.s, thing) && buildCountersOn(t.s, thing) >= buildCost(t, thing),
  'force-most': (t, thing, wanted) => printedForce(t, thing) <= wanted,
}

export const filters: Vocabulary['filters'] = new Map<
  string,
  Vocabulary['filters'] extends ReadonlyMap<string, infer T> ? T : never
>(Object.entries(tests))
