import { type ActionRule, act, actionAt, type Option, procedure, type Seat } from '@dejarik/kernel'
import { offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { drawFrom } from './life-force.js'
import { countIn, FORCE } from './zones.js'

/** rule swccg.draw-phase: any number of cards from the Force Pile, one by one. */
export const drawOptions = (t: Table, seat: Seat): Option[] =>
  seat === t.s.active && countIn(t.s, seat, FORCE) > 0 ? [offer.draw()] : []

export const drawUnit = procedure<{ action: number }, State>('draw-unit', {
  draw(t, f) {
    drawFrom(t, actionAt(t, f.action).by, FORCE)
  },
})

export const beginDrawing = (t: Table, seat: Seat): void => act(t, 'draw', seat)

export const drawRule: ActionRule<State> = {
  result: drawUnit,
}
