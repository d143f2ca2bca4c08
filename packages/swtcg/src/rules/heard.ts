import { type Card, type Lasting, perChange } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { type Givings, givings } from './giving.js'
import { isAnySwitched } from './switched.js'
import { ARENA, ATTACHED, locationPile, zone } from './zones.js'

/** Piles of cards whose always-on text may count: arenas, what is on units, Locations; in the order of `live`. */
const speaking: readonly number[] = [
  ...[0, 1].flatMap((seat) => [ARENA, ARENA + 1, ARENA + 2, ATTACHED].map((which) => zone(seat, which))),
  ...[0, 1, 2].map(locationPile),
]

/** The cards in play whose text may count, and what was found to be said by them. */
interface Heard {
  readonly s: State
  readonly cards: readonly Card[]
  /** The effects that last. */
  readonly nodes: readonly number[]
  /** By the kind of thing; null where nothing in play, and nothing that lasts, gives such a thing. */
  readonly spoken: Map<string, Spoken | null>
  /** By the named rule: is anybody speaking of it? */
  readonly rules: Map<string, boolean>
}

/** Most cards that move come neither into play nor out of it: then all that was found still holds. */
const heard = perChange<Heard, State>((s, before) => {
  if (before !== undefined && isSame(s, before)) return before
  const cards: Card[] = []
  for (const pile of speaking) for (const card of s.piles[pile] as Card[]) cards.push(card)
  return { s, cards, nodes: s.lasting.map(({ node }) => node), spoken: new Map(), rules: new Map() }
})

function isSame(s: State, { s: last, cards, nodes }: Heard): boolean {
  if (s !== last || s.lasting.length !== nodes.length) return false
  for (let i = 0; i < nodes.length; i++) if ((s.lasting[i] as Lasting).node !== nodes[i]) return false
  let n = 0
  for (let i = 0; i < speaking.length; i++) {
    const pile = s.piles[speaking[i] as number] as Card[]
    for (let j = 0; j < pile.length; j++) if (pile[j] !== cards[n++]) return false
  }
  return n === cards.length
}

/** Does a card in play, or an effect that lasts, speak of this named rule at all? `those`: the definitions that do. */
export function isRuleHeard(t: Table, rule: string, those: readonly unknown[] | undefined): boolean {
  const { rules, cards } = heard(t.s)
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
  const known = heard(t.s).spoken
  let found = known.get(subject)
  if (found === undefined) {
    found = findSpoken(t, givings(t, subject))
    known.set(subject, found)
  }
  return found
}

function findSpoken(t: Table, all: Givings): Spoken | null {
  const { s } = t
  const { byDef, byNode } = all
  if (isAnySwitched(t)) return { byDef, byNode, cards: heard(s).cards, switched: true }
  let any = false
  let cards = NOBODY
  for (const card of heard(s).cards) {
    const giving = byDef[s.def[card] as number]
    if (giving === undefined) continue
    any = true
    if (giving.ongoing.length > 0) cards = [...cards, card]
  }
  for (let i = 0; i < s.lasting.length && !any; i++) any = byNode.has((s.lasting[i] as Lasting).node)
  return any ? { byDef, byNode, cards, switched: false } : null
}

/** Does anything in play, or that lasts, give something of this kind to anybody? */
export const isGivenAtAll = (t: Table, subject: string): boolean => spokenOf(t, subject) !== null
