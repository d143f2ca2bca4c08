import type { DestinyStepNames, Die, Side, State } from '@dejarik/destiny'
import { type Card, exactly, nth, type Seat } from '@dejarik/kernel'
import { cardNames, dieNames, sideNames } from './names.js'
import { defOf, type Setting, seatName } from './setting.js'

/** What the steps of a scenario call things on this table. */
export const stepNames = (x: Setting, s: State): DestinyStepNames => ({
  of(kind, value) {
    if (kind === 'card') return cardNames(x, s, value as Card).map(exactly)
    if (kind === 'die') return dieNames(x, s, value as Die)
    return [exactly(kind === 'seat' ? seatName(x, value as Seat) : String(value))]
  },
  sides: (die, side) => sideNames(nth(defOf(x, s, nth(s.dieCard, die)).die as readonly Side[], side)),
  clause: (clause) => x.engine.catalog.clauses[clause]?.name ?? '',
  asking() {
    const card = (s.decision?.about as { card?: Card } | undefined)?.card
    return card === undefined ? [] : cardNames(x, s, card)
  },
})
