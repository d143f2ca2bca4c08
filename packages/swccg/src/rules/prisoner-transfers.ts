import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  controllerOf,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { place } from '../columns.js'
import { offer } from '../options/index.js'
import { AT, type State, type Table } from '../state.js'
import { captivesOf, escorts, isPrison } from './capturing.js'
import { isPresentAt } from './card-states.js'
import { isCharacter } from './facts.js'
import { cardsIn, TABLE } from './zones.js'

/**
 * rule swccg.prisoner-transfers: in the move phase an escort present at a prison delivers its captive there, and a bounty
 * hunter or warrior present takes one that is imprisoned there into custody.
 */
export function custodyOptions(t: Table, seat: Seat): Option[] {
  if (seat !== t.s.active) return []
  const options: Option[] = []
  for (const prison of t.s.line) {
    if (!isPrison(t, prison)) continue
    for (const escort of cardsIn(t.s, seat, TABLE))
      if (isCharacter(t, escort) && isPresentAt(t, escort, prison))
        for (const card of captivesOf(t, escort)) options.push(offer.deliver(card, prison))
    const takers = escorts(t, seat, prison).filter((card) => isPresentAt(t, card, prison))
    // rule swccg.capturing: nobody takes one of their own into custody.
    const prisoners = captivesOf(t, prison).filter((card) => controllerOf(t.s, card) !== seat)
    for (const card of prisoners) for (const to of takers) options.push(offer['take-custody'](card, to))
  }
  return options
}

export const beginCustody = (t: Table, seat: Seat, card: Card, to: Card): void => act(t, 'custody', seat, { card, to })

export const changeCustody = procedure<{ action: number }, State>('change-custody', {
  hand(t, f) {
    const { card, to, by } = actionAt(t, f.action)
    place(t.s, card, to as Card, AT)
    t.watch?.({ is: 'transferred', seat: by, card, host: to as Card })
  },
})

export const custodyRule: ActionRule<State> = {
  result: changeCustody,
}
