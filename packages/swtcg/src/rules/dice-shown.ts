import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import type { Dicing } from './damage-dice.js'
import { attackFrame } from './defending.js'
import { isHit, neededOn } from './hits.js'

/** The dice on the table that hit, by their places; null where they are rolled for something else than hits. */
export function hitsShown(t: Table): number[] | null {
  const { dice, roll, stack } = t.s
  const places = (hits: (die: number, i: number) => boolean) => dice.flatMap((die, i) => (hits(die, i) ? [i] : []))
  if (roll === 'damage') {
    const rolled = stack.findLast((f) => f.procedure === 'damage-dice') as Partial<Dicing> | undefined
    const { targets = [], n = 1 } = rolled ?? {}
    return places((die, i) => die >= neededOn(t, targets[Math.floor(i / n)] as Card))
  }
  // Once damage is pending they lie there until the attack is over.
  const sights = roll === 'attack' || roll === '' ? attackFrame(t)?.sights : undefined
  return sights === undefined ? null : places((die) => isHit(die, sights))
}
