import { type Card, type Lasting, perChange } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { type Givings, givings, kindsKnown, mightGive, type Places, silencers } from './giving.js'
import { isAnySwitched } from './switched.js'
import { ARENA, ATTACHED, locationPile, zone } from './zones.js'

/** Piles of cards whose always-on text may count: arenas, what is on units, Locations; in the order of `live`. */
const speaking: readonly number[] = [
  ...[0, 1].flatMap((seat) => [ARENA, ARENA + 1, ARENA + 2, ATTACHED].map((which) => zone(seat, which))),
  ...[0, 1, 2].map(locationPile),
]

/** The cards in play whose text may count, and what was found to be said by them. */
interface Heard {
  readonly catalog: object
  readonly cards: readonly Card[]
  readonly defs: readonly number[]
  /** The effects that last. */
  readonly nodes: readonly number[]
  /** By the place of the kind of thing: might anybody give such a thing? Null where it might be anything. */
  readonly given: Uint8Array | null
  /** By the place of the kind of thing; null where nothing in play, and nothing that lasts, gives such a thing. */
  readonly spoken: (Spoken | null | undefined)[]
  /** By the named rule: is anybody speaking of it? */
  readonly rules: Map<string, boolean>
  /** By the place of several kinds: is any of them given? */
  readonly any: (boolean | undefined)[]
  /** Does something that lasts take all abilities from what it is about? */
  readonly silenced: boolean
}

/**
 * What was heard of late, by a number made of who spoke: whoever thinks ahead comes back to the same tables again and again,
 * each time in another state.
 */
const kept: (Heard | undefined)[] = Array.from({ length: 256 }, () => undefined)

/** The catalog of whoever asks. */
let asked: object = kept

function heard({ s, catalog }: Table): Heard {
  asked = catalog
  return heardIn(s)
}

/** Most cards that move come neither into play nor out of it: then all that was found still holds. */
const heardIn = perChange<Heard, State>((s, before) => {
  if (before !== undefined && isSame(s, before)) return before
  const place = keyOf(s) & 255
  const known = kept[place]
  if (known !== undefined && isSame(s, known)) return known
  const made = listen(s)
  kept[place] = made
  return made
})

function listen(s: State): Heard {
  const cards: Card[] = []
  for (const pile of speaking) for (const card of s.piles[pile] as Card[]) cards.push(card)
  const defs = cards.map((card) => s.def[card] as number)
  const nodes = s.lasting.map(({ node }) => node)
  const silenced = nodes.some((node) => silencers(asked).has(node))
  const given = givenBy(defs, nodes)
  return { catalog: asked, cards, defs, nodes, given, spoken: [], rules: new Map(), any: [], silenced }
}

function givenBy(defs: readonly number[], nodes: readonly number[]): Uint8Array | null {
  const { byDef, byNode } = mightGive(asked)
  const given = new Uint8Array(kindsKnown())
  for (const def of defs) if (!mark(given, byDef[def] as Places)) return null
  for (const node of nodes) if (!mark(given, byNode[node] as Places)) return null
  return given
}

function mark(given: Uint8Array, places: Places): boolean {
  if (places === null) return false
  for (const place of places) given[place] = 1
  return true
}

function keyOf(s: State): number {
  let key = s.lasting.length
  for (let i = 0; i < speaking.length; i++) {
    const pile = s.piles[speaking[i] as number] as Card[]
    for (let j = 0; j < pile.length; j++) key = (Math.imul(key, 31) + (pile[j] as Card)) | 0
  }
  return key ^ (key >>> 8)
}

function isSame(s: State, { catalog, cards, defs, nodes }: Heard): boolean {
  if (asked !== catalog || s.lasting.length !== nodes.length) return false
  for (let i = 0; i < nodes.length; i++) if ((s.lasting[i] as Lasting).node !== nodes[i]) return false
  let n = 0
  for (let i = 0; i < speaking.length; i++) {
    const pile = s.piles[speaking[i] as number] as Card[]
    for (let j = 0; j < pile.length; j++, n++)
      if (pile[j] !== cards[n] || s.def[pile[j] as Card] !== defs[n]) return false
  }
  return n === cards.length
}

/** Does a card in play, or an effect that lasts, speak of this named rule at all? `those`: the definitions that do. */
export function isRuleHeard(t: Table, rule: string, those: readonly unknown[] | undefined): boolean {
  const { rules, cards } = heard(t)
  let found = rules.get(rule)
  if (found === undefined) {
    found =
      (those !== undefined && cards.some((card) => those[t.s.def[card] as number] !== undefined)) ||
      t.s.lasting.some(({ node }) => (t.catalog.nodes[node] as Any).rule === rule) ||
      isAnySwitched(t)
    rules.set(rule, found)
  }
  return found
}

const NOBODY: readonly Card[] = []

/** What there is of one kind in play: everything that gives it, and the cards whose always-on text might. */
export interface Spoken extends Givings {
  readonly cards: readonly Card[]
  /** Have units traded abilities? Then any card may say anything. rule swtcg.switch-effect */
  readonly switched: boolean
}

/** What speaks of this, found once until other cards speak or an effect begins or ends. Mostly nothing does. */
export function spokenOf(t: Table, subject: string): Spoken | null {
  const all = givings(t, subject)
  const { spoken: known, given } = heard(t)
  if (given !== null && given[all.place] !== 1 && !isAnySwitched(t)) return null
  while (known.length <= all.place) known.push(undefined)
  let found = known[all.place]
  if (found === undefined) {
    found = findSpoken(t, all)
    known[all.place] = found
  }
  return found
}

function findSpoken(t: Table, all: Givings): Spoken | null {
  const { s } = t
  const { place, byDef, byNode } = all
  if (isAnySwitched(t)) return { place, byDef, byNode, cards: heard(t).cards, switched: true }
  let any = false
  let cards = NOBODY
  for (const card of heard(t).cards) {
    const giving = byDef[s.def[card] as number]
    if (giving === undefined) continue
    any = true
    if (giving.ongoing.length > 0) cards = [...cards, card]
  }
  for (let i = 0; i < s.lasting.length && !any; i++) any = byNode.has((s.lasting[i] as Lasting).node)
  return any ? { place, byDef, byNode, cards, switched: false } : null
}

/** Is anything without its abilities for now? rule swtcg.card-effects */
export const isAnySilenced = (t: Table): boolean => t.s.lasting.length > 0 && heard(t).silenced

/** Kinds of things that are asked about together, often: they are told apart by a number. */
export interface Kinds {
  readonly subjects: readonly string[]
  readonly place: number
}
let kinds = 0
export const anyOf = (...subjects: string[]): Kinds => ({ subjects, place: kinds++ })

/** Does anything in play, or that lasts, give something of one of these kinds to anybody? */
export function isAnyGiven(t: Table, { subjects, place }: Kinds): boolean {
  const known = heard(t).any
  while (known.length <= place) known.push(undefined)
  let found = known[place]
  if (found === undefined) {
    found = subjects.some((subject) => isGivenAtAll(t, subject))
    known[place] = found
  }
  return found
}

/** Does anything in play, or that lasts, give something of this kind to anybody? */
export const isGivenAtAll = (t: Table, subject: string): boolean => spokenOf(t, subject) !== null
