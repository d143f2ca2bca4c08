import type { Card, Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { shift } from './moving.js'
import { ARENA, ATTACHED, BUILD, zone } from './zones.js'

/** Off its unit, into an arena or (-1) the build zone. rule swtcg.pilots-build-step */
export function leave(t: Table, pilot: Card, arena: number): void {
  const { s } = t
  s.piloting[pilot] = -1
  s.moved[pilot] = 1
  shift(t, pilot, zone(s.controller[pilot] as Seat, arena < 0 ? BUILD : ARENA + arena))
  s.faceUp[pilot] = arena < 0 ? 1 : 0
}

/** rule swtcg.pilots: the Pilot is no longer a unit while it is on one. */
export function board(t: Table, pilot: Card, unit: Card): void {
  const { s } = t
  if ((s.piloting[pilot] as Card) < 0) shift(t, pilot, zone(s.controller[pilot] as Seat, ATTACHED))
  s.faceUp[pilot] = 0
  s.piloting[pilot] = unit
  s.moved[pilot] = 1
  t.watch?.({ is: 'boarded', card: pilot, to: unit })
}
