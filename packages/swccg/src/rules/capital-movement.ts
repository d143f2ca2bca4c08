import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { isCapital } from './facts.js'
import { printedOn } from './speeches.js'
import { ruleTopic } from './topics.js'

const MOVES_LIKE_STARFIGHTER = ruleTopic('moves-like-starfighter')

/** A capital starship that deploys and moves as such: some say of themselves that they do so like starfighters. */
export const isLarge = (t: Table, card: Card): boolean =>
  isCapital(t, card) && printedOn(t, card, MOVES_LIKE_STARFIGHTER).length === 0
