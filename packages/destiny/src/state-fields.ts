import { nth } from '@dejarik/kernel'
import {
  cardIn,
  cardOrNone,
  column,
  count,
  type Extent,
  links,
  list,
  type OwnFields,
  oneOf,
  seatIn,
  whole,
} from '@dejarik/kernel/boundary'
import { ASIDE, HELD, type State } from './state.js'

const flag = whole(0, 1)
/** So many dice may exist: two for each card. */
const DICE = 2048

/** What Destiny's own fields must be in a state that came as JSON. */
export function stateFields(x: Extent): OwnFields<State> {
  const { cards, seats } = x
  return {
    damage: column(cards, count),
    shields: column(cards, whole(0, 3)),
    exhausted: column(cards, flag),
    host: links(cards),
    support: column(cards, flag),
    ambush: column(cards, flag),
    dieCard: list(cardIn(x), DICE),
    dieAt: list(whole(ASIDE, HELD), DICE),
    diePool: list(seatIn(x), DICE),
    dieSide: list(whole(0, 5), DICE),
    dieHolder: list(cardOrNone(x), DICE),
    dieLoose: list(flag, DICE),
    resources: column(seats, count),
    out: column(seats, flag),
    battlefield: cardOrNone(x),
    control: seatIn(x),
    claimed: whole(-1, seats - 1),
    round: count,
    phase: oneOf('setup', 'action', 'upkeep'),
    turn: seatIn(x),
    passes: count,
    ending: flag,
  }
}

/** Every column of dice has an entry for each die, and a die that is held says by which card. */
export function contradiction(s: State): string {
  const dice = s.dieCard.length
  for (const field of ['dieAt', 'diePool', 'dieSide', 'dieHolder', 'dieLoose'] as const)
    if (s[field].length !== dice) return `${field} has ${s[field].length} entries for ${dice} dice`
  for (let die = 0; die < dice; die++)
    if (s.dieAt[die] === HELD && nth(s.dieHolder, die) < 0) return `die ${die} is held by no card`
  return ''
}
