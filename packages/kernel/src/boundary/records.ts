import { said } from '../log/said.js'
import { CHECK } from '../records/digest.js'
import { within } from './bounds.js'
import { limits } from './limits.js'
import { either, list, must, named, number, record, type Shape, text, whole } from './shape.js'

const { answers, bounds } = limits.record

/** Plain data that somebody else checks: the engine, or whoever added it. */
const anything: Shape = () => null

const word = text(200)
const count = whole(0, answers)
/** Each change to the rules raises it by one. */
const version = must(
  said('a version of the rules'),
  (value) => typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value),
)

const fields = record(
  {
    record: whole(2, 2),
    game: word,
    format: word,
    rules: version,
    cards: named(word, word, limits.deck.entries * 4),
    decks: list(anything, 4),
    seed: either(said('a text or a number'), word, number(-Number.MAX_VALUE, Number.MAX_VALUE)),
    answers: list(record({ do: word }, {}, anything), answers),
    checks: text(CHECK * answers),
    digests: list(word, answers),
  },
  {
    start: record({}, {}, anything),
    undone: list(record({ at: count, answers: count }), answers),
    // What the table adds: who sat where, and what a player reports.
    table: anything,
    report: anything,
  },
)

const size = within(bounds)

/** What a record must be before anything of it is played: small enough, and every field of its kind. */
export const recordShape: Shape = (value, at) => size(value, 'the record') ?? fields(value, at)
