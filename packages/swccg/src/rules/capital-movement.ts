import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { isCapital } from './facts.js'
import { printedAbout } from './modifiers/printed.js'
import { ruleSubject } from './modifiers/subjects.js'

const MOVES_LIKE_STARFIGHTER = ruleSubject('moves-like-starfighter')

/** A capital starship that deploys and moves as such: some say of themselves that they do so like starfighters. */
export const isLarge = (t: Table, card: Card): boolean =>
  isCapital(t, card) && printedAbout(t, card, MOVES_LIKE_STARFIGHTER).length === 0
