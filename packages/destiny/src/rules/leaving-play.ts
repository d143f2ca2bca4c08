import { type Card, move, NONE, ownerOf } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { area, DISCARD } from './areas.js'
import { diceLeave } from './dice.js'

/** A card leaves play for an area of its owner's, with its dice. rules destiny.owner, destiny.dice-leaving-play */
export function leavePlay(t: Table, card: Card, which: number, at: 'top' | 'bottom' = 'top'): void {
  const { s } = t
  diceLeave(t, card)
  s.host[card] = NONE
  s.support[card] = 0
  s.exhausted[card] = 0
  s.damage[card] = 0
  move(t, card, area(ownerOf(s, card), which), at)
  s.controller[card] = ownerOf(s, card)
}

export function discardFromPlay(t: Table, card: Card): void {
  // Told while it is still there: whose it is, and which of several.
  t.watch?.({ is: 'discarded', card, from: 'play' })
  leavePlay(t, card, DISCARD)
}
