import { type Card, call, controllerOf, NONE, procedure, type Ref, refOf, type Seat } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { type Dealt, dealAll } from './damaging.js'
import { rollDice } from './dice.js'
import { neededOn } from './hits.js'
import { openRerolls } from './rerolling.js'
import { tellDice } from './secret-dice.js'

export interface Dicing {
  /** -1: nothing does the damage. rule swtcg.damage-sources */
  source: Card
  /** Who rolls; the controller of the source when absent. */
  by?: Seat
  targets: Card[]
  /** The same as they were when the dice were rolled. */
  refs?: Ref[]
  n: number
  way?: 'retaliate'
  /** The Stun of a source that may be gone by now. rule swtcg.retaliate */
  stun?: number
}

const rollerOf = (t: Table, f: Dicing): Seat => f.by ?? controllerOf(t.s, f.source)

/** rule swtcg.dice-of-damage: 1 damage for each 4 or more (5 against Armor); not an attack. One chance for all targets. */
export const damageDice = procedure<Dicing, State>('damage-dice', {
  roll(t, f) {
    const { s } = t
    f.refs = f.targets.map((card) => refOf(s, card))
    s.dice = f.targets.flatMap(() => rollDice(s, f.n))
    s.roll = 'damage'
    tellDice(t, 'damage', s.dice)
  },
  reroll(t, f) {
    openRerolls(t, f, rollerOf(t, f), 'damage')
  },
  damage(t, f) {
    const { s } = t
    const by = rollerOf(t, f)
    const source = f.source === NONE ? NONE : refOf(s, f.source)
    const packets = f.targets.flatMap((card, i): Dealt[] => {
      const needed = neededOn(t, card)
      const amount = s.dice.slice(i * f.n, (i + 1) * f.n).filter((die) => die >= needed).length
      const target = (f.refs as Ref[])[i] as Ref
      const how = { ...(f.way && { way: f.way }), ...(f.stun !== undefined && { stun: f.stun }) }
      return amount > 0 ? [{ source, by, target, amount, prevented: 0, ...how }] : []
    })
    s.dice = []
    s.roll = ''
    if (packets.length > 0) call(t, dealAll, { packets })
  },
})
