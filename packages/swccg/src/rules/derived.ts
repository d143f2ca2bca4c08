import { type Card, perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Gain } from '../effects/tree.js'
import type { State, Table } from '../state.js'
import type { Said } from './gains.js'
import { keyOf, type Speech } from './speeches.js'

/** One always-on text of one active card. */
export interface Spoken {
  readonly card: Card
  readonly speech: Speech
}

/** What is derived from a state and holds until anything changes that it could depend on. */
interface Derived {
  epoch: number
  clock: number
  /** What active cards say that is always on, by what it is about. */
  spoken: Map<string, Spoken[]> | null
  said: Map<string, readonly Said[]>
  numbers: Map<string, number[]>
  silenced: Set<Card> | null
  /** The active cards of a seat at a location, by both. */
  cardsAt: Card[][]
  /** Texts being read right now: numbers computed meanwhile are not whole. */
  depth: number
}

const kept = new WeakMap<State, Derived>()

/** The state that was asked about last, most often the same again. */
let last: { s: State; k: Derived } | null = null

/** The derived facts of this state as it is now. */
export function derived(t: Table): Derived {
  const { s } = t
  if (last !== null && last.s === s && last.k.epoch === s.epoch && last.k.clock === s.clock) return last.k
  const k = renewed(t, s)
  last = { s, k }
  return k
}

function renewed(t: Table, s: State): Derived {
  let k = kept.get(s)
  if (k === undefined) {
    const empty = { said: new Map(), numbers: new Map(), silenced: null, cardsAt: [], depth: 0, spoken: null }
    k = { clock: s.clock, epoch: s.epoch, ...empty }
    kept.set(s, k)
  } else if (k.epoch !== s.epoch) {
    k.clock = s.clock
    k.epoch = s.epoch
    k.spoken = null
    k.silenced = null
    k.cardsAt = []
    k.said.clear()
    k.numbers.clear()
  } else if (k.clock !== s.clock) {
    k.clock = s.clock
    for (const key of restlessKeys(t.catalog)) {
      k.said.delete(key)
      k.numbers.delete(key)
    }
  }
  return k
}

/** What texts under a key could depend on besides the table: then it is read anew with every card that moves anywhere. */
const beyondTable = ['"cards":', '"zone":', '"hand":', '"life-force"', '"past":', '"happened":', '"topmost":']

const restlessKeys = perCatalog((catalog): ReadonlySet<string> => {
  const texts = new Map<string, string>()
  const add = (gains: readonly Gain[], tree: object): void => {
    for (const gain of gains) texts.set(keyOf(gain), (texts.get(keyOf(gain)) ?? '') + JSON.stringify(tree))
  }
  for (const { ability } of catalog.clauses) add((ability as Any).gets ?? [], ability)
  for (const node of catalog.nodes) add((node as Any).gets ?? [], node)
  const found = new Set<string>()
  for (const [key, text] of texts) if (beyondTable.some((mark) => text.includes(mark))) found.add(key)
  // And whatever asks for a number that does.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [key, text] of texts) if ([...found].some((other) => text.includes(`"${other}"`))) found.add(key)
  }
  return found
})
