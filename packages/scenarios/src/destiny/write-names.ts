import { awakenings, type Definition, type State } from '@dejarik/destiny'
import type { Card } from '@dejarik/kernel'
import { filler, nowhere } from './cards.js'
import { defOf, type Setting } from './setting.js'

/** A name that finds the card again; its id where the name alone does not. */
export function nameOf(x: Setting, s: State, card: Card): string {
  const { id, name } = defOf(x, s, card)
  const all = x.engine.catalog.defs as unknown as readonly Definition[]
  return all.filter((other) => other.name === name).length === 1 ? name : id
}

const facts = [
  'name',
  'subtitle',
  'type',
  'affiliation',
  'color',
  'unique',
  'subtypes',
  'cost',
  'points',
  'health',
  'sides',
  'abilities',
] as const

/** Cards on the table that are not of the catalog that scenarios begin with. */
export function standIns(x: Setting, s: State): object[] {
  const known = new Set(awakenings.map(({ id }) => id))
  const used = new Set(s.def.map((_def, card) => defOf(x, s, card)))
  return [...used]
    .filter(({ id, name }) => !known.has(id) && name !== filler && name !== nowhere)
    .map((card) => Object.fromEntries(facts.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]]))))
}
