import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { leaveBattle } from '../rules/battle/participants.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** They, and whoever is aboard, no longer take part in the battle in progress. rule swccg.participating-in-battle */
export interface Exclude {
  do: 'exclude'
  what: Target
}

export const excludeWords = words('exclude', ['<keep> {what:target} out of the battle'])

export const exclude = effect<Exclude>(
  'exclude',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Exclude>(t, f).what)
    },
    exclude(t, f) {
      const { what } = nodeOf<Exclude>(t, f)
      const cards = aimed(t, f, what)
      for (const card of cards) leaveBattle(t, card)
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => t.s.battle !== null && canAim(t, node.what, x, you),
)
