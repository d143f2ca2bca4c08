import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { goUndercover as hide } from '../rules/undercover.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** It crosses to the other side of the table and remains yours; a card that says so is lost with its cover. rule swccg.undercover-spies */
export interface GoUndercover {
  do: 'go-undercover'
  what: Target
}

export const goUndercoverWords = words('go-undercover', ['<send> {what:target} undercover'])

export const goUndercover = effect<GoUndercover>(
  'go-undercover',
  {
    aim(t, f) {
      aim(t, f, nodeOf<GoUndercover>(t, f).what)
    },
    hide(t, f) {
      const { what } = nodeOf<GoUndercover>(t, f)
      const cards = aimed(t, f, what)
      for (const card of cards) hide(t, card)
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
