import { ask, type Card, call, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, canAim, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { How } from '../rules/paying.js'
import { playCard } from '../rules/play-a-card.js'
import { placesFor } from '../rules/play-restrictions.js'
import type { State, Table } from '../state.js'
import type { Example, Target, Value } from './tree.js'

/** Paying its cost, less `discount`; `free` pays nothing. */
export interface Play {
  do: 'play'
  what: Target
  discount?: Value
  free?: true
}

export const playWords = words('play', [
  '<play> {what:card} (free? for free) (for {discount:any-number} less)',
  '<play> {what:card}, decreasing its cost by {discount:value}',
  {
    says: '<play> {what:card}, decreasing its cost by {a:digits}, or by {b:digits} instead {when:when}',
    read: ({ what, a, b, when }) => ({ what, discount: { if: when, then: b, else: a } }),
  },
  '<pay> its cost to play {what:card} (from your discard pile)',
])

const howOf = (t: Table, node: Play, x: Scope, you: Seat): How => ({
  discount: node.discount === undefined ? 0 : amount(t, node.discount, x, you),
  free: node.free === true,
})

/**
 * rule destiny.play-a-card, through a card.
 * rule destiny.negative-effects: its cost, restrictions and the unique rule still hold.
 */
export const play = effect<Play, { card?: Card }, State>(
  'play',
  {
    aim(t, f) {
      const node = nodeOf<Play>(t, f)
      const how = howOf(t, node, scopeOf(t, f), f.you)
      aim(t, f, node.what, (card) => placesFor(t, f.you, card, how).length > 0)
    },
    chosen(t, f) {
      const [card] = aimed(t, f, nodeOf<Play>(t, f).what) as Card[]
      if (card === undefined) finish(t, f, false)
      else f.card = card
    },
    place(t, f) {
      const card = f.card as Card
      const how = howOf(t, nodeOf<Play>(t, f), scopeOf(t, f), f.you)
      const places = placesFor(t, f.you, card, how)
      const options = places.map(({ on, replace }) => offer.play(card, on, replace))
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'place', options, { about: { node: f.node, card, ...how } })
    },
    play(t, f, answer: Of<'play'>) {
      const { card, on = -1, replace = -1 } = answer
      call(t, playCard, { seat: f.you, card, on, replace, ...howOf(t, nodeOf<Play>(t, f), scopeOf(t, f), f.you) })
    },
    done(t, f) {
      finish(t, f, true)
    },
  },
  (t, node, x, you) => {
    const how = howOf(t, node, x, you)
    return canAim(t, node.what, x, you, (card) => placesFor(t, you, card, how).length > 0)
  },
)

export const playExample: Example = {
  effect: {
    do: 'play',
    what: { choose: 1, from: { kind: 'upgrade', whose: 'yours', zone: 'discard' } },
    discount: 1,
  },
  reads: 'Play 1 upgrade in your discard pile for 1 less.',
  board: {
    a: { characters: ['Finn', 'Hired Gun'], discard: ['Lightsaber', 'Comlink'], resources: 1 },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ 'a may': ['play Comlink on Finn', 'play Comlink on Hired Gun'] }, { a: 'play Comlink on Hired Gun' }],
  after: ['Comlink is attached to Hired Gun', 'a has no resources'],
}
