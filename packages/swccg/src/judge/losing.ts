import { type Card, type Decision, definitionOf, type Seat } from '@dejarik/kernel'
import type { Of } from '../options/index.js'
import { defOf } from '../rules/facts.js'
import { cardsIn, countIn, FORCE, HAND, lifeForce, RESERVE, TABLE, USED } from '../rules/zones.js'
import type { Table } from '../state.js'
import { worthOf } from './appraise.js'

/** What one unit of Life Force is worth: the fewer there are, the more. */
export const forceWorth = (t: Table, seat: Seat): number => {
  const left = lifeForce(t.s, seat) + 1
  return 1 + 6 / left + 60 / (left * left)
}

/** Its only copy that may be on table is there already. rule swccg.unique-and-restricted */
function isDead(t: Table, seat: Seat, card: Card): boolean {
  const { s } = t
  if (defOf(t, card).dots !== 1) return false
  for (const each of cardsIn(s, seat, TABLE)) if (definitionOf(s, each) === definitionOf(s, card)) return true
  return false
}

/**
 * rule swccg.losing-force: what is in hand is no Life Force, so that what is of no use there goes first; the less Life Force
 * there is, the sooner the hand goes. Of the piles, the one that is not needed now.
 */
export function losing(t: Table, { seat, options }: Decision<Of<'lose'>>, into: number[]): void {
  const { s } = t
  const pile = 0.2 + forceWorth(t, seat)
  const hand = countIn(s, seat, HAND)
  options.forEach(({ from, card }, i) => {
    if (card === undefined) {
      const n = countIn(s, seat, from === 'reserve' ? RESERVE : from === 'force' ? FORCE : USED)
      // Force is wanted in one's own turn, a few cards of the Reserve Deck for destiny.
      const wanted = from === 'force' ? (s.active === seat ? 0.8 : 0.4) : from === 'reserve' && n < 4 ? 0.5 : 0
      into[i] = -pile - wanted
    } else {
      // A full hand holds what will not be played soon.
      const spare = hand > 8 ? 0.5 : 0
      into[i] = spare - 0.2 - (isDead(t, seat, card as Card) ? 0 : worthOf(t, card as Card).hand)
    }
  })
}
