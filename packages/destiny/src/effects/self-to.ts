import { cardOf, finish, move, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { area, DECK, SET_ASIDE } from '../rules/areas.js'
import type { State } from '../state.js'
import type { Example } from './tree.js'

/** The event goes there instead of being discarded. */
export interface SelfTo {
  do: 'self-to'
  to: 'deck-bottom' | 'set-aside'
}

export const selfToWords = words('self-to', [
  { says: '<put> this card under your deck instead of discarding it', with: { to: 'deck-bottom' } },
  { says: '<set> this card aside instead of discarding it', with: { to: 'set-aside' } },
  { says: '<place> this event on the bottom {:of-deck} instead of discarding it', with: { to: 'deck-bottom' } },
  { says: '<set> aside this card|event instead of discarding it', with: { to: 'set-aside' } },
])

export const selfTo = effect<SelfTo, object, State>('self-to', {
  put(t, f) {
    const { to } = nodeOf<SelfTo>(t, f)
    const card = cardOf(scopeOf(t, f).source)
    const seat = ownerOf(t.s, card)
    if (to === 'deck-bottom') move(t, card, area(seat, DECK), 'bottom')
    else move(t, card, area(seat, SET_ASIDE))
    t.watch?.({ is: 'put', card, where: to })
    finish(t, f, true)
  },
})

export const selfToExample: Example = {
  effect: { do: 'self-to', to: 'deck-bottom' },
  reads: 'Put this card under your deck instead of discarding it.',
  board: { a: { characters: ['Finn'], deck: 2 }, b: { characters: ['Kylo Ren'] } },
  answers: [],
  after: ['Example is at the bottom of a deck'],
}
