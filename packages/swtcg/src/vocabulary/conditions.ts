import { cardOf } from '@dejarik/kernel'
import {
  playersOf,
  type Reading,
  type SharedCondition,
  sharedConditions,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import type { Condition, SwtcgTree } from '../effects/tree.js'
import { controls as hasControl } from '../rules/arena-control.js'
import { isMeant } from '../rules/described.js'
import { arenas, type State } from '../state.js'
import { happened } from './happened.js'

type Own = Exclude<Condition, SharedCondition<SwtcgTree>>

const own: Reading<Own, 'controls' | 'attacking' | 'happened', boolean, State> = {
  controls: (t, c, x, you) => {
    const arena = typeof c.arena === 'string' ? arenas.indexOf(c.arena) : (x.that.arena?.[0] ?? -1)
    return arena >= 0 && playersOf(t, c.controls, x, you).some((seat) => hasControl(t, seat, arena))
  },
  /** "As long as it is attacking …": it is whoever gets something by that, or this card. */
  attacking: (t, c, x, you) => {
    const it = x.that.receiver?.[0] ?? x.source
    return (
      t.s.attacker === cardOf(it) &&
      (c.using === undefined || t.s.how === c.using) &&
      t.s.defender >= 0 &&
      isMeant(t, c.attacking, t.s.defender, x, you)
    )
  },
  happened: (t, c, x, you) => happened(t, c.happened, x, you),
}

export const conditions: Vocabulary['conditions'] = new Map([...sharedConditions, ...Object.entries(own)])
