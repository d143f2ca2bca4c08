import {
  type Card,
  type Clause,
  call,
  type Occurrence,
  openWindow,
  procedure,
  release,
  type Seat,
  type WindowRules,
} from '@dejarik/kernel'
import { type Any, isA } from '@dejarik/kernel/vocabulary'
import type { Definition } from '../definitions.js'
import { DARK, type State, type Table } from '../state.js'
import { isHiddenCost, usableClauses } from './abilities.js'
import type { Chance } from './chances.js'
import { mayReveal, revealHidden } from './hidden-cost.js'
import { beginEffect, costOf, mayPlay } from './play-effect.js'
import { mayPrevent, pendingNow } from './prevention.js'
import { BUILD, cardsIn, HAND, isBuilding, locationIn, unitsInArenas, zoneOf } from './zones.js'

/** rule swtcg.pop-chances: triggers first, then Dark plays an effect or passes, then Light, until both pass in a row. */
export const chance = procedure<{ on: Chance }, State>('chance', {
  triggers(t) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: DARK })
  },
  playOrPass(t, f) {
    openWindow(t, [{ on: f.on, by: DARK, at: t.s.stack.lastIndexOf(f) }], DARK)
  },
})

export const openChance = (t: Table, on: Chance): void => call(t, chance, { on })

/** The Force that a cost asks for, at least. */
const forceIn = (ability: Any): number =>
  costOf(ability).reduce((sum, part) => sum + (part.do === 'pay-force' && typeof part.n === 'number' ? part.n : 0), 0)

/** Cards of a side on the table that could be used: units, reserves, Locations. */
const onTable = (t: Table, seat: Seat): Card[] => [
  ...unitsInArenas(t.s, seat),
  ...cardsIn(t.s, seat, BUILD).filter((card) => t.s.faceUp[card] === 1),
  ...[0, 1, 2].map((arena) => locationIn(t.s, arena)).filter((card) => card >= 0 && t.s.controller[card] === seat),
]

/** What the kernel's response windows need to know of this game. */
export const windows: WindowRules<State> = {
  /** A side's deck may hold its own cards and neutral ones. rule swtcg.deck-rules */
  pool(t, seat, which) {
    // What one card gives to another is in no deck.
    if (which < 0) return false
    const { side, types } = t.catalog.defs[which] as unknown as Definition
    const hidden = (t.catalog.clausesOf[which] ?? []).some((clause) => isHiddenCost(clause.ability))
    return (types.includes('battle') || hidden) && (side === 'neutral' || (side === 'dark') === (seat === DARK))
  },
  sources: (t, seat) => [
    ...cardsIn(t.s, seat, HAND),
    ...onTable(t, seat),
    ...cardsIn(t.s, seat, BUILD).filter((card) => isBuilding(t.s, card)),
  ],
  clauses: (t, on, card) => usableClauses(t, card).filter((clause) => (clause.ability.responds ?? []).includes(on)),
  onTable: (t, card) => zoneOf(t.s.pile[card] as number) !== HAND && !isBuilding(t.s, card),
  may: (t, clause, card, seat, what) =>
    isHiddenCost(clause.ability)
      ? mayReveal(t, clause, card, seat)
      : answers(t, clause, card, what) && mayPlay(t, clause, card, seat),
  /** For all that others can see: enough Force, and a card in hand. */
  might: (t, clause, seat) =>
    (isHiddenCost(clause.ability)
      ? cardsIn(t.s, seat, BUILD).some((card) => isBuilding(t.s, card))
      : cardsIn(t.s, seat, HAND).length > 0) && (t.s.force[seat] as number) >= forceIn(clause.ability),
  respond(t, seat, option, what) {
    const clause = t.catalog.clauses[option.clause as number] as Clause
    if (isHiddenCost(clause.ability)) call(t, revealHidden, { seat, card: option.card })
    else beginEffect(t, clause, option.card as Card, seat, boundBy(what))
  },
  active: () => DARK,
}

/** Is this effect about what the chance is about? Evade and Deflect protect their own unit only. */
function answers(t: Table, clause: Clause, card: Card, what: Occurrence): boolean {
  const effect = (clause.ability as Any).effect
  if (what.on === 'prevent' && (effect.do === 'evade' || effect.do === 'deflect'))
    return (what.ref as number) % 1024 === card
  // Where it does not matter which of several damages it answers, it is offered once.
  if ((what.on === 'prevent' || what.on === 'discard') && (what.n ?? 0) > 0 && !isAboutOne(effect)) return false
  const pending = what.on === 'prevent' && isAboutOne(effect) ? pendingNow(t)[what.n as number] : undefined
  if (pending !== undefined && !mayPrevent(t, pending)) return false
  if (effect.do === 'disrupt') return isDisruptable(t, effect.what, what)
  if (effect.do === 'intercept') return t.s.defender >= 0 && t.s.defender !== card
  if (effect.do === 'retaliate') return t.s.defender === card
  return true
}

/** Does it speak of "that unit" or "that damage", the one that the chance is about? */
function isAboutOne(tree: Any): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  if (tree.do === 'evade' || tree.do === 'deflect' || tree.that === 'unit' || tree.that === 'card') return true
  if (tree.do === 'prevent' && tree.to === undefined && tree.by === undefined) return true
  return Object.values(tree).some(isAboutOne)
}

/** rule swtcg.pop-disrupt: only the stated kind of thing. */
function isDisruptable(t: Table, wanted: Any, what: Occurrence): boolean {
  const { thing } = what as Occurrence & { thing?: string }
  if (wanted === 'ability' || wanted === 'attack') return thing === wanted
  if (wanted === 'battle-or-ability') return thing === 'ability' || thing === 'battle'
  if (what.ref === undefined || thing === 'ability' || thing === 'attack') return false
  const card = what.ref % 1024
  const you = 1 - (t.s.controller[card] as Seat)
  return isA(t, card, wanted, { you, source: what.ref, that: {}, number: 0, die: -1, opponent: 1 - you }, you)
}

/** What an effect played in this chance finds bound: the unit that would be damaged or discarded. */
const boundBy = (what: Occurrence): Record<string, number[]> => (what.ref === undefined ? {} : { unit: [what.ref] })
