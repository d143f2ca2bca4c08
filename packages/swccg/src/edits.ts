import {
  type Card,
  controllerOf,
  type EditRules,
  isAtEnd,
  MANY,
  NOWHERE,
  type NumberEdit,
  ownerOf,
  type PlaceEdit,
  pileEdit,
} from '@dejarik/kernel'
import { changingBattle, clearStatus, hasStatus, hostOf, isMarked, mark, place, setStatus, unmark } from './columns.js'
import { rolesAboard } from './rules/capacity.js'
import { allOn, isActive } from './rules/card-states.js'
import { mayExistAt } from './rules/deploy/location-restrictions.js'
import { places as deployment } from './rules/deploy/places.js'
import {
  isCharacter,
  isDevice,
  isEffect,
  isLocation,
  isStarship,
  isVehicle,
  isWeapon,
  staysOutOfForce,
} from './rules/facts.js'
import { mayEnter } from './rules/uniqueness.js'
import {
  cardsIn,
  FORCE,
  HAND,
  home,
  isIn,
  isInsert,
  LOST,
  layOn,
  lifeForce,
  OUT,
  onTable,
  RESERVE,
  TABLE,
  take,
  USED,
} from './rules/zones.js'
import { AT, DRIVER, HIT, MOVED, PASSENGER, PILOT, type State, type Table } from './state.js'

/** A phase asks for an action; no battle, no attack, nothing that waits for a response. */
const isQuiet = ({ s }: Table): boolean =>
  s.decision?.kind === 'action' && s.stack.at(-1)?.procedure === 'alternate' && s.battle === null && s.attack === null

/** rule swccg.life-force: no edit takes the last of it. */
const isLastLife = (s: State, card: Card): boolean =>
  [RESERVE, FORCE, USED].some((which) => isIn(s, card, which)) && lifeForce(s, ownerOf(s, card)) <= 1

/** A pile of the card's owner; what is on a card that leaves the table is lost. rule swccg.leaves-table */
const toPile = (name: string, words: string, which: number, at: 'top' | 'bottom' = 'top'): PlaceEdit<State> =>
  pileEdit(
    name,
    words,
    (t, card) => {
      const { s } = t
      const hasNoEnds = which === HAND || which === OUT
      if (hasNoEnds ? isIn(s, card, which) : isAtEnd(s, card, home(s, card, which), at)) return false
      if (isInsert(s, card) || isLastLife(s, card)) return false
      return !(onTable(s, card) && (isLocation(t, card) || staysOutOfForce(t, card)))
    },
    (t, card) => {
      if (onTable(t.s, card)) for (const each of allOn(t, card)) take(t, each, LOST)
      take(t, card, which, at)
    },
  )

const isUnit = (t: Table, card: Card): boolean => isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)

/** From wherever it is to a place on table: whoever has it keeps it. */
const layDown = (t: Table, card: Card, host: Card, as: number): void => {
  if (onTable(t.s, card)) place(t.s, card, host, as)
  else layOn(t, card, ownerOf(t.s, card), host, as)
}

/** Active on table, or in a hand: what else lies about is put into hand first. */
const isAtHand = (t: Table, card: Card): boolean => isIn(t.s, card, HAND) || isActive(t, card)

const aboard = (name: string, words: string, role: number): PlaceEdit<State> => ({
  name,
  words,
  where(t, card) {
    if (!isCharacter(t, card) || !isAtHand(t, card)) return NOWHERE
    const seat = controllerOf(t.s, card)
    if (!mayEnter(t, card, seat)) return NOWHERE
    const ships = cardsIn(t.s, seat, TABLE).filter(
      (each) => (isStarship(t, each) || isVehicle(t, each)) && isActive(t, each),
    )
    return ships.filter((ship) => hostOf(t.s, card) !== ship && rolesAboard(t, card, ship).includes(role))
  },
  put: (t, card, on) => layDown(t, card, on, role),
})

const places: readonly PlaceEdit<State>[] = [
  toPile('hand', 'to the hand', HAND),
  toPile('reserve-top', 'on top of the Reserve Deck', RESERVE),
  toPile('reserve-bottom', 'under the Reserve Deck', RESERVE, 'bottom'),
  toPile('force', 'on top of the Force Pile', FORCE),
  toPile('used', 'on top of the Used Pile', USED),
  toPile('lost', 'on top of the Lost Pile', LOST),
  toPile('out', 'out of play', OUT),
  {
    name: 'location',
    words: 'to',
    where(t, card) {
      if (!isUnit(t, card) || !isAtHand(t, card)) return NOWHERE
      return t.s.line.filter(
        (at) => hostOf(t.s, card) !== at && mayExistAt(t, card, at) && mayEnter(t, card, controllerOf(t.s, card), at),
      )
    },
    put: (t, card, on) => layDown(t, card, on, AT),
  },
  aboard('pilot', 'as a pilot aboard', PILOT),
  aboard('driver', 'as a driver aboard', DRIVER),
  aboard('passenger', 'as a passenger aboard', PASSENGER),
  {
    name: 'on',
    words: 'onto',
    where(t, card) {
      if (!(isWeapon(t, card) || isDevice(t, card) || isEffect(t, card)) || !isIn(t.s, card, HAND)) return NOWHERE
      const found = deployment(t, card, controllerOf(t.s, card), null, true)
      const plain = found.filter(
        ({ as, on, target, mode, pilot }) =>
          as === AT && on === undefined && target === undefined && mode === undefined && pilot === undefined,
      )
      return [...new Set(plain.map(({ host }) => host))]
    },
    put: (t, card, on) => layDown(t, card, on, AT),
  },
]

/** Something noted on a unit that is on table. */
const noted = (
  name: string,
  bit: number,
  is: (s: State, card: Card, bit: number) => boolean,
  set: (s: State, card: Card, bit: number) => void,
  clear: (s: State, card: Card, bit: number) => void,
): NumberEdit<State> => ({
  name,
  of: 'card',
  now: ({ s }, card) => (is(s, card, bit) ? 1 : 0),
  most: (t, card) => (isUnit(t, card) && isActive(t, card) ? 1 : -1),
  set: ({ s }, card, n) => (n === 0 ? clear : set)(s, card, bit),
})

/** What is left to be satisfied in a battle's damage segment. */
const ofBattle = (name: string, which: 'attrition' | 'damage'): NumberEdit<State> => ({
  name,
  of: 'seat',
  now: ({ s }, seat) => s.battle?.[which][seat] ?? 0,
  most: ({ s }) => (s.battle?.segment === 'damage' ? MANY : -1),
  set({ s }, seat, n) {
    if (s.battle !== null) changingBattle(s)[which][seat] = n
  },
})

const numbers: readonly NumberEdit<State>[] = [
  noted('hit', HIT, hasStatus, setStatus, clearStatus),
  noted('moved', MOVED, isMarked, mark, unmark),
  ofBattle('attrition', 'attrition'),
  ofBattle('battle damage', 'damage'),
]

/** What players may agree to change. */
export const edits: EditRules<State> = { numbers, places, isQuiet }
