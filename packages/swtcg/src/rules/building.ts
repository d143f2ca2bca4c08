import {
  type Begins,
  beginning,
  bit,
  type Card,
  call,
  controllerOf,
  move,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import type { EffectFrame } from '@dejarik/kernel/vocabulary'
import { addBuildCounters, equippedUnit, noteMove, topOver } from '../columns.js'
import type { Building } from '../options/index.js'
import { ARENA_MOVE, type State, type Table } from '../state.js'
import { spend } from './build-points.js'
import { turnUp } from './completing.js'
import { mindPilot } from './displaced-pilots.js'
import { equipCost } from './equipping.js'
import { scopeOfCard } from './gains.js'
import { shift } from './moving.js'
import { board, detach, leave } from './on-and-off-units.js'
import { type Paying, payNext } from './paying.js'
import { isAttached, putOnTop } from './rearranging.js'
import { showBuilt } from './revealed-hands.js'
import { ARENA, ATTACHED, BUILD, inArena, zone } from './zones.js'

/** How each thing of a build step is done; whatever waits for players is a procedure. */
const begins: Begins<Table, Building> = {
  build(t, seat, { card }) {
    // rule swtcg.gl-face-down: its owner may look at it, nobody else
    move(t, card, zone(seat, BUILD))
    t.s.faceUp[card] = 0
    t.s.counters[card] = 1
    spend(t, seat, 1)
    t.watch?.({ is: 'built', seat, card, n: 1, to: bit(seat), others: { is: 'built', seat, n: 1 } })
    showBuilt(t, seat, card)
  },
  add(t, seat, { card }) {
    addBuildCounters(t.s, card, 1)
    spend(t, seat, 1)
    t.watch?.({ is: 'added', seat, card, n: 1, to: bit(seat), others: { is: 'added', seat, n: 1 } })
    showBuilt(t, seat, card)
  },
  deploy: (t, seat, option) => call(t, turnUp, { seat, card: option.card, option }),
  stack: (t, seat, option) => call(t, turnUp, { seat, card: option.card, option }),
  complete: (t, seat, option) => call(t, turnUp, { seat, card: option.card, option }),
  move: (t, _seat, { card, arena }) => moveTo(t, card, arena),
  rearrange: (t, seat, option) => call(t, rearrange, { seat, card: option.card, option }),
  pilot: (t, _seat, { card, to }) => board(t, card, to),
  leave(t, seat, { card, arena }) {
    leave(t, card, arena)
    t.watch?.({ is: 'left', seat, card })
  },
  unequip(t, _seat, { card }) {
    detach(t, card)
    t.watch?.({ is: 'detached', card })
  },
  equip: (t, _seat, { card, to }) =>
    call(t, equip, {
      ...scopeOfCard(t, card),
      that: { equip: [to] },
      scope: t.s.stack.length,
      node: NONE,
      card,
      to,
    }),
}

/** Does one thing of a build step. */
export const act = beginning(begins)

/** From the build zone to an arena, or from one arena to another. rule swtcg.gl-multi-arena */
function moveTo(t: Table, card: Card, arena: number): void {
  const { s } = t
  if (inArena(s, card)) noteMove(s, card, ARENA_MOVE)
  shift(t, card, zone(controllerOf(s, card), ARENA + arena))
  s.faceUp[card] = 0
  t.watch?.({ is: 'moved', card, arena })
}

interface Rearranging extends EffectFrame, Paying {
  seat: Seat
  card: Card
  option: Option
  /** Its equip cost is paid, too. */
  owes?: boolean
}

/** rule swtcg.rearranging-stack: Equipment on a unit pays its equip cost besides the difference. */
export const rearrange = procedure<Rearranging, State>('rearrange', {
  begin(t, f) {
    Object.assign(f, scopeOfCard(t, f.card), { you: f.seat, scope: t.s.stack.lastIndexOf(f), node: NONE })
    f.owes = isAttached(t, topOver(t.s, f.card))
  },
  pay(t, f) {
    payNext(t, f, f.owes ? equipCost(t, f.card) : [])
  },
  onTop(t, f) {
    putOnTop(t, f.seat, f.option)
    mindPilot(t, f.card)
  },
  done() {},
})

interface Equipping extends EffectFrame, Paying {
  card: Card
  to: Card
}

/** rule swtcg.gl-equip-cost: paid each time. */
export const equip = procedure<Equipping, State>('equip', {
  pay(t, f) {
    payNext(t, f, equipCost(t, f.card))
  },
  attach(t, f) {
    const { s } = t
    if (equippedUnit(s, f.card) === NONE) shift(t, f.card, zone(controllerOf(s, f.card), ATTACHED))
    s.faceUp[f.card] = 0
    s.equipped[f.card] = f.to
    t.watch?.({ is: 'equipped', card: f.card, on: f.to })
  },
})
