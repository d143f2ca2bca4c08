import {
  type Card,
  columnEdit,
  controllerOf,
  type EditRules,
  isAtEnd,
  MANY,
  NOWHERE,
  type NumberEdit,
  ownerOf,
  type PlaceEdit,
  pileEdit,
  pileOf,
  type Seat,
  THERE,
} from '@dejarik/kernel'
import { equippedUnit, pilotedUnit, topOver } from './columns.js'
import { type Pile, putAway, putIntoArena, putIntoBuild } from './rules/changing-zones.js'
import { mayEquip } from './rules/equipping.js'
import { shift } from './rules/moving.js'
import { stat } from './rules/numbers.js'
import { board, detach } from './rules/on-and-off-units.js'
import { couldPilot, hasRoom, unitsOf } from './rules/piloting.js'
import { isEquipment, namesake, printedCost } from './rules/stacking.js'
import {
  ATTACHED,
  arenaOf,
  arenasFor,
  DECK,
  DISCARD,
  FACE_DOWN,
  HAND,
  inArena,
  inBuildZone,
  isBuilding,
  isUnit,
  isUnitCard,
  OUT,
  zone,
  zoneOf,
} from './rules/zones.js'
import { arenas, type State, type Table } from './state.js'

/** Somebody builds, or chooses which unit attacks; nothing else is in progress. */
const isQuiet = ({ s }: Table): boolean => {
  const procedure = s.stack.at(-1)?.procedure
  if (s.queue.length > 0) return false
  return (
    (procedure === 'build-step' && s.decision?.kind === 'build') ||
    (procedure === 'battle-step' && s.decision?.kind === 'attack' && s.attacker < 0)
  )
}

/** Neither beneath another card nor set aside. */
const isFree = (s: State, card: Card): boolean => topOver(s, card) < 0 && zoneOf(pileOf(s, card)) !== FACE_DOWN

const zones: Readonly<Record<string, number>> = {
  hand: HAND,
  discard: DISCARD,
  'deck-top': DECK,
  'deck-bottom': DECK,
  'out-of-game': OUT,
}

/** A pile of the card's owner; its stack and its Pilots go along. */
const toPile = (name: Pile, words: string): PlaceEdit<State> =>
  pileEdit(
    name,
    words,
    ({ s }, card) => {
      const pile = zone(ownerOf(s, card), zones[name] as number)
      const end = name === 'deck-top' ? 'top' : 'bottom'
      const isThere = name.startsWith('deck') ? isAtEnd(s, card, pile, end) : s.pile[card] === pile
      return !isThere && isFree(s, card)
    },
    (t, card) => putAway(t, card, name),
  )

/** rule swtcg.section-4: no second unit of a unique name. */
const mayCome = (t: Table, card: Card): boolean => namesake(t, controllerOf(t.s, card), card) < 0

const isPiloting = (s: State, card: Card): boolean => pilotedUnit(s, card) >= 0

const places: readonly PlaceEdit<State>[] = [
  toPile('hand', 'to the hand'),
  toPile('deck-top', 'on top of the deck'),
  toPile('deck-bottom', 'under the deck'),
  toPile('discard', 'to the discard pile'),
  toPile('out-of-game', 'out of the game'),
  ...arenas.map(
    (arena, i): PlaceEdit<State> => ({
      name: arena,
      words: `to the ${arena} arena`,
      where(t, card) {
        if (!isUnitCard(t, card) || !isFree(t.s, card) || !arenasFor(t, card).includes(i)) return NOWHERE
        return arenaOf(t.s, card) !== i && mayCome(t, card) ? THERE : NOWHERE
      },
      put: (t, card) => putIntoArena(t, card, i),
    }),
  ),
  {
    name: 'build-zone',
    words: 'to the build zone, face up',
    where: (t, card) =>
      isFree(t.s, card) && isUnitCard(t, card) && (inArena(t.s, card) || isPiloting(t.s, card)) ? THERE : NOWHERE,
    put: (t, card) => putIntoBuild(t, card, false, 0),
  },
  {
    name: 'pilot',
    words: 'aboard',
    where(t, card) {
      if (!isFree(t.s, card) || !(isUnit(t, card) || isPiloting(t.s, card))) return NOWHERE
      return unitsOf(t, controllerOf(t.s, card)).filter(
        (unit) => unit !== card && t.s.piloting[card] !== unit && couldPilot(t, card, unit) && hasRoom(t, unit, card),
      )
    },
    put: board,
  },
  {
    name: 'equipment',
    words: 'onto',
    where(t, card) {
      const { s } = t
      const lies = (inBuildZone(s, card) && s.faceUp[card] === 1) || equippedUnit(s, card) >= 0
      if (!isEquipment(t, card) || !isFree(s, card) || !lies) return NOWHERE
      const seat = controllerOf(s, card)
      return unitsOf(t, seat).filter((unit) => mayEquip(t, seat, card, unit))
    },
    put(t, card, on) {
      if (equippedUnit(t.s, card) >= 0) detach(t, card)
      shift(t, card, zone(controllerOf(t.s, card), ATTACHED))
      t.s.faceUp[card] = 0
      t.s.equipped[card] = on
    },
  },
]

/** Something that a player has, without bounds. */
const ofSeat = (
  name: string,
  column: (s: State) => number[],
  has: (s: State, seat: Seat) => boolean,
): NumberEdit<State> => columnEdit('seat', name, column, ({ s }, seat) => (has(s, seat) ? MANY : -1))

const numbers: readonly NumberEdit<State>[] = [
  columnEdit(
    'card',
    'damage',
    (s) => s.damage,
    (t, card) => (isUnit(t, card) && inArena(t.s, card) ? stat(t, card, 'health') - 1 : -1),
  ),
  columnEdit(
    'card',
    'tapped',
    (s) => s.tapped,
    (t, card) => (isUnit(t, card) && inArena(t.s, card) ? 1 : -1),
  ),
  // What is finished is turned up by who builds it.
  columnEdit(
    'card',
    'build counters',
    (s) => s.counters,
    (t, card) => (isBuilding(t.s, card) ? Math.max(1, printedCost(t, card)) : -1),
  ),
  ofSeat(
    'Force',
    (s) => s.force,
    () => true,
  ),
  ofSeat(
    'build points',
    (s) => s.points,
    (s, seat) => s.active === seat && s.phase === 'command',
  ),
]

/** What players may agree to change. */
export const edits: EditRules<State> = { numbers, places, isQuiet }
