import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import { damageOn } from '../columns.js'
import type { Catalog, Definition } from '../definitions.js'
import { keyword, stat } from '../rules/numbers.js'
import type { Table } from '../state.js'
import { valueOfUse } from './effects.js'

/** A variable number is taken to be this. */
const number = (printed: unknown, otherwise: number): number => (typeof printed === 'number' ? printed : otherwise)

/**
 * How much a unit counts in an arena: it must both hit and last, so the two are multiplied; who is fast hits before it is
 * hit. The numbers were fitted to who won fifteen hundred games.
 */
export const might = (power: number, health: number, speed: number): number =>
  health <= 0 ? 0 : Math.sqrt(Math.max(0, power) + 0.5) * health ** 0.575 * (0.9 + speed / 200)

/** What a card's text adds to it, in damage. */
function text(definition: Definition): number {
  let sum = 0
  for (const ability of definition.abilities) {
    if (ability.ability === 'upkeep' || ability.ability === 'bounty') sum -= 0.6
    else if (ability.ability === 'activated') sum += 0.4 * Math.max(0, valueOfUse(ability))
    else if (ability.ability !== 'restriction') sum += 0.3
  }
  return Math.min(2, sum)
}

/** What each definition is worth as printed. */
const printed = perCatalog(({ defs }: Catalog) =>
  defs.map((definition) => {
    const { power, health, speed } = definition
    return might(number(power, 3), number(health, 3), number(speed, 40)) + 0.25 * text(definition)
  }),
)

export const printedMight = (t: Table, card: Card): number => printed(t.catalog)[definitionOf(t.s, card)] as number

/** What a unit is worth as it stands: damage, stack, Pilots and Equipment counted. */
export function mightOf(t: Table, unit: Card): number {
  const left = stat(t, unit, 'health') - damageOn(t.s, unit)
  return might(stat(t, unit, 'power'), left, stat(t, unit, 'speed'))
}

/** The damage that an attack may be expected to do. rules swtcg.attack-5-hits, swtcg.armor, swtcg.accuracy */
export function expectedHits(t: Table, attacker: Card, defender: Card): number {
  const need = (keyword(t, defender, 'armor') > 0 ? 5 : 4) - keyword(t, attacker, 'accuracy')
  const chance = Math.min(1, Math.max(0, (7 - need) / 6))
  return Math.max(0, stat(t, attacker, 'power')) * chance
}

export const healthLeft = (t: Table, unit: Card): number => stat(t, unit, 'health') - damageOn(t.s, unit)
