import type { Card } from '@dejarik/kernel'
import type { Table } from '../../state.js'
import { isCollapsed } from '../collapsed.js'
import { isLanded } from '../landed.js'
import { cardsIn, TABLE } from '../zones.js'
import { appliesTo, modifiersFor, modifiersOf } from './modifiers.js'
import { kindSubject } from './subjects.js'

export const CANCELED = kindSubject('canceled')

/** The cards whose game text is canceled. */
export const canceledTexts = (t: Table): ReadonlySet<Card> => t.cache.canceledTexts.get(t)

/** Finds them. A text that is canceled itself cancels nothing. */
export function findCanceledTexts(t: Table, found: Set<Card>): void {
  // rule swccg.collapsed
  for (const location of t.s.line) if (isCollapsed(t, location)) found.add(location)
  for (const modifier of modifiersOf(t, CANCELED)) {
    if (modifier.change.canceled !== 'game-text' || found.has(modifier.source)) continue
    for (let seat = 0; seat < t.s.seats; seat++)
      for (const card of cardsIn(t.s, seat, TABLE)) if (appliesTo(t, modifier, card)) found.add(card)
  }
}

/**
 * rules swccg.cancelling-game-text, swccg.landed-starfighter: its text does nothing for now; on the ground only what
 * deploys something does.
 */
export const isSilenced = (t: Table, card: Card, deploys = false): boolean =>
  canceledTexts(t).has(card) || (!deploys && isLanded(t, card))

/** Would its text work, were it not for that card alone? */
export const isSilencedBy = (t: Table, card: Card, source: Card): boolean =>
  canceledTexts(t).has(card) &&
  modifiersFor(t, CANCELED, card).every((each) => each.change.canceled !== 'game-text' || each.source === source)

/** Does a text on table cancel it, whenever it is there or played? rule swccg.cancelling-and-suspending */
export const isCanceled = (t: Table, card: Card): boolean =>
  modifiersOf(t, CANCELED).some((each) => each.change.canceled === 'card' && appliesTo(t, each, card))
