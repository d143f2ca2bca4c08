import { type Card, NONE } from '@dejarik/kernel'
import { hostOf } from '../columns.js'
import type { Table } from '../state.js'
import { isSite, isStarship } from './facts.js'

/** rule swccg.landed-starfighter: at a site it has neither power nor maneuver. */
export const isLanded = (t: Table, card: Card): boolean => {
  const host = hostOf(t.s, card)
  return host !== NONE && isStarship(t, card) && isSite(t, host)
}
