import type { CardData, CardType } from './card.js'
import { authors, cardTypes, isUnitType, rarities, sides, unitTypes } from './card.js'
import { setCodes } from './sets.js'

/** What is wrong with a value, or nothing. */
type Check = (value: unknown) => string | undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const show = (value: unknown) => JSON.stringify(value) ?? String(value)
const must = (what: string, holds: (value: unknown) => boolean): Check => {
  return (value) => (holds(value) ? undefined : `must be ${what}, not ${show(value)}`)
}
const oneOf = (list: readonly string[]) => must(`one of ${list.join(', ')}`, (v) => list.some((entry) => entry === v))
const matching = (what: string, pattern: RegExp) => must(what, (v) => typeof v === 'string' && pattern.test(v))
const isWhole = (value: unknown, least: number) => Number.isInteger(value) && (value as number) >= least
const whole = (least: number) => must(`a whole number of at least ${least}`, (v) => isWhole(v, least))
const wholeOr = (sign: string, least: number) =>
  must(`a whole number of at least ${least} or ${sign}`, (v) => v === sign || isWhole(v, least))
const isSet = (list: readonly unknown[]) => new Set(list).size === list.length

// Only the shape that every ability shares: the words inside a tree are the vocabulary's to check.
const abilities = must('a list of {ability, name?, …}', (value) => {
  const isName = (name: unknown) => typeof name === 'string' && name !== ''
  const fits = (one: unknown) => isRecord(one) && isName(one.ability) && (!('name' in one) || isName(one.name))
  return Array.isArray(value) && value.every(fits)
})

/** A Location names its arenas, Equipment its units'; units have one type or more, the others one. */
const types = must('unit types, or another type with the arenas of a Location or Equipment', (value) => {
  if (!Array.isArray(value) || !isSet(value) || !value.every((type) => cardTypes.includes(type))) return false
  const [first, ...others] = value as CardType[]
  if (first === undefined || !others.every(isUnitType)) return false
  return first === 'battle' || first === 'mission' ? others.length === 0 : isUnitType(first) || others.length > 0
})

const subtypes = must('a list of different words', (value) => {
  const isWord = (word: unknown) => typeof word === 'string' && /^[A-Z][A-Za-z]*(['-][A-Za-z]+)*$/.test(word)
  return Array.isArray(value) && value.every(isWord) && isSet(value)
})

export const every: readonly CardType[] = cardTypes
const built: readonly CardType[] = [...unitTypes, 'mission', 'location', 'equipment']
const lettered: readonly CardType[] = [...unitTypes, 'equipment']

export type Field = { needed: readonly CardType[]; allowed?: readonly CardType[]; is: Check }

/** Each field: which types of card need it, which may have it, what it must be. */
export const fields: Record<keyof CardData, Field> = {
  id: { needed: every, is: matching('like swtcg:AOTC-1', /^swtcg:[A-Z0-9]+-\d+$/) },
  set: { needed: every, is: oneOf(setCodes) },
  number: { needed: every, is: whole(1) },
  name: { needed: every, is: matching('a name without spaces around it or a version', /^\S(.*\S)?(?<!\([A-Z]\))$/) },
  version: { needed: [], allowed: lettered, is: matching('one capital letter', /^[A-Z]$/) },
  side: { needed: every, is: oneOf(sides) },
  types: { needed: every, is: types },
  subtypes: { needed: every, is: subtypes },
  build: { needed: built, is: wholeOr('X', 0) },
  speed: { needed: unitTypes, is: wholeOr('*', 0) },
  power: { needed: unitTypes, is: wholeOr('*', 0) },
  health: { needed: unitTypes, is: wholeOr('*', 1) },
  rarity: { needed: every, is: oneOf(rarities) },
  abilities: { needed: every, is: abilities },
  by: { needed: every, is: oneOf(authors) },
  wording: { needed: every, is: matching("'' or eight hex digits", /^([0-9a-f]{8})?$/) },
}
