import { type Card, cardsInPile, definitionOf, type Lasting, nodeAt, perChange } from '@dejarik/kernel'
import type { Effect } from '../effects/tree.js'
import type { State, Table } from '../state.js'
import { type Givings, givings, isIn, mightGive, type Places, placeOf, silencers } from './giving.js'
import { isAnySwitched } from './switch-effect.js'
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
  /** The kinds of things that somebody might give, a bit for each by its place. Null where it might be anything. */
  readonly given: Places
  /** By the place of the kind of thing; null where nothing in play, and nothing that lasts, gives such a thing. */
  readonly spoken: (Spoken | null | undefined)[]
  /** By the named rule: is anybody speaking of it? None before somebody asks. */
  rules: Map<string, boolean> | null
  /** The questions that were asked, and those of them that are so: a bit for each by its place. */
  readonly asked: number[]
  readonly so: number[]
  /** Does something that lasts take all abilities from what it is about? */
  readonly silenced: boolean
}

/**
 * What was heard of late, by a number made of who spoke: whoever thinks ahead comes back to the same tables again and again,
 * each time in another state.
 */
const kept: (Heard | undefined)[] = []

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
  const defs: number[] = []
  for (let i = 0; i < speaking.length; i++) {
    const pile = cardsInPile(s, speaking[i] as number)
    for (let j = 0; j < pile.length; j++) {
      cards.push(pile[j] as Card)
      defs.push(definitionOf(s, pile[j] as Card))
    }
  }
  const nodes: number[] = []
  for (const { node } of s.lasting) nodes.push(node)
  const silenced = nodes.length > 0 && nodes.some((node) => silencers(asked).has(node))
  const given = givenBy(defs, nodes)
  return { catalog: asked, cards, defs, nodes, given, spoken: [], rules: null, asked: [], so: [], silenced }
}

function givenBy(defs: readonly number[], nodes: readonly number[]): Places {
  const { byDef, byNode } = mightGive(asked)
  let given: number[] | null = []
  for (let i = 0; i < defs.length && given !== null; i++) given = both(given, byDef[defs[i] as number] as Places)
  for (let i = 0; i < nodes.length && given !== null; i++) given = both(given, byNode[nodes[i] as number] as Places)
  return given
}

/** Adds the second to the first. */
function both(a: number[], b: Places): number[] | null {
  if (b === null) return null
  for (let i = 0; i < b.length; i++) {
    if (i < a.length) a[i] = (a[i] as number) | (b[i] as number)
    else a.push(b[i] as number)
  }
  return a
}

function keyOf(s: State): number {
  let key = s.lasting.length
  for (let i = 0; i < speaking.length; i++) {
    const pile = cardsInPile(s, speaking[i] as number)
    for (let j = 0; j < pile.length; j++) key = (Math.imul(key, 31) + (pile[j] as Card)) | 0
  }
  return key ^ (key >>> 8)
}

function isSame(s: State, { catalog, cards, defs, nodes }: Heard): boolean {
  if (asked !== catalog || s.lasting.length !== nodes.length) return false
  for (let i = 0; i < nodes.length; i++) if ((s.lasting[i] as Lasting).node !== nodes[i]) return false
  let n = 0
  for (let i = 0; i < speaking.length; i++) {
    const pile = cardsInPile(s, speaking[i] as number)
    for (let j = 0; j < pile.length; j++, n++)
      if (pile[j] !== cards[n] || s.def[pile[j] as Card] !== defs[n]) return false
  }
  return n === cards.length
}

/** Does a card in play, or an effect that lasts, speak of this named rule at all? `those`: the definitions that do. */
export function isRuleHeard(t: Table, rule: string, those: readonly unknown[] | undefined): boolean {
  const known = heard(t)
  known.rules ??= new Map()
  let found = known.rules.get(rule)
  if (found === undefined) {
    found = isRuleSpoken(t, rule, those, known.cards)
    known.rules.set(rule, found)
  }
  return found
}

const isRuleSpoken = (t: Table, rule: string, those: readonly unknown[] | undefined, cards: readonly Card[]): boolean =>
  (those !== undefined && cards.some((card) => those[definitionOf(t.s, card)] !== undefined)) ||
  t.s.lasting.some(({ node }) => ruleIn(nodeAt(t.catalog, node)) === rule) ||
  isAnySwitched(t)

/** The named rule that an effect changes. */
const ruleIn = (node: Effect): string | undefined => (node.do === 'change-rule' ? node.rule : undefined)

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
  if (given !== null && !isIn(all.place, given) && !isAnySwitched(t)) return null
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
    const giving = byDef[definitionOf(s, card)]
    if (giving === undefined) continue
    any = true
    if (giving.ongoing.length > 0) cards = [...cards, card]
  }
  for (let i = 0; i < s.lasting.length && !any; i++) any = byNode.has((s.lasting[i] as Lasting).node)
  return any ? { place, byDef, byNode, cards, switched: false } : null
}

/** Is anything without its abilities for now? rule swtcg.card-effects */
export const isAnySilenced = (t: Table): boolean => t.s.lasting.length > 0 && heard(t).silenced

let questions = 0
/** As many as there are bits for. */
const MOST = 64

/** A question that is answered by who speaks and what lasts, and by nothing else: asked once for as long as they are the same. */
export function hearing(ask: (t: Table) => boolean): (t: Table) => boolean {
  const word = questions >> 5
  const bit = 1 << (questions & 31)
  if (++questions > MOST) throw new Error('There are more questions to hear than bits for them')
  return (t) => {
    const known = heard(t)
    if (((known.asked[word] ?? 0) & bit) === 0) {
      if (ask(t)) known.so[word] = (known.so[word] ?? 0) | bit
      known.asked[word] = (known.asked[word] ?? 0) | bit
    }
    return ((known.so[word] ?? 0) & bit) !== 0
  }
}

/** Does anything in play, or that lasts, give something of this kind to anybody? */
export const isGivenAtAll = (t: Table, subject: string): boolean => spokenOf(t, subject) !== null

/** The same of several kinds, for whatever is asked often. */
export function anyGiven(...subjects: string[]): (t: Table) => boolean {
  const places = subjects.map(placeOf)
  return hearing((t) => {
    const { given } = heard(t)
    const switched = isAnySwitched(t)
    for (let i = 0; i < places.length; i++) {
      // Mostly none is.
      if (given !== null && !switched && !isIn(places[i] as number, given)) continue
      if (isGivenAtAll(t, subjects[i] as string)) return true
    }
    return false
  })
}
