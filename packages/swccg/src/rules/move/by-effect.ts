import { controllerOf, finish, type Procedure, procedure } from '@dejarik/kernel'
import type { Move } from '../../effects/move.js'
import type { State } from '../../state.js'
import { locationOf } from '../card-states.js'
import { beginMoving, openRoutes } from './move.js'
import type { How } from './movers.js'

interface Moved {
  card: number
  node: number
  only?: number[]
  /** It must leave where it is. */
  away?: boolean
}

/** rules swccg.movement-unlimited, swccg.movement-regular: an effect moves a card by any movement that it can make; its owner chooses which. To a place that the text names it goes directly. */
export const moveByEffect: Procedure = procedure<Moved, State>('move-by-effect', {
  move(t, f) {
    const { free, using, regular, joins } = t.catalog.nodes[f.node] as unknown as Omit<Move, 'what'>
    const unlimited = regular !== true
    const by = controllerOf(t.s, f.card)
    const how: How[] =
      using === undefined
        ? ['landspeed', 'hyperspeed', 'sublight', 'land', 'take-off', 'shuttle', 'disembark', 'embark']
        : ['landspeed']
    const here = locationOf(t, f.card)
    if (f.only !== undefined && using === undefined) {
      beginMoving(t, by, f.card, { unlimited, free: free === true, only: f.only, directly: true })
      return
    }
    const more = { unlimited, free: free === true, how, ...(joins === undefined ? {} : { joins }) }
    let only = f.only
    if (f.away) {
      const open = openRoutes(t, { card: f.card, by, ...more })
      only = open.map((route) => locationOf(t, route.host)).filter((at) => at !== here)
      if (only.length === 0) {
        finish(t, f, false)
        return
      }
    }
    beginMoving(t, by, f.card, only === undefined ? more : { ...more, only })
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})
