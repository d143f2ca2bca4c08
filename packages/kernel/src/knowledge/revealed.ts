import { cardsInPile } from '../state/columns.js'
import { type Card, type CoreState, cardOf, lives, type Ref, refOf } from '../state/state.js'
import type { Table } from '../table.js'
import { isPublic, revealAll } from './piles.js'

/**
 * rule swccg.revealing-cards: cards shown where they lie, topmost first. They stay in their pile and keep their order;
 * whoever moves or shuffles one makes it revealed no more.
 */
export function revealTop(t: Table, pile: number, n: number): Ref[] {
  const { s } = t
  const cards = cardsInPile(s, pile)
  const shown = cards.slice(Math.max(0, cards.length - n)).reverse()
  revealAll(t, shown)
  return shown.map((card) => refOf(s, card))
}

/** Those that are still revealed. */
export const stillRevealed = (s: CoreState, refs: readonly Ref[]): Card[] =>
  refs.filter((ref) => lives(s, ref) && isPublic(s, cardOf(ref))).map(cardOf)
