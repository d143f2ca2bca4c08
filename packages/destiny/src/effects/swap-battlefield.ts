import { ask, type Card, finish, move, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { area, cardsIn, def, field, SET_ASIDE } from '../rules/areas.js'
import type { State, Table } from '../state.js'
import type { Example } from './tree.js'

/** Switches the battlefield in use with the one that is not. */
export interface SwapBattlefield {
  do: 'swap-battlefield'
}

export const swapBattlefieldWords = words('swap-battlefield', [
  '<replace> the battlefield by the unused one',
  '<switch> the battlefield with {:unused-battlefield}',
])

const unused = (t: Table): Card[] => {
  const found: Card[] = []
  for (let seat = 0; seat < t.s.seats; seat++) {
    for (const card of cardsIn(t.s, seat, SET_ASIDE)) if (def(t, card).type === 'battlefield') found.push(card)
  }
  return found
}

/** rule destiny.cc-hyperspace-jump: control does not change, and the claim ability is not used. */
export const swapBattlefield = effect<SwapBattlefield, object, State>(
  'swap-battlefield',
  {
    choose(t, f) {
      const options = unused(t).map(offer.battlefield)
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'battlefield', options)
    },
    swap(t, f, { card }: Of<'battlefield'>) {
      const { s } = t
      move(t, s.battlefield, area(ownerOf(s, s.battlefield), SET_ASIDE))
      move(t, card, field(s.seats))
      s.battlefield = card
      t.watch?.({ is: 'battlefield', card, seat: s.control })
      finish(t, f, true)
    },
  },
  (t) => unused(t).length > 0,
)

export const swapBattlefieldExample: Example = {
  effect: { do: 'swap-battlefield' },
  reads: 'Replace the battlefield by the unused one.',
  board: { a: { characters: ['Finn'], aside: ['Jedi Temple'] }, b: { characters: ['Kylo Ren'] } },
  table: { battlefield: 'Echo Base', control: 'b' },
  answers: [],
  after: ['the battlefield is Jedi Temple', 'b controls the battlefield', 'Echo Base is set aside'],
}
