import { type Card, reveal, revealAll, type Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { anyRuler, isUnder } from './named-rules.js'
import { cardsIn, HAND } from './zones.js'

/** Does a card speak of hands that are shown at all? */
export const isHandShown = anyRuler('shows-hand')
const isDrawnShown = anyRuler('shows-drawn')
const isBuiltShown = anyRuler('builds-face-up')

/** Some players play with their hand revealed: whatever is in it is known to both. rule swtcg.gl-reveal */
export function showHands(t: Table): void {
  if (isHandShown(t)) showShown(t)
}

function showShown(t: Table): void {
  for (let seat = 0; seat < 2; seat++) {
    const hidden = cardsIn(t.s, seat, HAND).filter((card) => t.s.known[card] !== 3)
    if (hidden.length > 0 && isUnder(t, 'shows-hand', seat)) {
      revealAll(t, hidden)
      t.watch?.({ is: 'revealed', seat, cards: hidden })
    }
  }
}

/** Cards that come to a hand: shown, where a card says that what is drawn, or the whole hand, is. */
export function showDrawn(t: Table, seat: Seat, cards: readonly Card[]): void {
  if (isDrawnShown(t) && isUnder(t, 'shows-drawn', seat)) {
    for (const card of cards) reveal(t, card)
    t.watch?.({ is: 'revealed', seat, cards: [...cards] })
  }
  showHands(t)
}

/** What a player builds is seen by both where a card says so; it still counts as face down. rule swtcg.gl-face-down */
export function showBuilt(t: Table, seat: Seat, card: Card): void {
  if (t.s.known[card] === 3 || !isBuiltShown(t) || !isUnder(t, 'builds-face-up', seat)) return
  reveal(t, card)
  t.watch?.({ is: 'revealed', seat, cards: [card] })
}
