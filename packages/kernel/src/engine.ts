import { checkKept } from './cache/check.js'
import type { Generator } from './chance/random.js'
import { type Decision, find, Illegal, type Option } from './decisions/decisions.js'
import { type Line, labelOf, mayTell, type Prompt, promptOf } from './decisions/prompts.js'
import type { Event, Watch } from './events.js'
import { type Horizon, type Judge, undecided, worthOf } from './judge.js'
import { glimpse, world } from './knowledge/worlds.js'
import { run } from './procedures.js'
import { digest } from './records/digest.js'
import { numbered } from './records/durable.js'
import type { Rules } from './rules.js'
import { clone } from './state/clone.js'
import type { Json } from './state/json.js'
import { load } from './state/load.js'
import type { CoreState, Result, Seat } from './state/state.js'
import { type CacheOf, type CatalogOf, cacheFor, type Table, tableOf } from './table.js'

/**
 * The one small door to a game. Screens, bots, servers, tests and replays all use it. A state is a plain value: keep a
 * clone to go back to. `answer` changes the state it is given.
 */
export interface Engine<S extends CoreState = CoreState, Deck = unknown> {
  readonly rules: Rules<S>
  readonly catalog: CatalogOf<S>
  /** What it keeps of the states it has seen: a table that is laid out beside it uses the same. */
  readonly cache: CacheOf<S>
  start(format: string, decks: readonly Deck[], seed: string | number, watch?: Watch): S
  decision(s: S): Decision | null
  /** `forced` hears of every decision with one option that is answered on the way. */
  answer(s: S, option: Option, watch?: Watch, forced?: (decision: Decision) => void): void
  result(s: S): Result | null
  prompt(s: S, seat: Seat | 'public'): Prompt | null
  /** The state as the functions of its game take it. */
  table(s: S): Table<S>
  /** One option of the open decision, as a line. */
  label(s: S, option: Option): Line
  /** May these eyes be told of an option that somebody else has, now or later? */
  mayTell(s: S, option: Option, eyes: Seat | 'public'): boolean
  view(s: S, seat: Seat | 'public'): Json
  explain(s: S, seat: Seat, about: Json): Json
  world(s: S, seat: Seat, g: Generator): S
  /** How a state looks for a seat, from 0 (lost) to 1 (won); only for worlds, since it reads the whole table. */
  worth(s: S, seat: Seat): number
  /** How much whoever is asked leans to each option, into a list; only for worlds. */
  lean(s: S, into: number[]): void
  /** The same of a state that is played, as the seat that is asked sees it in one sampled world. */
  leanIn(s: S, g: Generator, into: number[]): void
  /** How far a thinker plays on before it looks. */
  readonly horizon: Horizon
  /** What counts up when a table can be judged; always 0 in a game that has no such times. */
  clock(s: S): number
  clone(s: S): S
  /** A hash of what every seat sees, which records keep. */
  digest(s: S): string
  /** Reads a state that came as JSON, and says what is wrong with it. */
  load(value: unknown): S
  /** How many decisions with one option this engine has answered so far, over all its games; for measuring. */
  forced(): number
}

export type { Event }

/** An engine whose game does not matter. It is safe to forget it: a state only ever goes back to the engine that made it. */
export const anyEngine = <S extends CoreState, Deck>(e: Engine<S, Deck>): Engine => e as unknown as Engine

export interface EngineOptions {
  /** The checking mode, for tests: after each answer, everything that is kept is compared with what is found anew. */
  readonly checks?: boolean
}

/** The engine of one game with one catalog. `begin` lays out the table; everything after that is procedures. */
export function engine<S extends CoreState, Deck>(
  rules: Rules<S>,
  catalog: CatalogOf<S>,
  begin: (format: string, decks: readonly Deck[], seed: string | number, catalog: CatalogOf<S>) => S,
  { checks = false }: EngineOptions = {},
): Engine<S, Deck> {
  // One table is reused: laying a state on it costs nothing in a playout.
  const cache = cacheFor(rules)
  const bench = tableOf({ rules, catalog, cache }, undefined as unknown as S)
  const judge: Judge<S> = rules.judge ?? undecided
  const table = (s: S, watch?: Watch, forced?: (decision: Decision) => void): Table<S> => {
    bench.s = s
    bench.watch = watch ?? null
    bench.onForced = forced
    return bench
  }
  return {
    rules,
    catalog,
    cache,
    start(format, decks, seed, watch) {
      const s = begin(format, decks, seed, catalog)
      run(table(s, watch))
      if (checks) checkKept(table(s))
      return s
    },
    decision: (s) => s.decision,
    answer(s, option, watch, forced) {
      const { decision } = s
      if (decision === null) throw new Illegal(s.result ? 'The game is over' : 'Nothing is being asked')
      const meant = find(decision.options, numbered(catalog, option))
      if (meant === undefined) throw new Illegal(rejection(table(s), decision, option))
      s.decision = null
      run(table(s, watch, forced), meant)
      if (checks) checkKept(table(s))
    },
    result: (s) => s.result,
    prompt: (s, seat) => (s.decision === null ? null : promptOf(table(s), s.decision, seat)),
    table: (s) => tableOf({ rules, catalog, cache }, s),
    label: (s, option) => rules.label(table(s), numbered(catalog, option)),
    mayTell: (s, option, eyes) => mayTell(table(s), numbered(catalog, option), eyes),
    view: (s, seat) => rules.view(table(s), seat),
    explain: (s, seat, about) => rules.explain(table(s), seat, about),
    world: (s, seat, g) => world(table(s), seat, g),
    worth: (s, seat) => (s.result === null ? judge.worth(table(s), seat) : worthOf(s.result.winner, seat)),
    lean(s, into) {
      if (s.decision === null) into.length = 0
      else judge.lean(table(s), s.decision, into)
    },
    leanIn(s, g, into) {
      const seen = glimpse(table(s), s.decision?.seat ?? 0, g)
      this.lean(seen, into)
    },
    horizon: judge.horizon,
    clock: (s) => judge.clock?.(s) ?? 0,
    clone(s) {
      const made = clone(s)
      cache.copied(s, made)
      return made
    },
    digest(s) {
      return digest(this, s)
    },
    load: (value) => load(rules, catalog, value),
    forced: () => bench.forced,
  }
}

function rejection<S extends CoreState>(t: Table<S>, decision: Decision, option: Option): string {
  const possible = decision.options.map((each) => labelOf(t, each)).join('; ')
  return `${JSON.stringify(option)} is not possible for seat ${decision.seat} now. Possible: ${possible}`
}
