import { type Field, isSet, matching, must, oneOf, whole, wholeOr, words, written } from '@dejarik/kernel/facts'
import type { CardData, CardType } from './card.js'
import { cardTypes, isUnitType, rarities, sides, unitTypes } from './card.js'
import { knownSets } from './sets.js'

/** A Location names its arenas, Equipment its units'; units have one type or more, the others one. */
const types = must('unit types, or another type with the arenas of a Location or Equipment', (value) => {
  if (!Array.isArray(value) || !isSet(value) || !value.every((type) => cardTypes.includes(type))) return false
  const [first, ...others] = value as CardType[]
  if (first === undefined || !others.every(isUnitType)) return false
  return first === 'battle' || first === 'mission' ? others.length === 0 : isUnitType(first) || others.length > 0
})

const every: readonly CardType[] = cardTypes
const built: readonly CardType[] = [...unitTypes, 'mission', 'location', 'equipment']
const lettered: readonly CardType[] = [...unitTypes, 'equipment']

/** Each field: which types of card need it, which may have it, what it must be. */
export const fields: Record<keyof CardData, Field<CardType>> = {
  id: { needed: every, is: matching('like swtcg:AOTC-1', /^swtcg:[A-Z0-9]+-\d+$/) },
  set: { needed: every, is: oneOf(knownSets) },
  number: { needed: every, is: whole(1) },
  name: { needed: every, is: matching('a name without spaces around it or a version', /^\S(.*\S)?(?<!\([A-Z]\))$/) },
  version: { needed: [], allowed: lettered, is: matching('one capital letter', /^[A-Z]$/) },
  side: { needed: every, is: oneOf(sides) },
  types: { needed: every, is: types },
  subtypes: { needed: every, is: words('a list of different words', /^[A-Z][A-Za-z]*(['-][A-Za-z]+)*$/) },
  build: { needed: built, is: wholeOr('X', 0) },
  speed: { needed: unitTypes, is: wholeOr('*', 0) },
  power: { needed: unitTypes, is: wholeOr('*', 0) },
  health: { needed: unitTypes, is: wholeOr('*', 1) },
  rarity: { needed: every, is: oneOf(rarities) },
  ...written(every),
}
