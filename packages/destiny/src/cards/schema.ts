import type { CardData, CardType } from './card.js'
import { affiliations, authors, cardTypes, colors, rarities } from './card.js'
import { setNames } from './sets.js'
import { parseSide } from './side.js'

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
const text = matching('a text without spaces around it', /^\S(.*\S)?$/)

const sides: Check = (value) => {
  if (!Array.isArray(value) || value.length !== 6) return `must be a list of six sides, not ${show(value)}`
  const faults = value.map((side) => (typeof side === 'string' ? sideFault(side) : `${show(side)} is not a text`))
  return faults.filter((fault) => fault !== undefined).join(' ') || undefined
}
const sideFault = (side: string) => {
  try {
    parseSide(side)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

// Only the shape that every ability shares: the words inside a tree are the vocabulary's to check.
const abilities = must('a list of {ability, name?, …}', (value) => {
  const isName = (name: unknown) => typeof name === 'string' && name !== ''
  const fits = (one: unknown) => isRecord(one) && isName(one.ability) && (!('name' in one) || isName(one.name))
  return Array.isArray(value) && value.every(fits)
})
const points = must('[value] or [value, elite value]', (value) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false
  return value.every((v) => isWhole(v, 1)) && (value.length === 1 || value[1] > value[0])
})
const subtypes = must('a list of different lower-case words', (value) => {
  const isWord = (word: unknown) => typeof word === 'string' && /^[a-z]+(-[a-z]+)*$/.test(word)
  return Array.isArray(value) && value.every(isWord) && new Set(value).size === value.length
})

export const every: readonly CardType[] = cardTypes
const played: readonly CardType[] = ['event', 'upgrade', 'support']

export type Field = { needed: readonly CardType[]; allowed?: readonly CardType[]; is: Check }

/** Each field: which types of card need it, which may have it, what it must be. */
export const fields: Record<keyof CardData, Field> = {
  id: { needed: every, is: matching('like destiny:01001', /^destiny:\d{5,6}[A-Z]?$/) },
  set: { needed: every, is: oneOf(Object.keys(setNames)) },
  number: { needed: every, is: whole(1) },
  name: { needed: every, is: text },
  subtitle: { needed: [], allowed: ['battlefield', 'character'], is: text },
  type: { needed: every, is: oneOf(cardTypes) },
  affiliation: { needed: every, is: oneOf(affiliations) },
  color: { needed: every, is: oneOf(colors) },
  unique: { needed: every, is: must('true or false', (v) => typeof v === 'boolean') },
  rarity: { needed: every, is: oneOf(rarities) },
  subtypes: { needed: every, is: subtypes },
  cost: { needed: played, is: whole(0) },
  points: { needed: ['character'], is: points },
  health: { needed: ['character'], is: whole(1) },
  sides: { needed: ['character'], allowed: ['character', 'upgrade', 'support'], is: sides },
  abilities: { needed: every, is: abilities },
  by: { needed: every, is: oneOf(authors) },
  wording: { needed: every, is: matching("'' or eight hex digits", /^([0-9a-f]{8})?$/) },
}
