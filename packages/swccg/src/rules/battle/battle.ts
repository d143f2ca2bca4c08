import {
  type ActionRule,
  act,
  actionAt,
  alternate,
  type Card,
  call,
  cardOf,
  goto,
  granted,
  NONE,
  no,
  type Occurrence,
  type Option,
  openWindow,
  procedure,
  type Ref,
  refOf,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { hasStatus, mark, setBattle, setSegment } from '../../columns.js'
import { offer } from '../../options/index.js'
import { BATTLED, type Battle, HIT, other, type State, type Table } from '../../state.js'
import { locationOf } from '../card-states.js'
import { payable, useCost } from '../costs.js'
import { leave } from '../leaving.js'
import { forbidden, isFree } from '../modifiers/permissions.js'
import { tally } from '../modifiers/player-numbers.js'
import { expire } from '../turn.js'
import { cardsIn, TABLE } from '../zones.js'
import { damageSegment } from './damage.js'
import { besieged, fighters, isOver, mayStand } from './participants.js'
import { powerSegment } from './power.js'

/** What it costs to initiate a battle there. */
const battleCost = (t: Table, seat: Seat, at: Card): number =>
  isFree(t, { deed: 'battle', card: NONE, seat, at }) ? 0 : tally(t, 'battle-cost', seat, at, 1)

/** rules swccg.battle, swccg.battle-initiating: may this player initiate a battle there now? */
export function mayBattle(t: Table, seat: Seat, where: Card, why: Why = null): boolean {
  const { s } = t
  const at = locationOf(t, where)
  if (why !== null && (s.phase !== 'battle' || s.active !== seat))
    no(why, 'swccg.battle-phase', 'it is not your battle phase')
  if ((s.battled.includes(at) || s.battle !== null) && no(why, 'swccg.battle', 'there was a battle there this turn'))
    return false
  const both = mayStand(t, seat, where) && mayStand(t, other(seat), where)
  if (!both && no(why, 'swccg.battle-initiating', 'both players must have presence there')) return false
  const barred =
    forbidden(t, { deed: 'battle', card: NONE, seat, at }) ||
    forbidden(t, { deed: 'initiate-battle', card: NONE, seat, at })
  if (barred && no(why, 'swccg.never', 'a card forbids it')) return false
  const some = fighters(t, seat, where).length > 0 && fighters(t, other(seat), where).length > 0
  if (!some && no(why, 'swccg.participating-in-battle', 'one side has nobody who may take part')) return false
  if (payable(t, seat) < battleCost(t, seat, at) && no(why, 'swccg.battle-initiating', 'it cannot be paid for'))
    return false
  return granted(why)
}

export const battleOptions = (t: Table, seat: Seat): Option[] =>
  [...t.s.line, ...besieged(t, seat)].filter((at) => mayBattle(t, seat, at)).map(offer.battle)

export function beginBattle(t: Table, seat: Seat, at: Card): void {
  act(t, 'battle', seat, { at })
}

/** A text starts a battle between exactly these cards, at no cost. */
export const battleOf = (t: Table, seat: Seat, cards: Ref[]): void =>
  act(t, 'battle', seat, { at: locationOf(t, cardOf(cards[0] as Ref)), only: cards })

const started = (t: Table, on: string): Occurrence => {
  const { by, at } = t.s.battle as Battle
  return { on, by, at: NONE, location: at }
}

export const battle = procedure<{ action: number }, State>('battle', {
  initiated(t, f) {
    const { s } = t
    const { by, at: where, only } = actionAt(t, f.action)
    const cards =
      only === undefined ? [...fighters(t, by, where), ...fighters(t, other(by), where)] : (only as Ref[]).map(cardOf)
    const at = locationOf(t, where)
    setBattle(s, {
      at,
      by,
      ...(where === at ? {} : { aboard: where }),
      ...(only === undefined ? {} : { closed: true }),
      cards: cards.map((card) => refOf(s, card)),
      segment: 'initiated',
      drawn: [[], []],
      sums: [NONE, NONE],
      destiny: [NONE, NONE],
      toPower: [0, 0],
      power: [0, 0],
      attrition: [0, 0],
      totalAttrition: [0, 0],
      damage: [0, 0],
      winner: NONE,
    })
    s.fired = []
    s.battled.push(at)
    for (const card of cards) mark(s, card, BATTLED)
    t.watch?.({ is: 'battle', seat: by, at })
    // rule swccg.battle-initiating: only what is tied to the start is possible now, reacts among it.
    openWindow(t, [{ ...started(t, 'just-battle'), at: f.action }])
  },
  weapons(t, f) {
    if (over(t, f.action)) goto(f, 'endOfBattle')
    else {
      setSegment(t.s, 'weapons')
      call(t, alternate, { during: 'weapons', next: (t.s.battle as Battle).by })
    }
  },
  power(t, f) {
    if (over(t, f.action)) goto(f, 'endOfBattle')
    else {
      setSegment(t.s, 'power')
      call(t, powerSegment)
    }
  },
  damage(t, f) {
    if (over(t, f.action)) goto(f, 'endOfBattle')
    else {
      setSegment(t.s, 'damage')
      call(t, damageSegment)
    }
  },
  endOfBattle(t) {
    setSegment(t.s, 'over')
    // rule swccg.battle-weapons-segment: hit cards are lost even where the battle has ended early, they have left it, or
    // they are weapons that took no part.
    const hit: Card[] = []
    for (let seat = 0; seat < t.s.seats; seat++)
      for (const card of cardsIn(t.s, seat, TABLE)) if (isHit(t, card)) hit.push(card)
    if (hit.length > 0) leave(t, hit, 'lost', t.s.active, 'hit')
  },
  ended(t) {
    openWindow(t, [started(t, 'just-battle-end')])
  },
  over(t, _f) {
    setBattle(t.s, null)
    expire(t, 'battle')
    t.watch?.({ is: 'battle-over' })
  },
})

const isHit = (t: Table, card: Card): boolean => hasStatus(t.s, card, HIT)

export const over = (t: Table, action: number): boolean => actionAt(t, action).outcome === 'cancelled' || isOver(t)

/** rules swccg.battle-summary, swccg.action-within-action. A battle is one long action: initiated, responded to, and then fought in three segments. */
export const battleAction: ActionRule<State> = {
  conditions: (t, f) => f.only !== undefined || mayBattle(t, f.by, f.at),
  costs: (t, f) => useCost(f.by, f.only === undefined ? battleCost(t, f.by, locationOf(t, f.at)) : 0),
  result: battle,
}
