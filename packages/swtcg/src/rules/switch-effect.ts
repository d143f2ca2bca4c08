import {
  type Card,
  definitionAt,
  definitionOf,
  type Lasting,
  NONE,
  nodeAt,
  perCatalog,
  type Ref,
  refOf,
} from '@dejarik/kernel'
import { someIn } from '@dejarik/kernel/vocabulary'
import type { Catalog } from '../definitions.js'
import type { Effect, Timed } from '../effects/tree.js'
import type { Table } from '../state.js'

/** The effects of a catalog by which units trade abilities: mostly there are none. */
const switchers = perCatalog(
  ({ nodes }: Catalog) => new Set(nodes.flatMap((node, i) => (node.do === 'switch' && node.abilities ? [i] : []))),
)

/** Does any unit have the abilities of another now? rule swtcg.switch-effect */
export function isAnySwitched({ s, catalog }: Table): boolean {
  if (s.lasting.length === 0) return false
  const all = switchers(catalog)
  if (all.size > 0) for (const { node } of s.lasting) if (all.has(node)) return true
  return false
}

/** The abilities that count as printed on a card: its own, or those it was given in a switch. rule swtcg.switch-effect */
export const abilitiesOf = (t: Table, card: Card): readonly Timed[] => tradedAbilities(t, card) ?? printedOn(t, card)

/** Those that it has by a switch; null where it has its own. */
export function tradedAbilities(t: Table, card: Card): readonly Timed[] | null {
  const { s } = t
  if (!isAnySwitched(t)) return null
  const ref = refOf(s, card)
  return s.lasting.some((record) => placeIn(t, record, ref) !== NONE)
    ? after(t, s.lasting.length, ref, definitionOf(s, card))
    : null
}

const textOf = (t: Table, def: number): readonly Timed[] => definitionAt(t.catalog, def).abilities
const printedOn = (t: Table, card: Card): readonly Timed[] => textOf(t, definitionOf(t.s, card))

/** Which of the two units of a switch it is; -1: neither. */
const placeIn = (t: Table, { node, that }: Lasting, ref: Ref): number =>
  switchers(t.catalog).has(node) ? (that.given ?? []).indexOf(ref) : NONE

/**
 * What is printed on a unit after the first n effects that last, each switch following on those before it; when one ends, the
 * others are as if it had never been. The text of a unit that is gone is known by its definition.
 */
function after(t: Table, n: number, ref: Ref, def: number): readonly Timed[] {
  for (let i = n - 1; i >= 0; i--) {
    const record = t.s.lasting[i] as Lasting
    const at = placeIn(t, record, ref)
    if (at === NONE) continue
    const { given = [], text = [] } = record.that
    const cause = nodeAt(t.catalog, record.node)
    const own = after(t, i, ref, def)
    const others = after(t, i, given[1 - at] as Ref, text[1 - at] as number)
    // The effect that causes the switch stays where it is.
    return [...others.filter((each) => !contains(each, cause)), ...own.filter((each) => contains(each, cause))]
  }
  return textOf(t, def)
}

const contains = (ability: Timed, wanted: Effect): boolean => someIn<Effect>(ability, (part) => part === wanted)
