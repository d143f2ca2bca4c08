import { type Card, call, finish, ownerOf, pileOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { areaOf, DISCARD, HAND, PLAY } from '../rules/areas.js'
import { discard as discardCard, lastCard } from '../rules/hand-and-deck.js'
import { discardFromPlay } from '../rules/leaving-play.js'
import { chooseTwins } from '../rules/twin-dice.js'
import type { State } from '../state.js'
import type { Example, Target } from './tree.js'

/** From hand, deck or play, by the query's zone. */
export interface Discard {
  do: 'discard'
  what: Target
}

export const discardWords = words('discard', ['<discard> {what:card}', '<discard> {what:card} from play'])

export const discard = effect<Discard, { cards?: Card[]; full?: boolean }, State>(
  'discard',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Discard>(t, f).what)
    },
    twins(t, f) {
      const { what } = nodeOf<Discard>(t, f)
      f.cards = [...aimed(t, f, what)]
      f.full = inFull(t, f, what, f.cards)
      call(t, chooseTwins, { cards: f.cards })
    },
    discard(t, f) {
      const cards = f.cards as Card[]
      const x = scopeOf(t, f)
      let hand: Seat = -1
      for (const card of cards) {
        const where = areaOf(pileOf(t.s, card))
        if (where === HAND) hand = ownerOf(t.s, card)
        if (where === PLAY) discardFromPlay(t, card)
        else if (where !== DISCARD) discardCard(t, card)
      }
      // Bound as they are now: "if it was a vehicle", "another copy of that card".
      x.that.card = cards.map((card) => t.rules.words.keep(t, 'card', card))
      x.number = cards.length
      lastCard(t, hand, hand >= 0)
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)

export const discardExample: Example = {
  effect: { do: 'discard', what: { choose: 1, from: { kind: 'upgrade', whose: 'opponent' } } },
  reads: "Discard 1 of an opponent's upgrades.",
  board: {
    a: { characters: ['Finn'] },
    b: { characters: [{ card: 'Kylo Ren', upgrades: [{ card: 'Lightsaber', showing: '1 shield' }, 'Comlink'] }] },
  },
  answers: [{ 'a may': ['choose Lightsaber', 'choose Comlink'] }, { a: 'choose Lightsaber' }],
  after: ['Lightsaber is in b discard pile', 'b pool is empty'],
}
