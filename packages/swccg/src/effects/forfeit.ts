import { act, controllerOf, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf } from '@dejarik/kernel/vocabulary'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** rule swccg.forfeit */
export interface Forfeit {
  do: 'forfeit'
  what: Target
}

export const forfeitWords = words('forfeit', ['<forfeit> {what:target}'])

export const forfeit = effect<Forfeit, { cards?: number[] }>(
  'forfeit',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Forfeit>(t, f).what)
    },
    begin(t, f) {
      f.cards = aimed(t, f, nodeOf<Forfeit>(t, f).what)
    },
    next(t, f) {
      const card = f.cards?.shift()
      if (card === undefined) {
        finish(t, f, true)
        return
      }
      goto(f, 'next')
      act(t, 'forfeit', controllerOf(t.s, card), { card })
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
