import { type Card, cardOf, controllerOf, lives, nodeAt, refOf, type Seat } from '@dejarik/kernel'
import { bound, holds, isA, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import type { Get } from '../effects/get.js'
import type { Gain, Query, Who } from '../effects/tree.js'
import { DARK, LIGHT, type Table } from '../state.js'
import { scope } from '../vocabulary/scope.js'
import { isCollapsed } from './collapsed.js'
import { derived } from './derived.js'
import { isLanded } from './numbers.js'
import { dateFor, spokenOf, TEXT_OF } from './speakers.js'
import { type Recipient, type Speech, spokenBy } from './speeches.js'
import { type GainOf, kindTopic, ruleTopic, type Topic, topicOf } from './topics.js'
import { cardsIn, TABLE } from './zones.js'

/** Something that a text gives: what, whose text it is, what it sees, and since when. */
export interface Said<G extends Gain = Gain> {
  readonly gain: G
  /** The card whose text it is, whatever became of it. */
  readonly source: Card
  /** Copies of one card do not add up. rule swccg.cumulatively */
  readonly clause: number
  readonly x: Scope
  /** Lasting effects: when they began; text on table was there before. rule swccg.modifiers */
  readonly since: number
  /** To whom it is given: a query, a reference, a player; null where a lasting effect has bound it. */
  readonly of: Recipient | null
  /** The cards or seats that a lasting effect has bound. */
  readonly to: readonly number[] | null
}

/** What a text printed on a card sees; on a location, each side's text is that player's. */
export function scopeOf(t: Table, card: Card, side?: 'light' | 'dark'): Scope {
  const you = side === undefined ? controllerOf(t.s, card) : side === 'dark' ? DARK : LIGHT
  return scope(you, refOf(t.s, card))
}

const CANCELED = kindTopic('canceled')
const ROTATED = ruleTopic('rotated')

/** Has a text turned this location around: its sides, with their texts and icons, are the other player's? */
export const isRotated = (t: Table, location: Card): boolean => {
  const all = allSaid(t, ROTATED)
  return all.length > 0 && all.some((said) => isFor(t, said, location))
}

/** The side on which a text of a location lies now. */
export const sideNow = (t: Table, card: Card, side: 'light' | 'dark'): 'light' | 'dark' =>
  isRotated(t, card) ? (side === 'dark' ? 'light' : 'dark') : side

const unsaid: readonly never[] = []

/** Everything that texts on table and lasting effects say of this, in the order in which it came to be. */
export function allSaid<G extends Gain>(t: Table, about: Topic<G>): readonly Said<G>[] {
  const { table, moment } = derived(t)
  return about.saidAt === table || about.saidAt === moment ? about.said : readAll(t, about)
}

function readAll<G extends Gain>(t: Table, about: Topic<G>): readonly Said<G>[] {
  const k = derived(t)
  const { s } = t
  const spoken = spokenOf(t, about)
  // Of most things nothing is said.
  if (spoken.length === 0 && s.lasting.length === 0 && spokenOf(t, TEXT_OF).length === 0) {
    about.said = unsaid
    about.saidAt = k.table
    return unsaid
  }
  const found: Said<G>[] = []
  // Kept before its conditions are read: what depends on itself sees nothing of itself.
  about.said = found
  about.saidAt = dateFor(t, about)
  k.depth++
  for (const { card, speech } of spoken)
    if (about === CANCELED || !cancelled(t).has(card)) hear(t, card, about, speech, found)
  if (about !== TEXT_OF && about !== CANCELED) lent(t, about, found)
  readLasting(t, about, found)
  k.depth--
  return found
}

const isQuery = (to: Get['to']): to is Query => typeof to === 'object' && 'kind' in to
/** Is it about that? */
export const isOf = <G extends Gain>(gain: Gain, about: Topic<G>): gain is G => topicOf(gain).id === about.id

/** What lasting effects say of this. */
function readLasting<G extends Gain>(t: Table, about: Topic<G>, found: Said<G>[]): void {
  const { s } = t
  for (const each of s.lasting) {
    const node = nodeAt(t.catalog, each.node)
    if (node.do !== 'get') continue
    for (const gain of node.gets) {
      if (!isOf(gain, about)) continue
      const { you, source, that, number, since } = each
      const x = scope(you, source, that, number)
      const { '#to': to, '#seats': seats } = that
      if (node.while !== undefined && !holds(t, node.while, x, you)) continue
      // Given to whatever a query describes at every moment. rule swccg.global-effects-state
      const cards = to === undefined ? null : seats === undefined ? to.filter((one) => lives(s, one)).map(cardOf) : to
      const of = to === undefined && isQuery(node.to) ? node.to : null
      found.push({ gain, source: cardOf(source), clause: -1 - each.node, x, since, of, to: cards })
    }
  }
}

/** The place whose text works elsewhere too, and the half of it. */
export function lender(t: Table, { gain, x }: Said<GainOf<'text-of'>>): { from: Card; side: 'dark' | 'light' } {
  const [from] = bound(t, gain['text-of'], x)
  const [seat] = playersOf(t, gain.for, x, x.you)
  return { from: from ?? -1, side: seat === DARK ? 'dark' : 'light' }
}

/** Texts of a place that work at other places too, for one player. */
function lent<G extends Gain>(t: Table, about: Topic<G>, found: Said<G>[]): void {
  for (const said of allSaid(t, TEXT_OF)) {
    const { from, side } = lender(t, said)
    if (from < 0 || cancelled(t).has(from)) continue
    for (const speech of spokenBy(t, from).get(about) ?? []) {
      if (speech.side !== side) continue
      for (const location of t.s.line)
        if (location !== from && isFor(t, said, location)) hear(t, location, about, speech, found)
    }
  }
}

function hear<G extends Gain>(
  t: Table,
  card: Card,
  about: Topic<G>,
  { clause, gain, of, while: condition, side }: Speech,
  found: Said<G>[],
): void {
  if (!isOf(gain, about)) return
  const x = scopeOf(t, card, side === undefined ? side : sideNow(t, card, side))
  if (condition !== undefined && !holds(t, condition, x, x.you)) return
  found.push({ gain, source: card, clause: clause.id, x, since: 0, of, to: null })
}

const players = new Set(['you', 'opponent', 'each-player', 'each-opponent', 'light', 'dark', 'beside'])

/** Is it given to players rather than cards? */
export const isPlayers = (of: Get['to'] | Recipient | null): of is Who =>
  (typeof of === 'string' && players.has(of)) || (typeof of === 'object' && of !== null && 'owner' in of)

/** Is it given to this card? */
export function isFor(t: Table, said: Said, card: Card): boolean {
  const { of, x } = said
  if (said.to !== null) return said.x.that['#seats'] === undefined && said.to.includes(card)
  if (of === null || isPlayers(of)) return false
  if (typeof of === 'object' && 'kind' in of) return isA(t, card, of, x, x.you)
  return bound(t, of, x).includes(card)
}

/** Is it given to this player? */
export function isForSeat(t: Table, said: Said, seat: Seat): boolean {
  const { of, x } = said
  if (said.to !== null) return said.x.that['#seats'] !== undefined && said.to.includes(seat)
  return isPlayers(of) && playersOf(t, of, x, x.you).includes(seat)
}

/** What of this is said of this card. */
export const saidOf = <G extends Gain>(t: Table, about: Topic<G>, card: Card): Said<G>[] => {
  const all = allSaid(t, about)
  return all.length === 0 ? [] : all.filter((said) => isFor(t, said, card))
}

/** What of this is said of this player. */
export const saidOfSeat = <G extends Gain>(t: Table, about: Topic<G>, seat: Seat): Said<G>[] => {
  const all = allSaid(t, about)
  return all.length === 0 ? [] : all.filter((said) => isForSeat(t, said, seat))
}

/**
 * rules swccg.cancelling-game-text, swccg.landed-starfighter: its text does nothing for now; on the ground only what
 * deploys something does.
 */
export const isSilenced = (t: Table, card: Card, deploys = false): boolean =>
  cancelled(t).has(card) || (!deploys && isLanded(t, card))

/** Would its text work, were it not for that card alone? */
export const isSilencedBy = (t: Table, card: Card, source: Card): boolean =>
  cancelled(t).has(card) &&
  saidOf(t, CANCELED, card).every((said) => said.gain.canceled !== 'game-text' || said.source === source)

/** The cards whose game text is canceled. */
function cancelled(t: Table): ReadonlySet<Card> {
  const k = derived(t)
  if (k.silenced === null) {
    // rule swccg.collapsed
    const silenced = new Set<Card>(t.s.line.filter((each) => isCollapsed(t, each)))
    k.silenced = silenced
    const all = allSaid(t, CANCELED)
    for (const said of all) {
      if (said.gain.canceled !== 'game-text' || silenced.has(said.source)) continue
      for (let seat = 0; seat < t.s.seats; seat++)
        for (const each of cardsIn(t.s, seat, TABLE)) if (isFor(t, said, each)) silenced.add(each)
    }
  }
  return k.silenced
}
