import { call, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf } from '@dejarik/kernel/vocabulary'
import { moveByEffect } from '../rules/move/by-effect.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** To a place of its owner's choice, by any movement it can make from there. */
export interface MoveAway {
  do: 'move-away'
  what: Target
  free?: true
  using?: 'landspeed'
}

export const moveAwayWords = words('move-away', ['<move> {what:target} away (with {using:speed}) (free? for free)'])

export const moveAway = effect<MoveAway, { cards?: number[]; full?: boolean }>(
  'move-away',
  {
    aim(t, f) {
      aim(t, f, nodeOf<MoveAway>(t, f).what)
    },
    begin(t, f) {
      f.cards = aimed(t, f, nodeOf<MoveAway>(t, f).what)
      f.full = f.cards.length > 0
    },
    next(t, f) {
      if (f.result === false || f.result === 'not initiated') f.full = false
      const card = f.cards?.shift()
      if (card === undefined) {
        finish(t, f, f.full)
        return
      }
      goto(f, 'next')
      call(t, moveByEffect, { card, node: f.node, away: true })
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
