import {
  cardIn,
  cardOrNone,
  clauseIn,
  column,
  count,
  definitionIn,
  type Extent,
  links,
  list,
  named,
  number,
  type OwnFields,
  oneOf,
  orNull,
  record,
  refIn,
  row,
  type Shape,
  type Shapes,
  seatIn,
  text,
  whole,
} from '@dejarik/kernel/boundary'
import { piles } from './rules/zones.js'
import { AT, type Battle, DRIVER, type Factor, PILOTLESS, phases, type State, USED_DEVICE, type Use } from './state.js'
import type { Past } from './vocabulary/history.js'

/** So many things of a kind may stand noted. */
const NOTED = 10_000
/** As far as a number that cards change may go either way. */
const FAR = 1_000_000
const amount = number(-FAR, FAR)
const word = text(200)

/** Every field of a record, so that none is forgotten. */
type Described<T> = { readonly [Field in keyof Required<T> & string]: Shape }

const eachSeat = (shape: Shape): Shape => row(shape, shape)

function battle(x: Extent): Shape {
  const { aboard, out, closed, ...fields }: Described<Battle> = {
    at: cardIn(x),
    by: seatIn(x),
    aboard: cardIn(x),
    cards: list(refIn(x), NOTED),
    out: list(refIn(x), NOTED),
    closed: oneOf(true),
    segment: oneOf('initiated', 'weapons', 'power', 'damage', 'over'),
    drawn: eachSeat(list(amount, NOTED)),
    sums: eachSeat(amount),
    destiny: eachSeat(amount),
    toPower: eachSeat(amount),
    power: eachSeat(amount),
    attrition: eachSeat(amount),
    totalAttrition: eachSeat(amount),
    damage: eachSeat(amount),
    winner: whole(-1, x.seats - 1),
  }
  return record(fields, { aboard, out, closed })
}

const past = (x: Extent): Shape => {
  const fields: Shapes & Partial<Described<Past>> = {
    on: word,
    by: whole(-1, x.seats - 1),
    at: oneOf(-1),
    number: amount,
    turn: count,
    phase: word,
    battle: cardOrNone(x),
  }
  return record(fields, { ref: refIn(x) }, () => null)
}

const use = (x: Extent): Shape =>
  record({
    clause: clauseIn(x),
    by: whole(-1, Number.MAX_SAFE_INTEGER),
    until: oneOf('turn', 'phase', 'battle', 'game', 'drain'),
  } satisfies Described<Use>)

const factor = record({ of: word, after: list(word, NOTED) } satisfies Described<Factor>)

/** What the fields of the customizable card game's own must be in a state that came as JSON. */
export function stateFields(x: Extent): OwnFields<State> {
  const { cards, seats } = x
  const card = cardIn(x)
  const ref = refIn(x)
  const titled = list(record({ def: definitionIn(x), seat: seatIn(x) }), NOTED)
  return {
    host: links(cards),
    as: column(cards, whole(AT, DRIVER)),
    status: column(cards, whole(0, PILOTLESS * 2 - 1)),
    marks: column(cards, whole(0, USED_DEVICE * 2 - 1)),
    aim: column(cards, ref),
    line: list(card, cards),
    grouped: named(word, word, NOTED),
    parsec: named(word, amount, NOTED),
    orbit: named(word, cardOrNone(x), NOTED),
    turn: count,
    active: seatIn(x),
    phase: oneOf('starting', 'start', ...phases, 'end'),
    generation: amount,
    activated: count,
    started: column(seats, cardOrNone(x)),
    drained: list(card, NOTED),
    battled: list(card, NOTED),
    attacked: list(card, NOTED),
    battle: orNull(battle(x)),
    attack: orNull(record({ creature: ref, by: seatIn(x), at: card })),
    fired: list(ref, NOTED),
    uses: list(use(x), NOTED),
    played: titled,
    barred: list(
      record({
        def: definitionIn(x),
        node: whole(0, x.catalog.nodes.length - 1),
        pile: whole(0, piles().length - 1),
      }),
      NOTED,
    ),
    named: named(word, amount, NOTED),
    became: list(word, NOTED),
    factors: list(factor, NOTED),
    history: list(past(x), NOTED),
  }
}
