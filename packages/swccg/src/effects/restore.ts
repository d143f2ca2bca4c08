import { cardOf, finish, type Lasting } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { clearStatus, setLasting } from '../columns.js'
import { HIT } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** No longer hit, and back to its own values. */
export interface Restore {
  do: 'restore'
  what: Target
}

export const restoreWords = words('restore', ['<restore> {what:target}'])

export const restore = effect<Restore>(
  'restore',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Restore>(t, f).what)
    },
    restore(t, f) {
      const { what } = nodeOf<Restore>(t, f)
      const cards = aimed(t, f, what)
      const { s } = t
      for (const card of cards) clearStatus(s, card, HIT)
      // What was laid on them until they leave or are restored is over.
      setLasting(
        s,
        s.lasting.filter(
          ({ until, that }: Lasting) =>
            until !== 'leaves' || !(that['#to'] ?? []).some((ref: number) => cards.includes(cardOf(ref))),
        ),
      )
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
