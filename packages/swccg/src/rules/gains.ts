import { type Card, type Clause, cardOf, lives, refOf, type Seat } from '@dejarik/kernel'
import { type Any, bound, holds, isA, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import { clauseOf } from '../definitions.js'
import type { Gain } from '../effects/tree.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { isLanded } from './numbers.js'
import { isActive } from './places.js'
import { cardsIn, TABLE } from './zones.js'

/** Something that a text gives: what, whose text it is, what it sees, and since when. */
export interface Said {
  readonly gain: Gain
  /** The card whose text it is, whatever became of it. */
  readonly source: Card
  /** Copies of one card do not add up. rule swccg.cumulatively */
  readonly clause: number
  readonly x: Scope
  /** Lasting effects: when they began; text on table was there before. rule swccg.modifiers */
  readonly since: number
  /** To whom it is given: a query, a reference, a player; null where a lasting effect has bound it. */
  readonly of: Any
  /** The cards or seats that a lasting effect has bound. */
  readonly to: readonly number[] | null
}

/** What a gain is about, as one word: 'power', 'cannot move', 'immune' … */
export function keyOf(gain: Gain): string {
  const g = gain as Any
  const stat = g.modify ?? g.multiply ?? g.halve ?? g.set ?? g.define
  if (stat !== undefined) return stat
  for (const deed of ['may', 'cannot', 'only', 'free', 'toll']) if (g[deed] !== undefined) return `${deed} ${g[deed]}`
  if (g.limit !== undefined) return `limit ${g.limit}`
  if (g.rule !== undefined) return `rule ${g.rule}`
  for (const kind of ['immune', 'icon', 'is', 'canceled', 'text-of', 'has']) if (g[kind] !== undefined) return kind
  throw new Error(`No gain is like ${JSON.stringify(gain)}`)
}

/** One always-on gain of a card, and to whom it is given. */
interface Speech {
  readonly clause: Clause
  readonly gain: Gain
  readonly of: Any
  readonly while: Any
  readonly side: 'light' | 'dark' | undefined
}

type Speeches = ReadonlyMap<string, readonly Speech[]>

/** The always-on texts of each definition, or of one of its modes, sorted once by what they are about. */
const spoken = new WeakMap<object, Speeches>()
const silent: Speeches = new Map()

function sorted(clauses: readonly Clause[]): Speeches {
  const made = new Map<string, Speech[]>()
  for (const clause of clauses) {
    const ability = clause.ability as Any
    // rule swccg.permanent-pilot: what a permanent pilot gives is the starship's own.
    const of = ability.ability === 'ongoing' ? ability.of : ability.ability === 'permanent-pilot' ? 'this' : undefined
    if (of === undefined) continue
    for (const gain of (ability.gets ?? []) as Gain[]) {
      const key = keyOf(gain)
      const speech = { clause, gain, of, while: ability.while, side: ability.side }
      const list = made.get(key)
      if (list === undefined) made.set(key, [speech])
      else list.push(speech)
    }
  }
  return made.size === 0 ? silent : made
}

/** Definitions with several modes: what they say depends on the one they were deployed in. */
const modal = new WeakMap<object, object[][] | null>()

function spokenBy(t: Table, card: Card): Speeches {
  const def = t.s.def[card] as number
  const definition = t.catalog.defs[def] as object
  const known = spoken.get(definition)
  const modes = modal.get(definition)
  if (known === undefined || modes === undefined) {
    const clauses = t.catalog.clausesOf[def] as readonly Clause[]
    spoken.set(definition, sorted(clauses))
    modal.set(definition, (clauses.find(({ ability }) => ability.ability === 'modes')?.ability as Any)?.modes ?? null)
    return spokenBy(t, card)
  }
  if (modes === null) return known
  const mode = modes[t.s.named[`${card} mode`] ?? -1]
  if (mode === undefined) return known
  let own = spoken.get(mode)
  if (own === undefined) {
    const always = t.catalog.clausesOf[def] as readonly Clause[]
    own = sorted([...always, ...mode.map((ability) => clauseOf(t.catalog, ability))])
    spoken.set(mode, own)
  }
  return own
}

/** One always-on text of one active card. */
interface Spoken {
  readonly card: Card
  readonly speech: Speech
}

/** What is derived from a state and holds until anything changes that it could depend on. */
interface Kept {
  epoch: number
  clock: number
  /** What active cards say that is always on, by what it is about. */
  spoken: Map<string, Spoken[]> | null
  said: Map<string, Said[]>
  numbers: Map<string, number[]>
  silenced: Set<Card> | null
  /** Texts being read right now: numbers computed meanwhile are not whole. */
  depth: number
}

const kept = new WeakMap<State, Kept>()

/** What texts under a key could depend on besides the table: then it is read anew with every card that moves anywhere. */
const beyondTable = ['"cards":', '"zone":', '"hand":', '"life-force"', '"past":', '"happened":', '"topmost":']
const restless = new WeakMap<object, ReadonlySet<string>>()

function restlessKeys(t: Table): ReadonlySet<string> {
  const known = restless.get(t.catalog)
  if (known !== undefined) return known
  const texts = new Map<string, string>()
  const add = (gains: readonly Gain[], tree: object): void => {
    for (const gain of gains) texts.set(keyOf(gain), (texts.get(keyOf(gain)) ?? '') + JSON.stringify(tree))
  }
  for (const { ability } of t.catalog.clauses) add((ability as Any).gets ?? [], ability)
  for (const node of t.catalog.nodes) add((node as Any).gets ?? [], node)
  const found = new Set<string>()
  for (const [key, text] of texts) if (beyondTable.some((mark) => text.includes(mark))) found.add(key)
  // And whatever asks for a number that does.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [key, text] of texts) if ([...found].some((other) => text.includes(`"${other}"`))) found.add(key)
  }
  restless.set(t.catalog, found)
  return found
}

/** The state that was asked about last, most often the same again. */
let last: { s: State; k: Kept } | null = null

/** The derived facts of this state as it is now. */
export function derived(t: Table): Kept {
  const { s } = t
  if (last !== null && last.s === s && last.k.epoch === s.epoch && last.k.clock === s.clock) return last.k
  const k = renewed(t, s)
  last = { s, k }
  return k
}

function renewed(t: Table, s: State): Kept {
  let k = kept.get(s)
  if (k === undefined) {
    const empty = { said: new Map(), numbers: new Map(), silenced: null, depth: 0, spoken: null }
    k = { clock: s.clock, epoch: s.epoch, ...empty }
    kept.set(s, k)
  } else if (k.epoch !== s.epoch) {
    k.clock = s.clock
    k.epoch = s.epoch
    k.spoken = null
    k.silenced = null
    k.said.clear()
    k.numbers.clear()
  } else if (k.clock !== s.clock) {
    k.clock = s.clock
    for (const key of restlessKeys(t)) {
      k.said.delete(key)
      k.numbers.delete(key)
    }
  }
  return k
}

const nothing: readonly Spoken[] = []

/** rule swccg.landed-starfighter: of its text only what is about deploying gives anything there. */
const isOfDeploying = (key: string): boolean => key.includes('deploy') || key.endsWith(' carry')

/** What active cards say under this key. */
function speeches(t: Table, k: Kept, key: string): readonly Spoken[] {
  if (k.spoken === null) {
    const found = new Map<string, Spoken[]>()
    for (let seat = 0; seat < t.s.seats; seat++)
      for (const card of cardsIn(t.s, seat, TABLE)) {
        const says = spokenBy(t, card)
        if (says.size === 0 || !isActive(t, card)) continue
        const landed = isLanded(t, card)
        for (const [about, list] of says)
          for (const speech of list) {
            if (landed && !isOfDeploying(about)) continue
            const known = found.get(about)
            if (known === undefined) found.set(about, [{ card, speech }])
            else known.push({ card, speech })
          }
      }
    k.spoken = found
  }
  return k.spoken.get(key) ?? nothing
}

/** What a text printed on a card sees; on a location, each side's text is that player's. */
export function scopeOf(t: Table, card: Card, side?: 'light' | 'dark'): Scope {
  const you = side === undefined ? (t.s.controller[card] as Seat) : side === 'dark' ? DARK : LIGHT
  return { you, source: refOf(t.s, card), that: {}, number: 0, die: -1, opponent: 1 - you }
}

/** Has a text turned this location around: its sides, with their texts and icons, are the other player's? */
export const isRotated = (t: Table, location: Card): boolean => {
  const all = allSaid(t, 'rule rotated')
  return all.length > 0 && all.some((said) => isFor(t, said, location))
}

/** The side on which a text of a location lies now. */
export const sideNow = (t: Table, card: Card, side: 'light' | 'dark'): 'light' | 'dark' =>
  isRotated(t, card) ? (side === 'dark' ? 'light' : 'dark') : side

/** Everything that texts on table and lasting effects say under this key, in the order in which it came to be. */
export function allSaid(t: Table, key: string): readonly Said[] {
  const k = derived(t)
  const known = k.said.get(key)
  if (known !== undefined) return known
  const found: Said[] = []
  // Kept before its conditions are read: what depends on itself sees nothing of itself.
  k.said.set(key, found)
  k.depth++
  const { s } = t
  for (const { card, speech } of speeches(t, k, key))
    if (key === 'canceled' || !cancelled(t).has(card)) hear(t, card, speech, found)
  if (key !== 'text-of' && key !== 'canceled') lent(t, key, found)
  for (const each of s.lasting) {
    const node = t.catalog.nodes[each.node] as Any
    if (node.gets === undefined) continue
    for (const gain of node.gets as Gain[]) {
      if (keyOf(gain) !== key) continue
      const x: Scope = {
        you: each.you,
        source: each.source,
        that: each.that,
        number: each.number,
        die: -1,
        opponent: 1 - each.you,
      }
      const { '#to': to, '#seats': seats } = each.that
      if (node.while !== undefined && !holds(t, node.while, x, each.you)) continue
      // Given to whatever a query describes at every moment. rule swccg.global-effects-state
      const cards = to === undefined ? null : seats === undefined ? to.filter((one) => lives(s, one)).map(cardOf) : to
      const of = to === undefined ? node.to : null
      found.push({ gain, source: cardOf(each.source), clause: -1 - each.node, x, since: each.since, of, to: cards })
    }
  }
  k.depth--
  return found
}

/** Texts of a place that work at other places too, for one player. */
function lent(t: Table, key: string, found: Said[]): void {
  for (const said of allSaid(t, 'text-of')) {
    const gain = said.gain as Any
    const [from] = bound(t, gain['text-of'], said.x)
    const [seat] = playersOf(t, gain.for, said.x, said.x.you)
    if (from === undefined) continue
    for (const speech of spokenBy(t, from).get(key) ?? []) {
      if (speech.side !== (seat === DARK ? 'dark' : 'light')) continue
      for (const location of t.s.line)
        if (location !== from && isFor(t, said, location)) hear(t, location, speech, found)
    }
  }
}

function hear(t: Table, card: Card, { clause, gain, of, while: condition, side }: Speech, found: Said[]): void {
  const x = scopeOf(t, card, side === undefined ? side : sideNow(t, card, side))
  if (condition !== undefined && !holds(t, condition, x, x.you)) return
  found.push({ gain, source: card, clause: clause.id, x, since: 0, of, to: null })
}

const players = new Set(['you', 'opponent', 'each-player', 'each-opponent', 'light', 'dark', 'beside'])

/** Is it given to players rather than cards? */
export const isPlayers = (of: Any): boolean =>
  (typeof of === 'string' && players.has(of)) || (typeof of === 'object' && of !== null && 'owner' in of)

/** Is it given to this card? */
export function isFor(t: Table, said: Said, card: Card): boolean {
  const { of, x } = said
  if (said.to !== null) return said.x.that['#seats'] === undefined && said.to.includes(card)
  if (isPlayers(of)) return false
  if (typeof of === 'object' && 'kind' in of) return isA(t, card, of, x, x.you)
  return bound(t, of, x).includes(card)
}

/** Is it given to this player? */
export function isForSeat(t: Table, said: Said, seat: Seat): boolean {
  const { of, x } = said
  if (said.to !== null) return said.x.that['#seats'] !== undefined && said.to.includes(seat)
  return isPlayers(of) && playersOf(t, of, x, x.you).includes(seat)
}

/** What is said of this card under this key. */
export const saidOf = (t: Table, key: string, card: Card): Said[] => {
  const all = allSaid(t, key)
  return all.length === 0 ? [] : all.filter((said) => isFor(t, said, card))
}

/** What is said of this player under this key. */
export const saidOfSeat = (t: Table, key: string, seat: Seat): Said[] => {
  const all = allSaid(t, key)
  return all.length === 0 ? [] : all.filter((said) => isForSeat(t, said, seat))
}

/**
 * rules swccg.cancelling-game-text, swccg.landed-starfighter: its text does nothing for now; on the ground only what
 * deploys something does.
 */
export const isSilenced = (t: Table, card: Card, deploys = false): boolean =>
  cancelled(t).has(card) || (!deploys && isLanded(t, card))

/** The cards whose game text is canceled. */
function cancelled(t: Table): ReadonlySet<Card> {
  const k = derived(t)
  if (k.silenced === null) {
    const silenced = new Set<Card>()
    k.silenced = silenced
    const all = allSaid(t, 'canceled')
    for (const said of all) {
      if ((said.gain as Any).canceled !== 'game-text' || silenced.has(said.source)) continue
      for (let seat = 0; seat < t.s.seats; seat++)
        for (const each of cardsIn(t.s, seat, TABLE)) if (isFor(t, said, each)) silenced.add(each)
    }
  }
  return k.silenced
}
