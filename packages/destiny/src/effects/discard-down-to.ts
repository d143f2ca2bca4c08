import { type Card, call, finish, goto, pick, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { cardsIn, HAND } from '../rules/areas.js'
import { discard as discardCard, lastCard } from '../rules/hand-and-deck.js'
import type { State } from '../state.js'
import type { Example, Value, Who } from './tree.js'

/** That player chooses and discards cards until they have `n` in hand; `n` is counted by you. */
export interface DiscardDownTo {
  do: 'discard-down-to'
  n: Value
  who: Who
}

export const discardDownToWords = words('discard-down-to', [
  '{who:who} discards down to {n:value}',
  'force {who:who} to choose and discard cards {:hand-down} {n:amount}',
])

export const discardDownTo = effect<DiscardDownTo, { seat?: Seat; n?: number }, State>('discard-down-to', {
  choose(t, f) {
    const node = nodeOf<DiscardDownTo>(t, f)
    const x = scopeOf(t, f)
    const seat = playersOf(t, node.who, x, f.you)[0]
    if (seat === undefined) {
      finish(t, f, false)
      return
    }
    f.seat = seat
    const from = [...cardsIn(t.s, seat, HAND)].sort((a, b) => a - b)
    const extra = from.length - amount(t, node.n, x, f.you)
    if (extra <= 0) finish(t, f, true)
    else call(t, pick, { seat, from, min: extra, max: extra, as: 'card', about: 'discard', node: f.node })
  },
  discard(t, f) {
    const cards = f.result as Card[]
    for (const card of cards) discardCard(t, card)
    scopeOf(t, f).number = cards.length
    goto(f, 'done')
    lastCard(t, f.seat as Seat, cards.length > 0)
  },
  done(t, f) {
    finish(t, f, true)
  },
})

export const discardDownToExample: Example = {
  effect: { do: 'discard-down-to', n: 1, who: 'opponent' },
  reads: 'An opponent discards down to 1.',
  board: {
    a: { characters: ['Finn'] },
    b: { characters: ['Kylo Ren'], hand: ['Lightsaber', 'Comlink', 'Datapad'] },
  },
  answers: [{ b: 'choose Lightsaber and Datapad' }],
  after: ['b has 1 card in hand', 'Comlink is in b hand'],
}
