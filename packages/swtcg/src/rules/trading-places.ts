import { type Card, cardsInPile, NONE, ownerOf, pileOf } from '@dejarik/kernel'
import { buildCountersOn, movesOf, pilotedUnit } from '../columns.js'
import type { Table } from '../state.js'
import { putAway, putIntoArena, putIntoBuild } from './changing-zones.js'
import { board } from './on-and-off-units.js'
import { couldPilot } from './piloting.js'
import { ARENA, arenasFor, BUILD, DECK, DISCARD, def, HAND, isUnitCard, partsOf, zone, zoneOf } from './zones.js'

/** Where a card is, as far as another may be there in its stead. */
interface Place {
  readonly zone: number
  /** The unit that it pilots, or -1. */
  readonly host: Card
  /** In the build zone: face down, with so many counters; -1: face up. */
  readonly counters: number
  /** How many cards of the deck are above it; -1: it is elsewhere. */
  readonly depth: number
}

const tradable: readonly number[] = [ARENA, ARENA + 1, ARENA + 2, BUILD, HAND, DISCARD, DECK]

function placeOf(t: Table, card: Card): Place | null {
  const { s } = t
  const pile = pileOf(s, card)
  const which = zoneOf(pile)
  const host = pilotedUnit(s, card)
  if (!tradable.includes(which) && host === NONE) return null
  const counters = which === BUILD && s.faceUp[card] === 0 ? buildCountersOn(s, card) : NONE
  return { zone: which, host, counters, depth: which === DECK ? depthOf(cardsInPile(s, pile), card) : NONE }
}

const depthOf = (deck: readonly Card[], card: Card): number => deck.length - 1 - deck.lastIndexOf(card)

const isSame = (a: Place, b: Place): boolean =>
  a.zone === b.zone && a.host === b.host && a.counters === b.counters && a.depth === b.depth

/** May this card be where that one is? */
function fits(t: Table, card: Card, { zone: which, host, counters }: Place): boolean {
  if (host !== NONE) return card !== host && t.s.controller[card] === t.s.controller[host] && couldPilot(t, card, host)
  if (which === BUILD) return counters === NONE ? isUnitCard(t, card) : def(t, card).build !== undefined
  return which < ARENA || (isUnitCard(t, card) && arenasFor(t, card).includes(which - ARENA))
}

/** Could these two trade places? Each is where the other was, by the rules of that place. rule swtcg.switch-effect */
export function mayTrade(t: Table, one: Card, another: Card): boolean {
  if (one === another) return false
  const [here, there] = [placeOf(t, one), placeOf(t, another)]
  return here !== null && there !== null && !isSame(here, there) && fits(t, one, there) && fits(t, another, here)
}

/** Each goes where the other was; nothing is deployed, retreated or played. rules swtcg.switch-effect, swtcg.gl-put */
export function tradePlaces(t: Table, one: Card, another: Card): void {
  const [here, there] = [placeOf(t, one), placeOf(t, another)]
  if (here === null || there === null) return
  // Whoever leaves a unit does so first: there is room for one.
  if (here.host !== NONE && there.host === NONE) {
    go(t, one, there)
    go(t, another, here)
  } else {
    go(t, another, here)
    go(t, one, there)
  }
}

function go(t: Table, card: Card, to: Place): void {
  if (to.host !== NONE) {
    // rule swtcg.pilots-build-step: its one move of the build step is not used up
    const moved = movesOf(t.s, card)
    board(t, card, to.host)
    t.s.moved[card] = moved
  } else if (to.zone >= ARENA) putIntoArena(t, card, to.zone - ARENA)
  else if (to.zone === BUILD) putIntoBuild(t, card, to.counters !== NONE, Math.max(0, to.counters))
  else if (to.zone === DECK) putIntoDeck(t, card, to.depth)
  else putAway(t, card, to.zone === HAND ? 'hand' : 'discard')
}

/** With whatever goes where it goes, so many cards from the top of its owner's deck. */
function putIntoDeck(t: Table, card: Card, depth: number): void {
  const { s } = t
  const parts = partsOf(s, card)
  putAway(t, card, 'deck-top')
  const deck = cardsInPile(s, zone(ownerOf(s, card), DECK))
  const mine = deck.filter((each) => parts.includes(each))
  const others = deck.filter((each) => !parts.includes(each))
  const at = Math.max(0, others.length - depth)
  deck.splice(0, deck.length, ...others.slice(0, at), ...mine, ...others.slice(at))
}
