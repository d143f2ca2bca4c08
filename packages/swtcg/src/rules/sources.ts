import { type Card, definitionOf, NONE, perCatalog, type Seat } from '@dejarik/kernel'
import { forceOf } from '../columns.js'
import type { Clause } from '../definitions.js'
import type { State, Table } from '../state.js'
import { type Places, placesOf } from './abilities.js'
import { lentTo } from './as-if-in-hand.js'
import { type Moment, moments, momentsFor } from './chances.js'
import { clauseFacts } from './clause-facts.js'
import { anyGiven } from './heard.js'
import { isAnySwitched } from './switch-effect.js'
import { ARENA, BUILD, cardsIn, DISCARD, HAND, locationIn } from './zones.js'

type Place = 'printed' | 'reserves' | 'turnedUp' | 'held' | 'discarded'

/** What is used in one place at one moment. */
interface Used {
  /** By definition: the moments at which it is used in that place, a bit for each; one list for all of them is short. */
  readonly ever: readonly number[]
  readonly bit: number
  /** By definition: the least Force for which it is used then; or NEVER. */
  readonly least: readonly number[]
  /** Is any definition used so? */
  readonly any: boolean
}

/** By where a card is. */
type Able = Readonly<Record<Place, Used>>
const NEVER = Number.POSITIVE_INFINITY
/** Whatever it costs. */
const ANY = Number.MAX_SAFE_INTEGER

const isFor = ({ responds, ability }: Clause, moment: Moment): boolean =>
  responds.includes(moment) || (ability.ability === 'activated' && momentsFor(ability).includes(moment))

/** Hardly any card has something for a given moment: which do is sorted out once. */
const timely = perCatalog((catalog) => {
  const places = placesOf(catalog)
  const leastOf = (of: Places, place: Place, moment: Moment): number => {
    // What copies another card may be played whenever that one may.
    if (place === 'held' && of.copies !== undefined) return 0
    const forces = of[place].filter((each) => isFor(each, moment)).map((each) => clauseFacts(catalog, each).force)
    return Math.min(NEVER, ...forces)
  }
  const usedIn = (place: Place): Used[] => {
    const ever = places.map(() => 0)
    return moments.map((moment, i) => {
      const least = places.map((of) => leastOf(of, place, moment))
      least.forEach((force, which) => {
        if (force !== NEVER) ever[which] = (ever[which] as number) | (1 << i)
      })
      return { ever, bit: 1 << i, least, any: least.some((force) => force !== NEVER) }
    })
  }
  const all = {
    printed: usedIn('printed'),
    reserves: usedIn('reserves'),
    turnedUp: usedIn('turnedUp'),
    held: usedIn('held'),
    discarded: usedIn('discarded'),
  }
  const at = (i: number): Able => ({
    printed: all.printed[i] as Used,
    reserves: all.reserves[i] as Used,
    turnedUp: all.turnedUp[i] as Used,
    held: all.held[i] as Used,
    discarded: all.discarded[i] as Used,
  })
  return new Map(moments.map((moment, i): [string, Able] => [moment, at(i)]))
})

/** What is for that moment. */
const ableAt = (t: Table, moment: string): Able => timely(t.catalog).get(moment) as Able

const isUseGiven = anyGiven('activated', 'reserves', 'shares-abilities')
const isLuckGiven = anyGiven('lucky')
const isForceChanged = anyGiven('force-cost', 'ability-cost')

/** Might cards on the table use what is not printed on them? */
const isAbilityGiven = (t: Table, moment: string): boolean =>
  isUseGiven(t) || isAnySwitched(t) || (moment === 'reroll' && isLuckGiven(t))

/** The Force that this side has, or enough for anything where cards change what effects cost. */
const forceFor = (t: Table, seat: Seat): number => (isForceChanged(t) ? ANY : forceOf(t.s, seat))

/** Is a card of that definition used so, with so much Force? Nearly none is at all. */
const isUsed = ({ ever, bit, least }: Used, def: number, force: number): boolean =>
  ((ever[def] as number) & bit) !== 0 && (least[def] as number) <= force

function add(s: State, cards: readonly Card[], used: Used | null, force: number, found: Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    if (used === null || isUsed(used, definitionOf(s, card), force)) found.push(card)
  }
}

/** Cards of a side on the table that might use something at that moment: units, reserves, Locations. */
export function usableAt(t: Table, seat: Seat, moment: string): Card[] {
  const found: Card[] = []
  const able = ableAt(t, moment)
  addUsable(t, seat, able, isAbilityGiven(t, moment), forceFor(t, seat), found)
  return found
}

/** `any`: what is not printed may be used too, by whichever unit it was given to. */
function addUsable({ s }: Table, seat: Seat, able: Able, any: boolean, force: number, found: Card[]): void {
  const printed = any ? null : able.printed
  for (let arena = 0; arena < 3; arena++) add(s, cardsIn(s, seat, ARENA + arena), printed, force, found)
  for (const card of cardsIn(s, seat, BUILD))
    if (s.faceUp[card] === 1 && (printed === null || isUsed(able.reserves, definitionOf(s, card), force)))
      found.push(card)
  for (let arena = 0; arena < 3; arena++) {
    const card = locationIn(s, arena)
    if (card !== NONE && s.controller[card] === seat && isUsed(able.printed, definitionOf(s, card), force))
      found.push(card)
  }
}

/** Might this unit use something at that moment? */
export const mightUse = (t: Table, unit: Card, moment: string): boolean =>
  isUsed(ableAt(t, moment).printed, definitionOf(t.s, unit), ANY) || isAbilityGiven(t, moment)

/** Every card with which this side could answer such a chance: in hand and lent, on the table, being built. */
export function sourcesAt(t: Table, seat: Seat, chance: string): Card[] {
  const { s } = t
  const able = ableAt(t, chance)
  const force = forceFor(t, seat)
  const found: Card[] = []
  add(s, cardsIn(s, seat, HAND), able.held, force, found)
  if (able.discarded.any) add(s, cardsIn(s, seat, DISCARD), able.discarded, force, found)
  add(s, lentTo(t, seat), null, 0, found)
  addUsable(t, seat, able, isAbilityGiven(t, chance), force, found)
  for (const card of cardsIn(s, seat, BUILD))
    if (s.faceUp[card] === 0 && isUsed(able.turnedUp, definitionOf(s, card), ANY)) found.push(card)
  return found
}
