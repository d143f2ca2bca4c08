import { type Card, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { movesOf } from '../columns.js'
import { board } from '../rules/on-and-off-units.js'
import { couldPilot, hasRoom, pilotAbility } from '../rules/piloting.js'
import { isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import type { Target } from './tree.js'

export interface MovePilot {
  do: 'move-pilot'
  what: Target
  to: Target
}

export const movePilotWords = words('move-pilot', ['<move> {what:thing} onto {to:thing}'])

const isPilot = (t: Table, card: Card): boolean => pilotAbility(t, card) !== undefined

/** rules swtcg.pilots, swtcg.gl-droid: the one move of a build step is not used up by a card's. */
function takes(t: Table, pilot: Card, unit: Card): boolean {
  if (unit === pilot || t.s.piloting[pilot] === unit || !isUnit(t, unit)) return false
  return hasRoom(t, unit, pilot) && couldPilot(t, pilot, unit)
}

/** A Pilot who could go where the text says; nobody else is chosen. */
const mayGo: Suits<MovePilot> = (t, pilot, node, x, you) =>
  isPilot(t, pilot) && mayAim(t, node.to, node, x, you, (_t, unit) => takes(t, pilot, unit))

export const movePilot = effect<MovePilot, { pilots: Card[]; units: Card[]; full?: boolean }, State>(
  'move-pilot',
  {
    ...aiming<MovePilot>('pilots', (node) => node.what, mayGo),
    ...aiming<MovePilot>(
      'units',
      (node) => node.to,
      (t, unit, _node, _x, _you, found) => found?.pilots?.some((pilot) => takes(t, pilot, unit)) === true,
    ),
    board(t, f) {
      const [pilot] = f.pilots
      const [unit] = f.units
      const may = pilot !== undefined && unit !== undefined && takes(t, pilot, unit)
      if (may) {
        const moved = movesOf(t.s, pilot)
        board(t, pilot, unit)
        t.s.moved[pilot] = moved
      }
      finish(t, f, may && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, mayGo),
)
