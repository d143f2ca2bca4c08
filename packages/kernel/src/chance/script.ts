import { definitionOf } from '../state/columns.js'
import type { Card, CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import { below } from './random.js'

/**
 * Chance written down beforehand, so that a scenario can say exactly what is rolled and what is picked. It is part of
 * the state, like the generator that it stands in for, and is used up as the game goes on.
 */
export interface Script {
  /** What is rolled next, first to last, in the words of the game. */
  rolls: string[]
  /** The names of the cards that are picked at random next. */
  picks: string[]
  /** Where it ends, the generator goes on. Without this, more chance than it holds is a fault. */
  open?: true
}

/** What the script says is rolled next; undefined where the generator decides. */
export function scriptedRoll(s: CoreState): string | undefined {
  if (s.script === undefined) return undefined
  const roll = s.script.rolls.shift()
  if (roll === undefined && s.script.open !== true) throw new Error('More is rolled than the script holds')
  return roll
}

/** One of these cards at random. */
export function randomCard(t: Table, from: readonly Card[]): Card {
  const { script } = t.s
  if (script === undefined || from.length === 1) return from[below(t.s.random, from.length)] as Card
  const name = script.picks.shift()
  if (name === undefined) {
    if (script.open === true) return from[below(t.s.random, from.length)] as Card
    throw new Error('More is picked at random than the script holds')
  }
  const found = from.find((card) => t.catalog.defs[definitionOf(t.s, card)]?.name === name)
  if (found === undefined) throw new Error(`The script picks ${name} at random, which is not among the cards`)
  return found
}
