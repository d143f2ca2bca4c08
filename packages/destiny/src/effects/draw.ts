import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { cardsIn, DECK } from '../rules/areas.js'
import { draw as drawCards, drawUp } from '../rules/hand-and-deck.js'
import type { State } from '../state.js'
import type { Example, Value } from './tree.js'

export interface Draw {
  do: 'draw'
  /** `hand-size`: up to it */
  n: Value | 'hand-size'
}

export const drawWords = words('draw', [
  '<draw> {n:number} #card',
  '<draw> cards equal to {n:amount}',
  { says: '<draw> until you reach your hand size', with: { n: 'hand-size' } },
  { says: '<draw> cards up to your hand size', with: { n: 'hand-size' } },
  { says: '<draw> the other', with: { n: 1 } },
])

/** rule destiny.draw: as many as there are; in full only if there were enough. */
export const draw = effect<Draw, object, State>(
  'draw',
  {
    draw(t, f) {
      const { n } = nodeOf<Draw>(t, f)
      const x = scopeOf(t, f)
      if (n === 'hand-size') {
        x.number = drawUp(t, f.you)
        finish(t, f, true)
        return
      }
      const wanted = amount(t, n, x, f.you)
      // "That many" is what the words asked for.
      x.number = wanted
      finish(t, f, drawCards(t, f.you, wanted) === wanted)
    },
  },
  (t, _node, _x, you) => cardsIn(t.s, you, DECK).length > 0,
)

export const drawExample: Example = {
  effect: { do: 'draw', n: 2 },
  reads: 'Draw 2 cards.',
  board: {
    a: { characters: ['Finn'], deck: ['Lightsaber', 'Comlink', 'Datapad'] },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [],
  after: ['Lightsaber is in a hand', 'Comlink is in a hand', 'Datapad is on top of a deck'],
}
