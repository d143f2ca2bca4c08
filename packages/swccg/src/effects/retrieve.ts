import { type Card, finish, move, reveal } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { failSearch } from '../rules/searching.js'
import { isBarred, randomCards, searchOf } from '../rules/shuffling.js'
import { cardsIn, HAND, LOST, USED, zone } from '../rules/zones.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Target, Value } from './tree.js'

/** From your Lost Pile to your Used Pile, or hand. rule swccg.retrieve */
export interface Retrieve {
  do: 'retrieve'
  n?: Value
  what?: Target
  random?: true
  to?: 'hand'
}

export const retrieveWords = words('retrieve', [
  '<retrieve> {n:much} Force (random? at random)',
  '<retrieve> Force equal to {n:amount} (random? at random)',
  '<retrieve> {what:target} (into {to:hand})',
])

/** rule swccg.retrieve: cards of one's own Lost Pile, shown, onto the Used Pile. */
function takeBack(t: Table, seat: number, cards: readonly Card[], hand: boolean): void {
  for (const card of cards) {
    reveal(t, card)
    move(t, card, zone(seat, hand ? HAND : USED))
    t.watch?.({ is: 'retrieved', seat, card })
  }
}

export const retrieve = effect<Retrieve, { found?: boolean }>(
  'retrieve',
  {
    aim(t, f) {
      const { what } = nodeOf<Retrieve>(t, f)
      if (what !== undefined) aim(t, f, what)
    },
    retrieve(t, f) {
      const { n, what, random, to } = nodeOf<Retrieve>(t, f)
      const x = scopeOf(t, f)
      const lost = cardsIn(t.s, f.you, LOST)
      let cards: readonly Card[]
      if (what !== undefined) cards = aimed(t, f, what)
      else {
        const wanted = n === undefined ? 1 : amount(t, n, x, f.you)
        const most = Math.min(Number.isNaN(wanted) ? 0 : wanted, lost.length)
        cards = random ? randomCards(t, lost, most) : lost.slice(lost.length - most).reverse()
      }
      takeBack(t, f.you, cards, to === 'hand')
      x.number = cards.length
      f.found = cards.length > 0
      if (!f.found && isSought(what))
        failSearch(t, { source: x.source, node: f.node }, { seat: f.you, whose: f.you, which: LOST })
    },
    done(t, f) {
      finish(t, f, f.found)
    },
  },
  // rules swccg.empty-deck-or-pile, swccg.implied-target-rule: what is in a pile is not observed, and an empty Lost Pile
  // may be retrieved from.
  (t, node, x, you) => !isSought(node.what) || !isBarred(t, searchOf(t, node, x), zone(you, LOST)),
)

/** Is it looked for in the pile, rather than one that was targeted? rule swccg.taking-cards */
const isSought = (what: Target | undefined): boolean => typeof what === 'object' && ('from' in what || 'each' in what)
