import { type Card, controllerOf, NONE } from '@dejarik/kernel'
import { noteMove, pilotedUnit } from '../columns.js'
import { PILOT_MOVE, type Table } from '../state.js'
import { shift } from './moving.js'
import { ARENA, ATTACHED, BUILD, zone } from './zones.js'

/** Off its unit, into an arena or (-1) the build zone. rule swtcg.pilots-build-step */
export function leave(t: Table, pilot: Card, arena: number): void {
  const { s } = t
  s.piloting[pilot] = NONE
  noteMove(s, pilot, PILOT_MOVE)
  shift(t, pilot, zone(controllerOf(s, pilot), arena === NONE ? BUILD : ARENA + arena))
  s.faceUp[pilot] = arena === NONE ? 1 : 0
}

/** rule swtcg.piloting-units: the Pilot is no longer a unit while it is on one. */
export function board(t: Table, pilot: Card, unit: Card): void {
  const { s } = t
  if (pilotedUnit(s, pilot) === NONE) shift(t, pilot, zone(controllerOf(s, pilot), ATTACHED))
  s.faceUp[pilot] = 0
  s.piloting[pilot] = unit
  noteMove(s, pilot, PILOT_MOVE)
  t.watch?.({ is: 'boarded', card: pilot, on: unit })
}

/** Equipment off its unit, into the build zone of whoever controls it. rule swtcg.gl-equipment-card */
export function detach(t: Table, item: Card): void {
  const { s } = t
  s.equipped[item] = NONE
  shift(t, item, zone(controllerOf(s, item), BUILD))
  s.faceUp[item] = 1
}
