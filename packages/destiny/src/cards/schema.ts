import {
  type Check,
  type Field,
  isWhole,
  matching,
  must,
  oneOf,
  show,
  trimmed,
  whole,
  words,
  written,
} from '@dejarik/kernel/facts'
import type { CardData, CardType } from './card.js'
import { affiliations, cardTypes, colors, rarities } from './card.js'
import { setNames } from './sets.js'
import { parseSide } from './side.js'

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

const points = must('[value] or [value, elite value]', (value) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false
  return value.every((v) => isWhole(v, 1)) && (value.length === 1 || value[1] > value[0])
})
const every: readonly CardType[] = cardTypes
const played: readonly CardType[] = ['event', 'upgrade', 'support']

/** Each field: which types of card need it, which may have it, what it must be. */
export const fields: Record<keyof CardData, Field<CardType>> = {
  id: { needed: every, is: matching('like destiny:01001', /^destiny:\d{5,6}[A-Z]?$/) },
  set: { needed: every, is: oneOf(Object.keys(setNames)) },
  number: { needed: every, is: whole(1) },
  name: { needed: every, is: trimmed },
  subtitle: { needed: [], allowed: ['battlefield', 'character'], is: trimmed },
  type: { needed: every, is: oneOf(cardTypes) },
  affiliation: { needed: every, is: oneOf(affiliations) },
  color: { needed: every, is: oneOf(colors) },
  unique: { needed: every, is: must('true or false', (v) => typeof v === 'boolean') },
  rarity: { needed: every, is: oneOf(rarities) },
  subtypes: { needed: every, is: words('a list of different lower-case words', /^[a-z]+(-[a-z]+)*$/) },
  cost: { needed: played, is: whole(0) },
  points: { needed: ['character'], is: points },
  health: { needed: ['character'], is: whole(1) },
  sides: { needed: ['character'], allowed: ['character', 'upgrade', 'support'], is: sides },
  ...written(every),
}
