import { finish, learn, ownerOf, reveal, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { HAND, isIn } from '../rules/zones.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** Only you see them; in the opponent's hand both do. rule swccg.peeking-at-cards */
export interface LookAt {
  do: 'look-at'
  what: Target
}

export const lookAtWords = words('look-at', ['<inspect> {what:target}'])

export const lookAt = effect<LookAt>(
  'look-at',
  {
    aim(t, f) {
      aim(t, f, nodeOf<LookAt>(t, f).what)
    },
    look(t, f) {
      const { what } = nodeOf<LookAt>(t, f)
      const cards = aimed(t, f, what)
      for (const card of cards)
        if (isIn(t.s, card, HAND) && ownerOf(t.s, card) !== f.you) reveal(t, card)
        else learn(t.s, f.you as Seat, card)
      t.watch?.({ is: 'looked', seat: f.you, n: cards.length })
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
