import type { Catalog } from '../abilities/catalog.js'
import { ASPECTS } from '../cache/aspects.js'
import { isGenerator } from '../chance/random.js'
import { said } from '../log/said.js'
import type { Rules } from '../rules.js'
import { CARDS, type CoreState } from '../state/state.js'
import { within } from './bounds.js'
import { limits } from './limits.js'
import {
  column,
  isRecord,
  list,
  must,
  named,
  number,
  oneOf,
  orNull,
  record,
  type Shape,
  type Shapes,
  text,
  whole,
} from './shape.js'

/** How large a state is, and what its numbers may point at: what the description of its fields is made from. */
export interface Extent {
  readonly seats: number
  readonly cards: number
  readonly catalog: Catalog
}

/** What a game's own fields must be; every field of its state is described. */
export type OwnFields<S extends CoreState> = {
  readonly [Field in Exclude<keyof S, keyof CoreState> & string]-?: Shape
}

/** Numbers that only count up, or that no rule bounds. */
export const MANY = 1_000_000_000
export const count: Shape = whole(0, MANY)

export const seatIn = ({ seats }: Extent): Shape => whole(0, seats - 1)
export const cardIn = ({ cards }: Extent): Shape => whole(0, cards - 1)
/** A card, or -1 for none. */
export const cardOrNone = ({ cards }: Extent): Shape => whole(-1, cards - 1)
export const definitionIn = ({ catalog }: Extent): Shape => whole(0, catalog.defs.length - 1)
export const clauseIn = ({ catalog }: Extent): Shape => whole(0, catalog.clauses.length - 1)

/** A card as it was when it was named, or -1 for none. */
export const refIn = ({ cards }: Extent): Shape =>
  must(
    said('a card of this table as it was named'),
    (ref) => ref === -1 || (Number.isSafeInteger(ref) && (ref as number) >= 0 && (ref as number) % CARDS < cards),
  )

const word = text(200)

/** What a clause has bound: names, and numbers of cards, dice or seats. */
const bound = named(word, list(number(-MANY, Number.MAX_SAFE_INTEGER), CARDS), 100)

/** Whatever a game adds to a shared record: any plain data. */
const anything: Shape = () => null

const instance = (x: Extent): Shape =>
  record(
    { clause: clauseIn(x), source: refIn(x), you: seatIn(x), that: bound, number: number(-MANY, MANY) },
    {},
    anything,
  )

const lasting = (x: Extent): Shape =>
  record(
    {
      node: whole(0, x.catalog.nodes.length - 1),
      source: refIn(x),
      you: seatIn(x),
      that: bound,
      number: number(-MANY, MANY),
      until: word,
      since: count,
    },
    {},
    anything,
  )

/** A frame goes on with a step that its procedure has; what it holds is the procedure's own. */
const frame =
  (rules: Rules): Shape =>
  (value, at) => {
    const found = record({ procedure: word, step: word }, {}, anything)(value, at)
    if (found !== null || !isRecord(value)) return found
    const { procedure, step } = value as { procedure: string; step: string }
    const steps = rules.procedures.get(procedure)?.steps
    if (step === '' ? steps !== undefined : steps?.has(step)) return null
    return said('{0} goes on with {1}, which the rules do not have', at, `${procedure}.${step}`)
  }

const option = record({ do: word }, {}, anything)

const decision = (x: Extent): Shape =>
  record(
    { seat: seatIn(x), kind: word, options: list(option, 10_000), step: word },
    { sealed: oneOf(true), rule: word, about: anything, enough: list(whole(0, 10_000), 2) },
  )

const words = list(word, 10_000)

const coreFields = (
  rules: Rules,
  x: Extent,
): {
  readonly [Field in Exclude<keyof CoreState, 'catalogType' | 'cacheType'>]-?: Shape
} & Shapes => {
  const { cards, seats } = x
  const everybody = (1 << seats) - 1
  return {
    game: oneOf(rules.game),
    format: word,
    catalog: oneOf(x.catalog.digest),
    seats: whole(1, 4),
    random: must(said('a generator as it was left'), isGenerator),
    script: record({ rolls: words, picks: words }, { open: oneOf(true) }),
    stack: list(frame(rules), 500),
    decision: orNull(decision(x)),
    result: orNull(record({ winner: orNull(seatIn(x)), rule: word }, {}, anything)),
    def: column(cards, definitionIn(x)),
    owner: column(cards, seatIn(x)),
    controller: column(cards, seatIn(x)),
    pile: column(cards, whole(0, rules.piles(seats).length - 1)),
    incarnation: column(cards, count),
    known: column(cards, whole(0, everybody)),
    piles: column(rules.piles(seats).length, list(cardIn(x), cards)),
    lasting: list(lasting(x), 10_000),
    queue: list(instance(x), 10_000),
    clock: count,
    changes: count,
    touched: column(ASPECTS, count),
  }
}

const bounds = within(limits.position.bounds)

/** What a state must be that came as JSON: every field of it, the kernel's and the game's. */
export const stateShape =
  <S extends CoreState>(rules: Rules<S>, catalog: Catalog): Shape =>
  (value, at) => {
    const found =
      bounds(value, 'the position') ?? record({ seats: whole(1, 4), def: list(count, CARDS) }, {}, anything)(value, at)
    if (found !== null) return found
    const { seats, def } = value as CoreState
    const x: Extent = { seats, cards: def.length, catalog }
    const { script, ...core } = coreFields(rules as never, x)
    return record(
      { ...core, ...rules.stateFields?.(x) },
      { script },
      rules.stateFields === undefined ? anything : undefined,
    )(value, at)
  }
