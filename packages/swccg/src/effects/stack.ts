import { finish, move, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { place } from '../columns.js'
import { hasRule } from '../rules/modifiers/permissions.js'
import { isIn, OUTSIDE, onTable, TABLE, zone } from '../rules/zones.js'
import { STACKED, SUPPORTING } from '../state.js'
import { effect } from './effect.js'
import type { Ref, Target } from './tree.js'

/** rules swccg.stacked-cards-state, swccg.stack-definition */
export interface Stack {
  do: 'stack'
  what: Target
  on: Ref
}

export const stackWords = words('stack', ['<stack> {what:target} on {on:ref}'])

export const stack = effect<Stack>(
  'stack',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Stack>(t, f).what)
    },
    stack(t, f) {
      const { what, on } = nodeOf<Stack>(t, f)
      const cards = aimed(t, f, what)
      const [host] = bound(t, on, scopeOf(t, f))
      for (const card of cards) {
        if (host === undefined || host === card) continue
        // rule swccg.looking-at-piles: from outside the deck it lies there face down; its owner may look at it.
        if (isIn(t.s, card, OUTSIDE)) {
          place(t.s, card, host, SUPPORTING)
          continue
        }
        // From table it is inactive there, else it only supports. rules swccg.stacked-cards-state, swccg.stacked-just-lost-exception
        const was = onTable(t.s, card) || scopeOf(t, f).that['#answers'] !== undefined
        if (!onTable(t.s, card)) move(t, card, zone(ownerOf(t.s, card), TABLE))
        place(t.s, card, host, was ? STACKED : SUPPORTING)
        if (hasRule(t, 'supporting', card)) place(t.s, card, host, SUPPORTING)
        t.watch?.({ is: 'stacked', card, on: host })
      }
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
