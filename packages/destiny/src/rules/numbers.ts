import { type Card, controllerOf, NONE, type Parts, type Seat } from '@dejarik/kernel'
import type { PrintedModifier, Subject } from '@dejarik/kernel/modifiers'
import { amount, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Keyword, Query, Who } from '../effects/tree.js'
import type { Table } from '../state.js'
import { cardsIn, def, HAND, PLAY } from './areas.js'
import {
  type Grant,
  keywordSubject,
  type Modify,
  numberSubject,
  ongoing,
  own,
  ruleSubject,
  sources,
} from './modifiers.js'
import { scopeOf } from './scope.js'

/** What an ongoing ability sees: its card and its controller. */
export const ongoingScope = (t: Table, card: Card): Scope => scopeOf(t, controllerOf(t.s, card), card)

const HAND_SIZE = numberSubject('hand-size')
const COST = numberSubject('cost')
const UPKEEP_RESOURCES = numberSubject('upkeep-resources')
const X_IS = ruleSubject('x-is')
const SPLIT_SHIELDS = ruleSubject('split-shields')

function concerns(t: Table, who: Who, owner: Seat, seat: Seat): boolean {
  if (who === 'you') return owner === seat
  if (who === 'each-player' || who === 'any-player') return true
  return owner !== seat && t.s.out[seat] === 0
}

/** How much a clause changes a number. "To a minimum of 1": never below it by this card, but not raised to it either. */
function changeOf(t: Table, { by, min }: Modify, x: Scope, total: number): number {
  const value = amount(t, by, x, x.you)
  return min === undefined ? value : Math.max(value, Math.min(0, min - total))
}

/** A player's number: base, then every modifier on the table. rules destiny.increases, destiny.decreases */
function playerNumber(t: Table, about: Subject<Modify>, seat: Seat, base: number, parts: Parts): number {
  parts?.push({ value: base, from: 'base' })
  let total = base
  const cards = sources(t, about)
  const modifiers = ongoing(t, about)
  for (let i = 0; i < modifiers.length; i++) {
    const { change } = modifiers[i] as PrintedModifier<Modify>
    const card = cards[i] as Card
    const x = ongoingScope(t, card)
    if (!concerns(t, change.of as Who, x.you, seat)) continue
    const value = changeOf(t, change, x, total)
    total += value
    parts?.push({ value, from: def(t, card).name })
  }
  return total
}

/** rule destiny.hand */
export const handSize = (t: Table, seat: Seat, parts: Parts = null): number =>
  playerNumber(t, HAND_SIZE, seat, 5, parts)

/** rule destiny.resources */
export const upkeepResources = (t: Table, seat: Seat, parts: Parts = null): number =>
  playerNumber(t, UPKEEP_RESOURCES, seat, 2, parts)

/** What a card costs to play, here to be attached to `on` (-1: nowhere) in place of `replace` (-1: none). */
export function costOf(t: Table, card: Card, on: Card = NONE, replace: Card = NONE, parts: Parts = null): number {
  const base = def(t, card).cost ?? 0
  parts?.push({ value: base, from: def(t, card).name })
  let total = ongoing(t, COST).length > 0 ? changedCost(t, card, on, base, parts) : base
  if (replace !== NONE) {
    // rule destiny.play-a-card: less by the cost of the upgrade it replaces;
    // rule destiny.faq-replace-cheaper: never below nothing
    const saved = -(def(t, replace).cost ?? 0)
    total += saved
    parts?.push({ value: saved, from: def(t, replace).name, rule: 'destiny.play-a-card' })
  }
  return Math.max(0, total)
}

function changedCost(t: Table, card: Card, on: Card, base: number, parts: Parts): number {
  let total = base
  const cards = sources(t, COST)
  const modifiers = ongoing(t, COST)
  for (let i = 0; i < modifiers.length; i++) {
    const { change } = modifiers[i] as PrintedModifier<Modify>
    const source = cards[i] as Card
    if (change.to === 'this' ? on !== source : change.to === 'attached' && on !== t.s.host[source]) continue
    if (t.s.controller[card] !== t.s.controller[source]) continue
    const x = ongoingScope(t, source)
    if (change.of && !isA(t, card, change.of as Query, x, x.you)) continue
    if (change.while && !holds(t, change.while, x, x.you)) continue
    const value = changeOf(t, change, x, total)
    total += value
    parts?.push({ value, from: def(t, source).name })
  }
  return total
}

/** Printed or granted; never twice. rule destiny.keywords */
export function hasKeyword(t: Table, card: Card, keyword: Keyword): boolean {
  if (def(t, card).keywords.includes(keyword)) return true
  if (keyword === 'ambush' && t.s.ambush[card] === 1) return true
  const about = keywordSubject(keyword)
  const cards = sources(t, about)
  const modifiers = ongoing(t, about)
  for (let i = 0; i < modifiers.length; i++) {
    const { change } = modifiers[i] as PrintedModifier<Grant>
    const source = cards[i] as Card
    if (change.to === 'attached' ? t.s.host[source] === card : isGranted(t, card, change.to, source)) return true
  }
  return false
}

function isGranted(t: Table, card: Card, to: Query, source: Card): boolean {
  const x = ongoingScope(t, source)
  return cardsIn(t.s, controllerOf(t.s, card), PLAY).includes(card) && isA(t, card, to, x, x.you)
}

/** The X on a card's die. rule destiny.x-variable */
export function xOf(t: Table, card: Card): number {
  const [printed] = own(t, card, X_IS)
  if (printed === undefined) return 0
  const x = ongoingScope(t, card)
  return amount(t, printed.change.value, x, x.you)
}

/** May shields from its own die be split? rule destiny.golden-rule */
export const splitsShields = (t: Table, card: Card): boolean => own(t, card, SPLIT_SHIELDS).length > 0

export const handCount = (t: Table, seat: Seat): number => cardsIn(t.s, seat, HAND).length
