import type { Card } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import type { Said } from './gains.js'
import type { Speakers } from './speakers.js'

/** Something read under a key, and when. */
interface Reading<T> {
  value: T
  at: number
  /** It could depend on more than the table: then it is read anew with every card that moves anywhere. */
  restless: boolean
}

type Readings<T> = Map<string, Reading<T>>

/** What is derived from a state and holds until anything changes that it could depend on. */
interface Derived {
  epoch: number
  clock: number
  /** Numbers of the last change of the table, and of the last change at all: what was read before is out of date. */
  era: number
  moment: number
  /** What active cards say that is always on, and in which era it was listened to. */
  speakers: Speakers | null
  heardAt: number
  said: Readings<readonly Said[]>
  numbers: Readings<number[]>
  silenced: Set<Card> | null
  /** Does any text give abilities, and when that was found out. */
  given: boolean
  givenAt: number
  /** What lies directly on each card that has anything on it. */
  on: (Card[] | undefined)[] | null
  /** The active cards of a seat at a location, by both. */
  cardsAt: Card[][]
  /** The total ability of a seat at a location, by both, and when it was added up. */
  totals: number[]
  totalsAt: number
  /** Texts being read right now: numbers computed meanwhile are not whole. */
  depth: number
}

const kept = new WeakMap<State, Derived>()

/** The state that was asked about last, most often the same again. */
let last: { s: State; k: Derived } | null = null

/** The derived facts of this state as it is now. */
export const derived = (t: Table): Derived => derivedOf(t.s)

export function derivedOf(s: State): Derived {
  if (last !== null && last.s === s && last.k.epoch === s.epoch && last.k.clock === s.clock) return last.k
  const k = renewed(s)
  if (last === null || last.s !== s) last = { s, k }
  return k
}

function renewed(s: State): Derived {
  const { clock, epoch } = s
  let k = kept.get(s)
  if (k === undefined) {
    const nothing = {
      speakers: null,
      heardAt: 0,
      said: new Map(),
      numbers: new Map(),
      silenced: null,
      given: false,
      givenAt: -1,
      on: null,
      cardsAt: [],
      totals: [],
      totalsAt: 0,
      depth: 0,
    }
    k = { clock, epoch, era: 0, moment: 0, ...nothing }
    kept.set(s, k)
    return k
  }
  k.clock = clock
  k.moment++
  if (k.epoch === epoch) return k
  k.epoch = epoch
  k.era = k.moment
  k.silenced = null
  k.on = null
  k.cardsAt = []
  return k
}

/** What was read under this key, if it still holds. */
export function stillHolds<T>(k: Derived, readings: Readings<T>, key: string): T | undefined {
  const known = readings.get(key)
  return known !== undefined && known.at >= (known.restless ? k.moment : k.era) ? known.value : undefined
}

/** Keeps what is read under this key from now on. */
export function keep<T>(k: Derived, readings: Readings<T>, key: string, value: T, restless: boolean): void {
  const known = readings.get(key)
  if (known === undefined) readings.set(key, { value, at: k.moment, restless })
  else {
    known.value = value
    known.at = k.moment
    known.restless = restless
  }
}
