import { finish, refOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf } from '@dejarik/kernel/vocabulary'
import { battleOf } from '../rules/battle/battle.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** A battle between exactly those cards, where they are, at no further cost; others there are left out. */
export interface Battle {
  do: 'battle'
  with: Target
  against: Target
}

export const battleWords = words('battle', ['<start> a battle of {with:target} against {against:target} alone'])

export const battle = effect<Battle, { own?: number[] }>(
  'battle',
  {
    with(t, f) {
      aim(t, f, nodeOf<Battle>(t, f).with)
    },
    against(t, f) {
      f.own = aimed(t, f, nodeOf<Battle>(t, f).with)
      aim(t, f, nodeOf<Battle>(t, f).against)
    },
    fight(t, f) {
      const foes = aimed(t, f, nodeOf<Battle>(t, f).against)
      battleOf(
        t,
        f.you as Seat,
        [...(f.own as number[]), ...foes].map((card) => refOf(t.s, card)),
      )
    },
    done(t, f) {
      finish(t, f, f.result !== 'not initiated')
    },
  },
  (t, node, x, you) => t.s.battle === null && canAim(t, node.with, x, you) && canAim(t, node.against, x, you),
)
