import {
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  call,
  controllerOf,
  type Frame,
  finish,
  goto,
  NONE,
  type Option,
  openWindow,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { changingBattle, hasStatus } from '../../columns.js'
import { type Of, offer, type TextAction } from '../../options/index.js'
import { type Battle, HIT, other, type State, type Table } from '../../state.js'
import { cardsAt } from '../card-states.js'
import { hasForfeit, isArtillery } from '../facts.js'
import { leave } from '../leaving.js'
import { loseForce } from '../lose-force.js'
import { modifiersOf } from '../modifiers/modifiers.js'
import { forfeitValue, isImmuneToAttrition } from '../modifiers/numbers.js'
import { allowing, forbidden, hasRule } from '../modifiers/permissions.js'
import { deedSubject } from '../modifiers/subjects.js'
import { beginText, damageTexts } from '../top-level-texts.js'
import { cardsIn, HAND, isIn, LOST, take } from '../zones.js'
import { fighting } from './participants.js'

const MAY_FORFEIT = deedSubject('may', 'forfeit')

interface Turns {
  seat?: Seat
  /** How many players in a row have done nothing. */
  idle?: number
}

function toOther(f: Frame & Turns): void {
  f.seat = other(f.seat as Seat)
  f.idle = (f.idle as number) + 1
  goto(f, 'offer')
}

/**
 * rule swccg.battle-damage-segment: the players take turns, the initiator first, each forfeiting a card or losing
 * Force, until all hit cards are forfeited and attrition and battle damage are satisfied.
 */
export const damageSegment = procedure<Turns, State>('damage-segment', {
  begin(t, f) {
    const { by, at, attrition, damage } = t.s.battle as Battle
    f.seat = by
    f.idle = 0
    // Where nothing is due there is nothing to answer.
    if ([...attrition, ...damage].some((n) => n > 0))
      openWindow(t, [{ on: 'just-damage-segment', by, at: NONE, location: at }])
  },
  offer(t, f) {
    const seat = f.seat as Seat
    if ((f.idle as number) >= t.s.seats) {
      finish(t, f)
      return
    }
    const due = dues(t, seat)
    const options = [...due, ...damageTexts(t, seat)]
    if (options.length === 0) {
      toOther(f)
      return
    }
    // Who has nothing left to satisfy may still use a text, or let it be.
    if (due.length === 0) options.push(offer.pass())
    const { attrition, damage } = t.s.battle as Battle
    const about = { attrition: attrition[seat] as number, damage: damage[seat] as number }
    ask(t, seat, 'damage', options, { about, rule: 'swccg.battle-damage-segment' })
  },
  paid(t, f, answer: Of<'forfeit' | 'lose-force' | 'pass'> | TextAction) {
    const seat = f.seat as Seat
    toOther(f)
    if (answer.do === 'pass') return
    f.idle = 0
    if (answer.do === 'forfeit') act(t, 'forfeit', seat, { card: answer.card })
    else if (answer.do === 'lose-force') {
      const { damage } = changingBattle(t.s)
      damage[seat] = (damage[seat] as number) - 1
      call(t, loseForce, { seat, n: 1, cause: 'battle' })
    } else beginText(t, seat, answer, 'damage')
  },
})

/**
 * rules swccg.battle-weapon-hits, swccg.battle-attrition-step, swccg.battle-battle-damage-step, swccg.battle-damage-sequence,
 * swccg.battle-damage. What this player must still do, and may choose to do it with; nothing where all is satisfied. */
export function dues(t: Table, seat: Seat): Option[] {
  const battle = t.s.battle as Battle
  const cards = forfeitable(t, seat)
  const hit = cards.filter((card) => hasStatus(t.s, card, HIT))
  const attrition = battle.attrition[seat] as number
  const damage = battle.damage[seat] as number
  // rule swccg.immune-to-attrition: who is immune need not go, and where nobody else is left the rest is ignored.
  const vulnerable = attrition > 0 && cards.some((card) => !isImmune(t, card) && satisfiesAttrition(t, card))
  if (hit.length === 0 && !vulnerable && damage <= 0) {
    if (attrition > 0) changingBattle(t.s).attrition[seat] = 0
    return []
  }
  const open = vulnerable || damage > 0 ? cards : hit
  const options: Of<'forfeit' | 'lose-force'>[] = open.map(offer.forfeit)
  if (vulnerable || damage > 0) for (const card of fromHand(t, seat)) options.push(offer.forfeit(card))
  if (damage > 0) options.push(offer['lose-force']())
  return options
}

/** rules swccg.forfeit, swccg.artillery-weapons: cards with a forfeit value that take part, artillery there among them. */
export function forfeitable(t: Table, seat: Seat): Card[] {
  const { at } = t.s.battle as Battle
  const artillery = cardsAt(t, seat, at).filter((card) => isArtillery(t, card))
  return [...fighting(t, seat), ...artillery].filter(
    (card) => hasForfeit(t, card) && !forbidden(t, { deed: 'forfeit', card, seat, at }),
  )
}

/** rule swccg.forfeit: can this player forfeit anything more, from the battle or by a text from hand? */
export const canForfeit = (t: Table, seat: Seat): boolean =>
  t.s.battle !== null && forfeitable(t, seat).length + fromHand(t, seat).length > 0

/** Cards that a text lets a player forfeit directly from hand. */
function fromHand(t: Table, seat: Seat): Card[] {
  if (modifiersOf(t, MAY_FORFEIT).length === 0) return []
  const { at } = t.s.battle as Battle
  return cardsIn(t.s, seat, HAND).filter(
    (card) => hasForfeit(t, card) && allowing(t, { deed: 'forfeit', card, seat, at }) !== null,
  )
}

/** rule swccg.immune-to-attrition: compared with the whole attrition, not with what is left of it. */
export function isImmune(t: Table, card: Card): boolean {
  const { totalAttrition } = t.s.battle as Battle
  return isImmuneToAttrition(t, card, totalAttrition[controllerOf(t.s, card)] as number)
}

/** A text may keep a card from counting against attrition. rule swccg.battle-attrition-step */
const satisfiesAttrition = (t: Table, card: Card): boolean => !hasRule(t, 'absorbs-no-attrition', card)

export const forfeit = procedure<{ action: number }, State>('forfeit', {
  satisfy(t, f) {
    const { card, by } = actionAt(t, f.action)
    if (t.s.battle === null) return
    const n = forfeitValue(t, card)
    const satisfies = satisfiesAttrition(t, card)
    const { attrition, damage } = changingBattle(t.s)
    if (satisfies) attrition[by] = Math.max(0, (attrition[by] as number) - n)
    damage[by] = Math.max(0, (damage[by] as number) - n)
    t.watch?.({ is: 'forfeited', seat: by, card, n })
  },
  lose(t, f) {
    const { card, by } = actionAt(t, f.action)
    if (isIn(t.s, card, HAND)) take(t, card, LOST)
    else leave(t, [card], 'lost', by, 'forfeited')
  },
})

/** One card is forfeited: it counts for hits, attrition and battle damage at once. */
export const forfeitAction: ActionRule<State> = {
  window: 'about-forfeit',
  result: forfeit,
}
