import { type Card, finish, refOf, reveal } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, bind, effect, isA, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { cardsIn, DECK, def } from '../rules/zones.js'
import type { State } from '../state.js'
import type { Query, Value } from './tree.js'

/** Cards of your deck are revealed, from its top, until `n` of `find` are. */
export interface RevealUntil {
  do: 'reveal-until'
  n: Value
  find: Query
}

export const revealUntilWords = words('reveal-until', [
  '<reveal> cards from your deck until {n:digits} {find:bare} turned up',
  { says: '<reveal> cards from the top of your deck {:as-found} {find:one}', with: { n: 1 } },
  { says: '<reveal> cards from the top of your deck {:as-found} {n:digits} {find:bare}', read: (s) => s },
])

/** They stay where they are until the text says where they go: that card are those found, the rest are the others. */
export const revealUntil = effect<RevealUntil, object, State>(
  'reveal-until',
  {
    reveal(t, f) {
      const node = nodeOf<RevealUntil>(t, f)
      const x = scopeOf(t, f)
      const n = amount(t, node.n, x, f.you)
      const found: Card[] = []
      const rest: Card[] = []
      for (const card of [...cardsIn(t.s, f.you, DECK)].reverse()) {
        if (found.length >= n) break
        reveal(t, card)
        const again = node.find.different === 'name' && found.some((other) => def(t, other).name === def(t, card).name)
        if (!again && isA(t, card, node.find, x, f.you)) found.push(card)
        else rest.push(card)
      }
      t.watch?.({ is: 'revealed', seat: f.you, cards: [...rest, ...found] })
      bind(t, x, 'unit', found)
      x.that.rest = rest.map((card) => refOf(t.s, card))
      x.number = found.length
      finish(t, f, found.length === n)
    },
  },
  (t, _node, _x, you) => cardsIn(t.s, you, DECK).length > 0,
)
