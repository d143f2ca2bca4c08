import {
  cardIn,
  cardOrNone,
  clauseIn,
  column,
  count,
  definitionIn,
  type Extent,
  flag,
  links,
  list,
  named,
  number,
  type OwnFields,
  oneOf,
  record,
  refIn,
  row,
  seatIn,
  text,
  whole,
} from '@dejarik/kernel/boundary'
import { ARENA_MOVE, arenas, PILOT_MOVE, type State } from './state.js'

const bit = whole(0, 1)
/** So many things of a kind may have happened in a turn, or stand noted. */
const NOTED = 10_000
/** A clause and a card as one number; a clause that is barred, its complement. */
const used = whole(-(2 ** 31), Number.MAX_SAFE_INTEGER)
/** As far as a number that cards change may go either way. */
const FAR = 1_000_000

/** What the fields of the trading card game's own must be in a state that came as JSON. */
export function stateFields(x: Extent): OwnFields<State> {
  const { cards, seats } = x
  const ref = refIn(x)
  const word = text(200)
  return {
    damage: column(cards, count),
    tapped: column(cards, bit),
    counters: column(cards, count),
    faceUp: column(cards, bit),
    under: links(cards),
    piloting: links(cards),
    equipped: links(cards),
    moved: column(cards, whole(0, ARENA_MOVE | PILOT_MOVE)),
    bids: flag,
    starting: column(seats, count),
    chairs: column(seats, seatIn(x)),
    force: column(seats, count),
    points: column(seats, number(-FAR, FAR)),
    extra: column(seats, number(-FAR, FAR)),
    turn: count,
    phase: oneOf('setup', 'ready', 'command', 'battle'),
    active: whole(-1, seats - 1),
    battle: whole(-1, arenas.length - 1),
    attacker: cardOrNone(x),
    defender: cardOrNone(x),
    how: word,
    named: named(word, number(-FAR, FAR), NOTED),
    dice: list(whole(0, 6), NOTED),
    roll: oneOf('', 'build', 'attack', 'damage', 'die'),
    usedThisTurn: list(used, NOTED),
    usedThisAttack: list(used, NOTED),
    acted: list(cardIn(x), NOTED),
    discarded: column(seats * arenas.length, count),
    harm: list(
      record({
        source: ref,
        card: cardIn(x),
        ref,
        n: count,
        way: word,
        stun: count,
        bounties: list(clauseIn(x), NOTED),
      }),
      NOTED,
    ),
    stunned: list(record({ unit: ref, n: count }), NOTED),
    bounties: list(record({ seat: seatIn(x), clause: clauseIn(x), source: ref, fallen: ref }), NOTED),
    fought: whole(0, (1 << arenas.length) - 1),
    attacks: list(record({ by: ref, on: ref, hits: count }), NOTED),
    played: row(list(definitionIn(x), NOTED), list(definitionIn(x), NOTED)),
  }
}
