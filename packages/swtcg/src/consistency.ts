import { type Card, controllerOf, everybody, NONE, ownerOf, pileOf } from '@dejarik/kernel'
import { buildCountersOn, damageOn, equippedUnit, movesOf, pilotedUnit, topOver } from './columns.js'
import { ATTACHED, BUILD, DECK, DISCARD, FACE_DOWN, HAND, inArena, OUT, seatOf, zoneOf } from './rules/zones.js'
import type { State } from './state.js'

/**
 * What in a position does not fit together, as a sentence; null where everything does. No play leads to such a position:
 * scenarios and random games look for it after every answer.
 */
export function inconsistency(s: State): string | null {
  for (let card = 0; card < s.def.length; card++) {
    const wrong = cardFaults.find(({ is }) => is(s, card))
    if (wrong !== undefined) return `card ${card} ${wrong.says}`
  }
  return tableFaults.find(({ is }) => is(s))?.says ?? null
}

const zoneNow = (s: State, card: Card): number => zoneOf(pileOf(s, card))
const isFaceUp = (s: State, card: Card): boolean => s.faceUp[card] === 1
const hosts = (s: State, card: Card): Card[] =>
  [topOver(s, card), pilotedUnit(s, card), equippedUnit(s, card)].filter((host) => host !== NONE)

/** rules swtcg.zone-deck, swtcg.zone-hand, swtcg.zone-discard-pile: each player's cards lie in that player's piles. */
const owned: readonly number[] = [DECK, HAND, DISCARD]

/** A unit, or what lies on one or beneath it: there alone a card keeps damage, is tapped or has moved. */
const isInPlay = (s: State, card: Card): boolean =>
  inArena(s, card) || zoneNow(s, card) === ATTACHED || (zoneNow(s, card) === BUILD && isFaceUp(s, card))

const cardFaults: readonly { is: (s: State, card: Card) => boolean; says: string }[] = [
  {
    is: (s, card) => buildCountersOn(s, card) > 0 && (zoneNow(s, card) !== BUILD || isFaceUp(s, card)),
    says: 'has build counters, and is not being built',
  },
  {
    is: (s, card) => isFaceUp(s, card) && zoneNow(s, card) !== BUILD,
    says: 'is marked face up outside the build zone',
  },
  { is: (s, card) => damageOn(s, card) > 0 && !isInPlay(s, card), says: 'has damage, and is not in play' },
  { is: (s, card) => s.tapped[card] === 1 && !isInPlay(s, card), says: 'is tapped, and is not in play' },
  { is: (s, card) => movesOf(s, card) !== 0 && !isInPlay(s, card), says: 'has moved, and is not in play' },
  {
    is: (s, card) => zoneNow(s, card) === ATTACHED && hosts(s, card).length !== 1,
    says: 'lies on or beneath nothing, or several things',
  },
  {
    // rule swtcg.gl-set-aside: what is set aside with a unit waits for it
    is: (s, card) => ![ATTACHED, OUT, FACE_DOWN].includes(zoneNow(s, card)) && hosts(s, card).length > 0,
    says: 'lies by itself, and on or beneath another card',
  },
  {
    is: (s, card) => hosts(s, card).some((host) => topOver(s, host) !== NONE),
    says: 'is attached to a card beneath a stack',
  },
  {
    is: (s, card) => zoneNow(s, card) === ATTACHED && hosts(s, card).some((host) => !isInPlay(s, host)),
    says: 'is attached to a card that is not in play',
  },
  {
    is: (s, card) => owned.includes(zoneNow(s, card)) && seatOf(pileOf(s, card)) !== ownerOf(s, card),
    says: "lies in the other player's pile",
  },
  {
    is: (s, card) => isInPlay(s, card) && seatOf(pileOf(s, card)) !== controllerOf(s, card),
    says: 'is not where its controller has it',
  },
  {
    is: (s, card) => (isInPlay(s, card) || zoneNow(s, card) === NONE) && s.known[card] !== everybody(s),
    says: 'lies open, and somebody does not know it',
  },
  { is: (s, card) => zoneNow(s, card) === FACE_DOWN && isFaceUp(s, card), says: 'is set aside face down, and face up' },
]

const isRunning = (s: State, name: string): boolean => s.stack.some(({ procedure }) => procedure === name)

const tableFaults: readonly { is: (s: State) => boolean; says: string }[] = [
  {
    // A card may let a player build during the battle phase.
    is: (s) => isRunning(s, 'battle-step') && !isRunning(s, 'build-step') && s.phase !== 'battle',
    says: 'a battle is fought outside its phase',
  },
  { is: (s) => isRunning(s, 'ready-phase') && s.phase !== 'ready', says: 'units are readied outside their phase' },
  {
    is: (s) => isRunning(s, 'build-step') && s.phase !== 'command',
    says: 'a player builds outside the command phase',
  },
  { is: (s) => s.roll === 'build' && s.phase !== 'ready', says: 'build points are rolled outside their phase' },
  { is: (s) => s.roll === 'attack' && s.attacker === NONE, says: 'attack dice lie there, and no unit attacks' },
  { is: (s) => s.roll === 'damage' && !isRunning(s, 'damage-dice'), says: 'dice of damage lie there for no damage' },
  { is: (s) => s.attacker !== NONE && !isRunning(s, 'attack'), says: 'a unit attacks, and no attack is made' },
  { is: (s) => s.attacker === NONE && s.defender !== NONE, says: 'a unit defends, and none attacks' },
  { is: (s) => (s.battle !== NONE) !== isRunning(s, 'battle-step'), says: 'an arena is fought over in no battle step' },
  {
    is: (s) => (s.active !== NONE) !== (isRunning(s, 'build-step') || isRunning(s, 'retreat-step')),
    says: 'a player is active in no step of the command phase',
  },
  {
    is: (s) => s.roll === '' && s.attacker === NONE && s.dice.length > 0,
    says: 'dice lie there that nobody has rolled',
  },
]
