import type { Card, Seat } from '@dejarik/kernel'
import { clauseAt } from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import type { TextTree } from '../effects/tree.js'
import { offer, type TextAction } from '../options/index.js'
import type { Table } from '../state.js'
import { isLocation } from './facts.js'
import { mayUse } from './initiation.js'
import { useText } from './text-action.js'
import { timelyCards, timelyTexts } from './texts-by-phase.js'
import { cardsIn, HAND, TABLE } from './zones.js'

/** Where options to use texts are added. */
type Pushed = Pick<TextAction[], 'push'>

/** rule swccg.battle-damage-segment: what texts allow in the damage segment, beside satisfying what is due. */
export function damageTexts(t: Table, seat: Seat): TextAction[] {
  const options: TextAction[] = []
  texts(t, seat, 'damage', options, false)
  return options
}

/** Texts of cards in hand and on table that may be used as a top-level action now. */
export function texts(t: Table, seat: Seat, during: string, options: Pushed, mandatoryOnly: boolean): void {
  const { s } = t
  const now = (cards: readonly Card[]): Card[] => timelyCards(t, cards, during)
  if (!mandatoryOnly) for (const card of now(cardsIn(s, seat, HAND))) playable(t, seat, card, during, options)
  for (const card of now(cardsIn(s, seat, TABLE))) usable(t, seat, card, during, options, mandatoryOnly)
  for (const card of now(cardsIn(s, 1 - seat, TABLE)))
    if (isLocation(t, card)) usable(t, seat, card, during, options, mandatoryOnly)
}

/** Interrupts in hand. */
function playable(t: Table, seat: Seat, card: Card, during: string, options: Pushed): void {
  for (const clause of timelyTexts(t, card, during)?.play ?? none) {
    if (!mayUse(t, clause, card, seat, during, null)) continue
    const { as }: TextTree = clause.ability
    if (as === 'used-or-lost') for (const way of ['used', 'lost']) options.push(offer.play(card, clause.id, way))
    else options.push(offer.play(card, clause.id))
  }
}

/** Texts on table. */
function usable(t: Table, seat: Seat, card: Card, during: string, options: Pushed, mandatoryOnly: boolean): void {
  const now = timelyTexts(t, card, during)
  if (now === null) return
  for (const clause of mandatoryOnly ? none : now.action)
    if (mayUse(t, clause, card, seat, during, null)) options.push(offer.use(card, clause.id))
  for (const clause of now.automatic)
    if (mayUse(t, clause, card, seat, during, null)) options.push(offer.use(card, clause.id))
}

const none: readonly Clause[] = []

/** Begins what a text does: of an Interrupt that is played, or of a card on table. */
export function beginText(t: Table, seat: Seat, option: TextAction, during: string): void {
  const { card, clause } = option
  if (option.do === 'play') {
    const { as }: TextTree = clauseAt(t.catalog, clause).ability
    useText(t, 'play', seat, card, clause, { during, as: option.as ?? as })
  } else useText(t, 'text', seat, card, clause, { during })
}
