import { type Card, nodeAt, perCatalog, type Seat } from '@dejarik/kernel'
import { holds, playersOf } from '@dejarik/kernel/vocabulary'
import type { Catalog } from '../definitions.js'
import type { Table } from '../state.js'
import { givenTo, isSilenced, scopeOfCard, speaks } from './gains.js'
import { hearing, isRuleHeard } from './heard.js'
import { abilitiesOf } from './switch-effect.js'
import { live } from './zones.js'

/** The named rules that the engine carries out. What is not listed is recorded only, and its card is not playable. */
export const codedRules: readonly string[] = [
  'attacks-for-opponent',
  'attacks-weakest',
  'battles-repeat',
  'battles-reversed',
  'builds-face-up',
  'divides-hits',
  'double-damage',
  'extra-other-pilot',
  'ground-first',
  'hidden-dice',
  'light-retreats-first',
  'may-stay-tapped',
  'no-bounty',
  'no-control',
  'no-damage',
  'no-effect',
  'no-upkeep',
  'rearranges-once',
  'removes-double',
  'shares-abilities',
  'shares-force',
  'shows-drawn',
  'shows-hand',
  'tall-stack',
  'uses-ability-again',
  'wins-ties',
]

/** Has this unit got that rule, from its own text or another card's? */
export const hasRule = (t: Table, card: Card, rule: string): boolean =>
  givenTo(t, card, rule).some(({ gain }) => 'rule' in gain && gain.rule === rule)

/** By the named rule, the definitions that speak of it: what is not undefined does. */
const speaking = perCatalog(({ defs }: Catalog) => {
  const found = new Map<string, unknown[]>()
  defs.forEach(({ abilities }, def) => {
    for (const ability of abilities) {
      if (ability.ability !== 'ongoing' || !('rule' in ability)) continue
      const { rule } = ability
      const those = found.get(rule) ?? defs.map(() => undefined)
      those[def] = rule
      found.set(rule, those)
    }
  })
  return found
})

/** Is there a card in play, or an effect that lasts, that speaks of this rule at all? */
const rulers = (t: Table, rule: string): boolean => isRuleHeard(t, rule, speaking(t.catalog).get(rule))

/** The same of one rule, for whatever is asked often. */
export const anyRuler = (rule: string): ((t: Table) => boolean) => hearing((t) => rulers(t, rule))

/** Is this player under a named rule, by a card that says so or for a time? */
export function isUnder(t: Table, rule: string, seat: Seat): boolean {
  if (!rulers(t, rule)) return false
  for (const { node: at, that } of t.s.lasting) {
    const node = nodeAt(t.catalog, at)
    if (node.do === 'change-rule' && node.rule === rule && (node.who === undefined || that.players?.includes(seat)))
      return true
  }
  for (const source of live(t)) {
    if (!speaks(t, source) || isSilenced(t, source)) continue
    const x = scopeOfCard(t, source)
    for (const ability of abilitiesOf(t, source)) {
      if (!('rule' in ability)) continue
      const { rule: named, who, while: when } = ability
      if (named !== rule || (when && !holds(t, when, x, x.you))) continue
      if (who === undefined || playersOf(t, who, x, x.you).includes(seat)) return true
    }
  }
  return false
}
