import { type Card, nodeAt } from '@dejarik/kernel'
import { gainsOf } from '../effects/parts.js'
import type { Gain } from '../effects/tree.js'
import type { Factor, Table } from '../state.js'
import { allSaid, isFor, isForSeat, isPlayers, type Said } from './gains.js'
import { speakersNow } from './speakers.js'
import { isFactor, type Topic, topicOf } from './topics.js'
import { cardsIn, TABLE } from './zones.js'

/** Whose number it is: a card, or a player. */
export const ofSeat = (seat: number): number => -2 - seat

const named = ({ clause, source, since }: Said): string => `${clause} ${source} ${since}`
const whose = (said: Said, thing: number): string => `${named(said)} ${thing}`

const factored = new WeakMap<object, readonly Topic[]>()

/** The numbers that any text of this catalog multiplies or halves. */
function factoredIn(t: Table): readonly Topic[] {
  let found = factored.get(t.catalog)
  if (found === undefined) {
    const trees = [...t.catalog.clauses.map(({ ability }) => ability), ...t.catalog.nodes]
    const factors = trees.flatMap(gainsOf).filter((gain) => isFactor({ gain }))
    found = [...new Set<Topic>(factors.map(topicOf))]
    factored.set(t.catalog, found)
  }
  return found
}

/** Everything that this factor is about. */
function things(t: Table, said: Said): number[] {
  const { s } = t
  const found: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (isForSeat(t, said, seat)) found.push(ofSeat(seat))
    if (!isPlayers(said.of)) for (const card of cardsIn(s, seat, TABLE)) if (isFor(t, said, card)) found.push(card)
  }
  return found
}

const isAbout = (t: Table, said: Said, thing: number): boolean =>
  thing >= 0 ? isFor(t, said, thing as Card) : isForSeat(t, said, ofSeat(thing))

/** Does anything on table or lasting speak of multiplying or halving? */
const mightMultiply = (t: Table): boolean =>
  speakersNow(t).multiply ||
  t.s.lasting.some(({ node }) => gainsOf(nodeAt(t.catalog, node)).some((gain) => isFactor({ gain })))

/**
 * rule swccg.modifiers: they are applied in the order in which they occur. Where something is multiplied, it is noted
 * what had been added by then; what goes away is forgotten, and comes anew when it returns. Seen after each action.
 */
export function noteOrder(t: Table): void {
  const { s } = t
  if (s.factors.length === 0 && !mightMultiply(t)) return
  const now: Factor[] = []
  for (const about of factoredIn(t)) {
    const all = allSaid(t, about)
    for (const said of all) {
      if (!isFactor(said)) continue
      for (const thing of things(t, said)) {
        const present = all.filter((each) => each !== said && isAbout(t, each, thing)).map(named)
        const name = whose(said, thing)
        const known = s.factors.find(({ of }) => of === name)
        now.push({
          of: name,
          after: known === undefined ? present : known.after.filter((each) => present.includes(each)),
        })
      }
    }
  }
  if (now.length > 0 || s.factors.length > 0) s.factors = now
}

/** What is said of one number, in the order in which it is applied. */
export function inOrder<G extends Gain>(t: Table, said: readonly Said<G>[], thing: number): readonly Said<G>[] {
  if (said.length < 2) return said
  const left = [...said].sort((a, b) => a.since - b.since)
  if (!left.some(isFactor)) return left
  const factors = left.filter(isFactor)
  const found: Said<G>[] = []
  const take = (each: Said<G>): void => {
    left.splice(left.indexOf(each), 1)
    found.push(each)
  }
  const notes = new Map(t.s.factors.map(({ of, after }) => [of, after]))
  // One that has only just come is after everything.
  const before = (each: Said): readonly string[] => notes.get(whose(each, thing)) ?? said.map(named)
  const rank = (each: Said): number => before(each).filter((name) => factors.some((one) => named(one) === name)).length
  for (const factor of [...factors].sort((a, b) => rank(a) - rank(b))) {
    for (const each of left.filter((one) => !isFactor(one) && before(factor).includes(named(one)))) take(each)
    take(factor)
  }
  return [...found, ...left]
}
