import { type Card, definitionAt, definitionOf, perCatalog } from '@dejarik/kernel'
import { type CardType, isUnitType, typeOf } from '../cards/card.js'
import { uniqueName } from '../cards/same-name.js'
import type { Catalog, Definition } from '../definitions.js'
import type { Ability, Query } from '../effects/tree.js'
import { arenas, type Table } from '../state.js'
import { tradedAbilities } from './switch-effect.js'

/** What the rules ask of a definition again and again, found once. */
export interface Facts {
  /** By its first type; the arena of a Location or Equipment does not make it a unit. rule swtcg.gl-type */
  readonly type: CardType
  readonly isUnit: boolean
  /** The arenas it may be in. rule swtcg.gl-multi-arena */
  readonly arenas: readonly number[]
  /** Of its type line and of its own text that treats it as more. rules swtcg.gl-subtype, swtcg.treat-as-subtype */
  readonly subtypes: readonly string[]
  /** One name for each unique person, ship or thing; '' where it is not unique. rule swtcg.gl-unique */
  readonly unique: string
  /** That name as a number, from 1; 0 where it is not unique. */
  readonly uniqueAs: number
  /** Printed; none is zero. */
  readonly cost: number
  /** Its ability to pilot. rule swtcg.pilot */
  readonly pilot: Extract<Ability, { ability: 'pilot' }> | undefined
  /** Units under which it may be stacked though it has another name. rule swtcg.general-stacking */
  readonly guestOf: Query | undefined
  /** rule swtcg.spirit */
  readonly isSpirit: boolean
  /** Has it an Upkeep, printed on it? rule swtcg.upkeep */
  readonly hasUpkeep: boolean
}

const numbers = new Map<string, number>([['', 0]])

function numberOf(name: string): number {
  const number = numbers.get(name) ?? numbers.size
  numbers.set(name, number)
  return number
}

function factsFor(definition: Definition): Facts {
  const { types, subtypes, version, name, build, abilities } = definition
  const treated = abilities.flatMap((ability) => (ability.ability === 'treat-as' ? ability.subtype : []))
  const type = typeOf(definition)
  const isUnit = isUnitType(type)
  return {
    type,
    isUnit,
    arenas: arenas.flatMap((arena, i) => (types.includes(arena) ? [i] : [])),
    subtypes: [
      // rule swtcg.location-cards: the arena of a Location or Equipment is a subtype of it
      ...(isUnit ? [] : types.slice(1)),
      ...subtypes.map((word) => word.toLowerCase()),
      ...treated.flatMap((words) => words.split('-')),
    ],
    unique: version === undefined ? '' : uniqueName(name),
    uniqueAs: version === undefined ? 0 : numberOf(uniqueName(name)),
    cost: typeof build === 'number' ? build : 0,
    pilot: abilities.find((ability) => ability.ability === 'pilot'),
    guestOf: abilities.find((ability) => ability.ability === 'stacks-under')?.of,
    isSpirit: abilities.some((ability) => ability.ability === 'keyword' && ability.keyword === 'spirit'),
    hasUpkeep: abilities.some((ability) => ability.ability === 'upkeep'),
  }
}

const facts = perCatalog(({ defs }: Catalog) => defs.map(factsFor))

/** The numbers of unique names by definition, for whoever looks through all cards in play. */
export const uniqueNumbers = perCatalog((catalog) => facts(catalog).map(({ uniqueAs }) => uniqueAs))

export const factsOf = (t: Table, card: Card): Facts => facts(t.catalog)[definitionOf(t.s, card)] as Facts

/** The same, where what its text says is asked for: it may be another's. rule swtcg.switch-effect */
export function factsNow(t: Table, card: Card): Facts {
  const abilities = tradedAbilities(t, card)
  if (abilities === null) return factsOf(t, card)
  return factsFor({ ...definitionAt(t.catalog, definitionOf(t.s, card)), abilities })
}
