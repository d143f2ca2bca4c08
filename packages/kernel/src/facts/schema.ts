import { authors } from './card.js'

/** What is wrong with a value, or nothing. */
export type Check = (value: unknown) => string | undefined

/** Each field: which types of card need it, which may have it, what it must be. */
export type Field<Type extends string> = { needed: readonly Type[]; allowed?: readonly Type[]; is: Check }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A value in a sentence; the beginning of a long one. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
export const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least
/** No value is there twice. */
export const isSet = (list: readonly unknown[]): boolean => new Set(list).size === list.length

export const must = (what: string, holds: (value: unknown) => boolean): Check => {
  return (value) => (holds(value) ? undefined : `must be ${what}, not ${show(value)}`)
}
export const oneOf = (list: readonly string[]): Check =>
  must(`one of ${list.join(', ')}`, (v) => list.some((entry) => entry === v))
export const matching = (what: string, pattern: RegExp): Check =>
  must(what, (v) => typeof v === 'string' && pattern.test(v))
export const whole = (least: number): Check => must(`a whole number of at least ${least}`, (v) => isWhole(v, least))
export const wholeOr = (sign: string, least: number): Check =>
  must(`a whole number of at least ${least} or ${sign}`, (v) => v === sign || isWhole(v, least))
export const trimmed: Check = matching('a text without spaces around it', /^\S(.*\S)?$/)
/** A list of different words of one shape. */
export const words = (what: string, pattern: RegExp): Check =>
  must(what, (value) => {
    const isWord = (word: unknown) => typeof word === 'string' && pattern.test(word)
    return Array.isArray(value) && value.every(isWord) && isSet(value)
  })

// Only the shape that every ability shares: the words inside a tree are the vocabulary's to check.
const abilities = must('a list of {ability, name?, …}', (value) => {
  const isName = (name: unknown) => typeof name === 'string' && name !== ''
  const fits = (one: unknown) => isRecord(one) && isName(one.ability) && (!('name' in one) || isName(one.name))
  return Array.isArray(value) && value.every(fits)
})

/** The fields of what is written on a card, the same in every game. */
export const written = <Type extends string>(every: readonly Type[]) => ({
  abilities: { needed: every, is: abilities },
  by: { needed: every, is: oneOf(authors) },
  wording: { needed: every, is: matching("'' or eight hex digits", /^([0-9a-f]{8})?$/) },
})
