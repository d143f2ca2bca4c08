import { generator } from '../chance/random.js'
import type { Engine } from '../engine.js'
import { nth } from '../nth.js'
import { fingerprint } from '../records/digest.js'
import { type GameRecord, newRecord, play, replay, undo } from '../records/records.js'
import type { CoreState } from '../state/state.js'
import { anyOption, BOUND, Broken, type Start } from './start.js'

const LAW = 'undo'

/** Undoing k answers gives the state that was k answers ago, and giving them again the state that was undone. */
export function undoLaw<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  const record = newRecord(e as Engine, start.format, start.decks, seed)
  const s = e.start(start.format, start.decks, seed)
  const g = generator(`walk ${seed}`)
  const digests = [fingerprint(s)]
  while (s.decision !== null && record.answers.length < (start.bound ?? BOUND)) {
    play(e as Engine, s, record, anyOption(g, s.decision.options))
    digests.push(fingerprint(s))
  }
  const last = record.answers.length
  for (const k of new Set([1, 2, Math.floor(last / 2), last])) {
    if (k <= last) undoes(e, record, k, nth(digests, last - k), nth(digests, last))
  }
}

/** The same for one record and one number of answers. */
export function undoAt<S extends CoreState, D>(e: Engine<S, D>, record: GameRecord, k: number): void {
  undoes(e, record, k, fingerprint(replay(e, record, record.answers.length - k)), fingerprint(replay(e, record)))
}

function undoes<S extends CoreState, D>(
  e: Engine<S, D>,
  record: GameRecord,
  k: number,
  before: string,
  after: string,
): void {
  const back = undo(e, record, k)
  const kept = record.answers.length - k
  if (fingerprint(back.s) !== before) throw new Broken(LAW, `undoing ${k} of ${kept + k} answers gives another state`)
  // Another way first: what was undone must leave nothing behind.
  const astray = e.clone(back.s)
  if (astray.decision !== null) e.answer(astray, anyOption([1, 2, 3, 4], astray.decision.options))
  for (const option of record.answers.slice(kept)) play(e as Engine, back.s, back.record, option)
  if (fingerprint(back.s) !== after) throw new Broken(LAW, `redoing ${k} answers gives another state`)
  if (back.record.undone.length !== record.undone.length + 1)
    throw new Broken(LAW, 'the record does not remember that answers were taken back')
}
