import {
  type Check,
  type Field,
  isRecord,
  isWhole,
  matching,
  must,
  oneOf,
  trimmed,
  whole,
  words,
  written,
} from '@dejarik/kernel/facts'
import type { CardData, CardType, Stat } from './card.js'
import { cardTypes, icons, sensitivities, sides, subtypesOf } from './card.js'
import { knownSets } from './sets.js'

/** Halves are printed too. */
const isNumber = (value: unknown): boolean => typeof value === 'number' && value >= 0 && Number.isInteger(value * 2)
const number = must('a number of at least 0', isNumber)
const isStat = (value: unknown): value is Stat => value === '*' || isNumber(value)
const stat = must('a number of at least 0 or *', isStat)
const few = must('1, 2 or 3', (v) => isWhole(v, 1) && (v as number) <= 3)

/** The one destiny that is no whole number is pi. */
const destiny = must('a list of destiny numbers', (value) => {
  const isDestiny = (one: unknown) => isWhole(one, 0) || one === Math.PI
  return Array.isArray(value) && value.length > 0 && value.every(isDestiny)
})
const ferocity = must('{destiny, plus}', (value) => {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false
  return isWhole(value.destiny, 0) && (value.plus === '*' || Number.isInteger(value.plus))
})
const counts = must('numbers by icon', (value) => {
  const isIcon = ([key, count]: [string, unknown]) => icons.some((icon) => icon === key) && isWhole(count, 1)
  return isRecord(value) && Object.entries(value).every(isIcon)
})
const crew = must('{ability, persona?}', (value) => {
  if (!isRecord(value) || !isWhole(value.ability, 1)) return false
  return Object.keys(value).every((key) => key === 'ability' || (key === 'persona' && typeof value[key] === 'string'))
})
const force = must('the Force icons of light and dark', (value) => {
  return isRecord(value) && Object.keys(value).length === 2 && sides.every((side) => isWhole(value[side], 0))
})
const subtypes: Check = must('a list of different kinds', (value) => {
  const all: readonly unknown[] = Object.values(subtypesOf).flat()
  return Array.isArray(value) && value.every((one) => all.includes(one)) && new Set(value).size === value.length
})
const names = words('a list of different names', /^\S(.*\S)?$/)

const every: readonly CardType[] = cardTypes
const fighting: readonly CardType[] = ['character', 'starship', 'vehicle']
const deployed: readonly CardType[] = [...fighting, 'creature']

/** Each field: which types of card need it, which may have it, what it must be. */
export const fields: Record<keyof CardData, Field<CardType>> = {
  id: { needed: every, is: matching('like swccg:1_168', /^swccg:\d+_\d+$/) },
  set: { needed: every, is: oneOf(knownSets) },
  number: { needed: every, is: whole(1) },
  side: { needed: every, is: oneOf(sides) },
  name: { needed: every, is: matching('a title without dots, diamonds or spaces around it', /^[^\s•<>](.*\S)?$/) },
  dots: { needed: [], allowed: every, is: few },
  diamonds: { needed: [], allowed: every, is: few },
  type: { needed: every, is: oneOf(cardTypes) },
  people: { needed: [], allowed: ['character'], is: whole(2) },
  subtypes: { needed: every, is: subtypes },
  model: { needed: ['starship'], allowed: fighting, is: trimmed },
  sensitivity: { needed: [], allowed: ['character'], is: oneOf(sensitivities) },
  test: { needed: ['jedi test'], is: whole(1) },
  destiny: { needed: every, is: destiny },
  power: { needed: fighting, is: stat },
  ability: { needed: [], allowed: ['character', 'vehicle'], is: number },
  deploy: { needed: deployed, is: stat },
  forfeit: { needed: deployed, allowed: [...deployed, 'weapon'], is: stat },
  armor: { needed: [], allowed: fighting, is: whole(1) },
  maneuver: { needed: [], allowed: ['starship', 'vehicle'], is: whole(1) },
  hyperspeed: { needed: [], allowed: ['starship'], is: whole(1) },
  landspeed: { needed: ['vehicle'], is: stat },
  ferocity: { needed: ['creature'], is: ferocity },
  defense: { needed: ['creature'], is: whole(0) },
  icons: { needed: every, is: counts },
  crew: { needed: [], allowed: ['starship', 'vehicle'], is: crew },
  force: { needed: ['location'], is: force },
  parsec: { needed: [], allowed: ['location'], is: stat },
  place: { needed: [], allowed: ['location'], is: trimmed },
  system: { needed: [], allowed: ['location'], is: trimmed },
  marker: { needed: [], allowed: ['location'], is: whole(1) },
  characteristics: {
    needed: every,
    is: words('a list of different words in small letters', /^[a-z0-9]+([ '/-][a-z0-9]+)*$/),
  },
  personas: { needed: every, is: names },
  matching: { needed: [], allowed: ['character'], is: names },
  rarity: { needed: every, is: matching('like C2 or PM', /^(?:[CUR][1-4]?|PM|F)$/) },
  ...written(every),
}
