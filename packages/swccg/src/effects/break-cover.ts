import { call, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { breakCover as uncover } from '../rules/undercover.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** Of spies undercover, whose cards that put them there are lost. rule swccg.undercover-spies */
export interface BreakCover {
  do: 'break-cover'
  what: Target
}

export const breakCoverWords = words('break-cover', ['<break> the cover of {what:target}'])

export const breakCover = effect<BreakCover, { full?: boolean }>(
  'break-cover',
  {
    aim(t, f) {
      aim(t, f, nodeOf<BreakCover>(t, f).what)
    },
    uncover(t, f) {
      const { what } = nodeOf<BreakCover>(t, f)
      const cards = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      call(t, uncover, { cards: cards.map((card) => refOf(t.s, card)), by: f.you })
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
