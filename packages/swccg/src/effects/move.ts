import { call, controllerOf, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, nodeOf } from '@dejarik/kernel/vocabulary'
import { moveByEffect } from '../rules/move/by-effect.js'
import { openRoutes } from '../rules/move/move.js'
import { directRoutes, hasMoved } from '../rules/move/routes.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/**
 * By the rules of movement, as an unlimited move, or its regular one of the turn; `to` a place directly, unless it is
 * `using` landspeed; where it `joins`, it takes part in the battle there. rules swccg.movement-unlimited, swccg.movement-regular
 */
export interface Move {
  do: 'move'
  what: Target
  to?: Target
  free?: true
  using?: 'landspeed'
  regular?: true
  joins?: true
}

export const moveWords = words('move', [
  '<move> {what:target} (to {to:target}) (with {using:speed}) (free? for free) (regular? as a regular move) (joins? and into the battle there)',
])

export const move = effect<Move, { cards?: number[]; to?: number[] }>(
  'move',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Move>(t, f).what)
    },
    where(t, f) {
      const node = nodeOf<Move>(t, f)
      f.cards = aimed(t, f, node.what)
      if (node.to !== undefined) aim(t, f, node.to)
    },
    begin(t, f) {
      const node = nodeOf<Move>(t, f)
      if (node.to !== undefined) f.to = aimed(t, f, node.to)
    },
    next(t, f) {
      const card = f.cards?.shift()
      if (card === undefined) {
        finish(t, f, true)
        return
      }
      goto(f, 'next')
      call(t, moveByEffect, { card, node: f.node, ...(f.to === undefined ? {} : { only: f.to }) })
    },
  },
  (t, node, x, you) =>
    (node.to === undefined || canAim(t, node.to, x, you)) &&
    canAim(t, node.what, x, you, (card) => {
      const by = controllerOf(t.s, card)
      if (node.regular === true && hasMoved(t, card)) return false
      // rule swccg.vehicles-movement: where it cannot be, no text takes it: a vehicle does not enter the Cantina.
      if (node.to !== undefined && node.using === undefined)
        return canAim(t, node.to, x, you, (at) => directRoutes(t, card, by, [at]).length > 0)
      return openRoutes(t, { card, by, unlimited: true, free: node.free === true }).length > 0
    }),
)
