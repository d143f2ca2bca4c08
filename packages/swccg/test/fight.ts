import { refOf, type Seat } from '@dejarik/kernel'
import { changing } from '../src/columns.js'
import type { Board } from './board.js'

/** A battle in its weapons segment, initiated by that player, between those cards. */
export function fight({ t, of }: Board, at: string, by: Seat, ...names: string[]): void {
  changing(t.s).battle = {
    at: of[at] as number,
    by,
    cards: names.map((name) => refOf(t.s, of[name] as number)),
    segment: 'weapons',
    sums: [-1, -1],
    drawn: [[], []],
    destiny: [-1, -1],
    toPower: [0, 0],
    power: [0, 0],
    attrition: [0, 0],
    totalAttrition: [0, 0],
    damage: [0, 0],
    winner: -1,
  }
}
