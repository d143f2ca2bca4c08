import type { Card, Seat } from '@dejarik/kernel'
import { PILOT_MOVE, type Table } from '../state.js'
import { shift } from './moving.js'
import { ARENA, ATTACHED, BUILD, zone } from './zones.js'

/** Off its unit, into an arena or (-1) the build zone. rule swtcg.pilots-build-step */
export function leave(t: Table, pilot: Card, arena: number): void {
  const { s } = t
  s.piloting[pilot] = -1
  s.moved[pilot] = (s.moved[pilot] as number) | PILOT_MOVE
  shift(t, pilot, zone(s.controller[pilot] as Seat, arena < 0 ? BUILD : ARENA + arena))
  s.faceUp[pilot] = arena < 0 ? 1 : 0
}

/** rule swtcg.piloting-units: the Pilot is no longer a unit while it is on one. */
export function board(t: Table, pilot: Card, unit: Card): void {
  const { s } = t
  if ((s.piloting[pilot] as Card) < 0) shift(t, pilot, zone(s.controller[pilot] as Seat, ATTACHED))
  s.faceUp[pilot] = 0
  s.piloting[pilot] = unit
  s.moved[pilot] = (s.moved[pilot] as number) | PILOT_MOVE
  t.watch?.({ is: 'boarded', card: pilot, on: unit })
}

/** Equipment off its unit, into the build zone of whoever controls it. rule swtcg.gl-equipment-card */
export function detach(t: Table, item: Card): void {
  const { s } = t
  s.equipped[item] = -1
  shift(t, item, zone(s.controller[item] as Seat, BUILD))
  s.faceUp[item] = 1
}
