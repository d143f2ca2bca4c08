import { type Card, perCatalog, same } from '@dejarik/kernel'
import { setFactors } from '../../columns.js'
import type { Catalog } from '../../definitions.js'
import { gainsOf } from '../../effects/parts.js'
import type { Gain } from '../../effects/tree.js'
import type { Factor, Table } from '../../state.js'
import { cardsIn, TABLE } from '../zones.js'
import { TEXT_OF } from './lent.js'
import { appliesTo, appliesToSeat, type Modifier, modifiersOf } from './modifiers.js'
import { FACTOR, isFactor, type Subject, subjectOf } from './subjects.js'

/** Whose number it is: a card, or a player. */
export const ofSeat = (seat: number): number => -2 - seat

const named = ({ clause, source, since }: Modifier): string => `${clause} ${source} ${since}`
const whose = (modifier: Modifier, thing: number): string => `${named(modifier)} ${thing}`

const multiplies = ({ rank }: Modifier): boolean => rank === FACTOR

/** The numbers that any text of this catalog multiplies or halves. */
const multiplied = perCatalog((catalog: Catalog): readonly Subject[] => {
  const trees = [...catalog.clauses.map(({ ability }) => ability), ...catalog.nodes]
  return [...new Set(trees.flatMap(gainsOf).filter(isFactor).map(subjectOf))]
})

/** Everything that it applies to. */
function things(t: Table, modifier: Modifier): number[] {
  const { s } = t
  const found: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (appliesToSeat(t, modifier, seat)) found.push(ofSeat(seat))
    for (const card of cardsIn(s, seat, TABLE)) if (appliesTo(t, modifier, card)) found.push(card)
  }
  return found
}

const isAbout = (t: Table, modifier: Modifier, thing: number): boolean =>
  thing >= 0 ? appliesTo(t, modifier, thing as Card) : appliesToSeat(t, modifier, ofSeat(thing))

/** Could anything be multiplied, by a text in play or an effect that lasts? Mostly nothing is. */
function mightMultiply(t: Table): boolean {
  const { inPlay } = t.cache.modifiers
  for (const subject of multiplied(t.catalog))
    for (const { rank } of inPlay.about(t, subject)) if (rank === FACTOR) return true
  return t.s.lasting.length > 0 || inPlay.about(t, TEXT_OF).length > 0
}

/**
 * rule swccg.modifiers: they are applied in the order in which they occur. Where something is multiplied, it is noted
 * what had been added by then; what goes away is forgotten, and comes anew when it returns. Seen after each action.
 */
export function noteOrder(t: Table): void {
  const { s } = t
  if (s.factors.length === 0 && !mightMultiply(t)) return
  const now: Factor[] = []
  for (const subject of multiplied(t.catalog)) {
    const all = modifiersOf(t, subject)
    for (const modifier of all) {
      if (!multiplies(modifier)) continue
      for (const thing of things(t, modifier)) {
        const present = all.filter((each) => each !== modifier && isAbout(t, each, thing)).map(named)
        const name = whose(modifier, thing)
        const known = s.factors.find(({ of }) => of === name)
        now.push({
          of: name,
          after: known === undefined ? present : known.after.filter((each) => present.includes(each)),
        })
      }
    }
  }
  if (!same(now, s.factors)) setFactors(s, now)
}

/** The modifiers of one number, in the order in which they are applied. */
export function inOrder<G extends Gain>(
  t: Table,
  modifiers: readonly Modifier<G>[],
  thing: number,
): readonly Modifier<G>[] {
  if (modifiers.length < 2) return modifiers
  const left = [...modifiers].sort((a, b) => a.since - b.since)
  if (!left.some(multiplies)) return left
  const factors = left.filter(multiplies)
  const found: Modifier<G>[] = []
  const take = (each: Modifier<G>): void => {
    left.splice(left.indexOf(each), 1)
    found.push(each)
  }
  const notes = new Map(t.s.factors.map(({ of, after }) => [of, after]))
  // One that has only just come is after everything.
  const before = (each: Modifier): readonly string[] => notes.get(whose(each, thing)) ?? modifiers.map(named)
  const rank = (each: Modifier): number =>
    before(each).filter((name) => factors.some((one) => named(one) === name)).length
  for (const factor of [...factors].sort((a, b) => rank(a) - rank(b))) {
    for (const each of left.filter((one) => !multiplies(one) && before(factor).includes(named(one)))) take(each)
    take(factor)
  }
  return [...found, ...left]
}
