import type { Card } from '@dejarik/kernel'
import type { Table } from '../../state.js'
import { appliesTo, modifiersOf } from './modifiers.js'
import { ruleSubject } from './subjects.js'

const ROTATED = ruleSubject('rotated')

/** Has a text turned this location around: its sides, with their texts and icons, are the other player's? */
export const isRotated = (t: Table, location: Card): boolean => {
  const all = modifiersOf(t, ROTATED)
  return all.length > 0 && all.some((each) => appliesTo(t, each, location))
}

/** The side on which a text of a location lies now. */
export const sideNow = (t: Table, card: Card, side: string): string =>
  isRotated(t, card) ? (side === 'dark' ? 'light' : 'dark') : side
