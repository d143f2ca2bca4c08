import { NONE, type Occurrence, perCatalog, type Seat } from '@dejarik/kernel'
import { forceOf } from '../columns.js'
import { formatOf } from '../decks/formats.js'
import type { Catalog, Clause } from '../definitions.js'
import type { TextTree } from '../effects/tree.js'
import { DARK, type Table } from '../state.js'
import { isCopied, isOfBuilding, isPlayedFrom, isTurnedUp } from './abilities.js'
import { lentTo } from './as-if-in-hand.js'
import { costOf, forceIn, mostOff } from './costs.js'
import { BUILD, cardsIn, HAND } from './zones.js'

/** Could a card of this definition be in the deck of this seat, and be used unseen? rule swtcg.deck-rules */
const heldOf = (catalog: Catalog, isIn: (set: string) => boolean): readonly (readonly boolean[])[] =>
  [0, 1].map((seat) =>
    catalog.defs.map(({ set, side, types }, which) => {
      if (!isIn(set)) return false
      if (side !== 'neutral' && (side === 'dark') !== (seat === DARK)) return false
      // rule swtcg.term-this-card-from-hand: some cards that are no Battle cards are used from hand
      const unseen = (clause: Clause) => isTurnedUp(clause) || isOfBuilding(clause) || isPlayedFrom(clause.ability)
      return types.includes('battle') || (catalog.clausesOf[which] ?? []).some(unseen)
    }),
  )

/** What a format lets decks hold, by catalog. Where a game has cards from elsewhere, it is the whole catalog. */
interface Pool {
  readonly held: readonly (readonly boolean[])[]
  readonly leasts: readonly ReadonlyMap<string, Least>[]
}
interface Pools {
  readonly whole: Pool
  readonly format: Pool
  /** By definition: is it from elsewhere? Null where none is. */
  readonly foreign: readonly boolean[] | null
}

const poolOf = (catalog: Catalog, isIn: (set: string) => boolean): Pool => {
  const held = heldOf(catalog, isIn)
  return { held, leasts: leastsOf(catalog, held) }
}

const pools = perCatalog((catalog: Catalog) => {
  const byFormat = new Map<string, Pools>()
  const whole = poolOf(catalog, () => true)
  return (id: string): Pools => {
    let found = byFormat.get(id)
    if (found === undefined) {
      const sets: readonly string[] = formatOf(id).sets
      const foreign = catalog.defs.map(({ set }) => !sets.includes(set))
      found = foreign.includes(true)
        ? { whole, format: poolOf(catalog, (set) => sets.includes(set)), foreign }
        : { whole, format: whole, foreign: null }
      byFormat.set(id, found)
    }
    return found
  }
})

/** The cards that the decks of this game could hold, for all that everybody knows: those of its format. */
function pool({ s, catalog }: Table): Pool {
  const { whole, format, foreign } = pools(catalog)(s.format)
  if (foreign === null) return format
  for (const which of s.def) if (foreign[which]) return whole
  return format
}

/** May a seat have such a card that others do not see? What one card gives to another is in no deck. */
export const mayHold = (t: Table, seat: Seat, which: number): boolean =>
  which !== NONE && (pool(t).held[seat]?.[which] === true || isCopied(t, seat, which))

/** The Force that a cost asks for, at least. */
const forceFor = (ability: TextTree): number => costOf(ability).reduce((sum, part) => sum + forceIn(part), 0)

/** rule swtcg.pop-end: no Battle card is played when the turn ends. */
export const isTooLate = (t: Table, clause: Clause, what: Occurrence): boolean =>
  isLate(t, what) && clause.ability.ability !== 'activated'
const isLate = (t: Table, what: Occurrence): boolean => what.on === 'end' && t.s.battle === NONE

function isBuildingAny({ s }: Table, seat: Seat): boolean {
  for (const card of cardsIn(s, seat, BUILD)) if (s.faceUp[card] === 0) return true
  return false
}
const hasCards = (t: Table, seat: Seat): boolean => cardsIn(t.s, seat, HAND).length > 0 || lentTo(t, seat).length > 0

function affords(t: Table, seat: Seat, needed: number): boolean {
  const force = forceOf(t.s, seat)
  return force >= needed || (needed < Number.POSITIVE_INFINITY && force + mostOff(t) >= needed)
}

/** For all that others can see: enough Force, and a card in hand. */
export function mightAnswer(t: Table, clause: Clause, seat: Seat, what: Occurrence): boolean {
  if (isTurnedUp(clause) || isOfBuilding(clause)) return isBuildingAny(t, seat)
  return hasCards(t, seat) && !isTooLate(t, clause, what) && affords(t, seat, forceFor(clause.ability))
}

/** The least Force for which what a deck could hold is used in one kind of chance. */
interface Least {
  turnedUp: boolean
  activated: number
  played: number
}

const leastsOf = (catalog: Catalog, held: Pool['held']): Pool['leasts'] =>
  [0, 1].map((seat) => {
    const found = new Map<string, Least>()
    for (const [on, { all }] of catalog.responses) {
      const least: Least = { turnedUp: false, activated: Number.POSITIVE_INFINITY, played: Number.POSITIVE_INFINITY }
      for (const clause of all) {
        if (clause.def === NONE || !held[seat]?.[clause.def]) continue
        const kind = clause.ability.ability === 'activated' ? 'activated' : 'played'
        if (isTurnedUp(clause) || isOfBuilding(clause)) least.turnedUp = true
        else least[kind] = Math.min(least[kind], forceFor(clause.ability))
      }
      found.set(on, least)
    }
    return found
  })

/** The same as asking for every clause of the catalog, by the least that any of them needs. */
export function mightAnswerAtAll(t: Table, seat: Seat, what: Occurrence): boolean {
  const least = pool(t).leasts[seat]?.get(what.on)
  if (least === undefined) return false
  if (least.turnedUp && isBuildingAny(t, seat)) return true
  if (!hasCards(t, seat)) return false
  const needed = isLate(t, what) ? least.activated : Math.min(least.activated, least.played)
  if (affords(t, seat, needed)) return true
  for (const which of t.s.played[1 - seat] ?? []) if (mightCopy(t, seat, which, what)) return true
  return false
}

/** Might it answer with what the opponent has played, by a card that copies it? */
const mightCopy = (t: Table, seat: Seat, which: number, what: Occurrence): boolean =>
  isCopied(t, seat, which) &&
  (t.catalog.responses.get(what.on)?.byDef[which] ?? []).some((clause) => mightAnswer(t, clause, seat, what))
