import type { Option } from '../decisions.js'
import type { Engine } from '../engine.js'
import { type GameRecord, newRecord, play, replay, undo } from '../records.js'
import type { CoreState } from '../state.js'
import { anyOption, Broken, type Start, walk } from './start.js'

const LAW = 'undo'

/** Undoing k answers gives the state that was k answers ago, and giving them again the state that was undone. */
export function undoLaw<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  let answers: readonly Option[] = []
  walk(e, start, seed, (_s, given) => {
    answers = given
  })
  const record = newRecord(e as Engine, start.format, start.decks, seed)
  const s = e.start(start.format, start.decks, seed)
  for (const option of answers) play(e as Engine, s, record, option)
  for (const k of new Set([1, 2, Math.floor(answers.length / 2), answers.length])) {
    if (k <= answers.length) undoAt(e, record, k)
  }
}

/** The same for one record and one number of answers. */
export function undoAt<S extends CoreState, D>(e: Engine<S, D>, record: GameRecord, k: number): void {
  const whole = replay(e, record)
  const back = undo(e, record, k)
  const kept = record.answers.length - k
  const was = e.digest(replay(e, record, kept))
  if (e.digest(back.s) !== was) throw new Broken(LAW, `undoing ${k} of ${kept + k} answers gives another state`)
  // Another way first: what was undone must leave nothing behind.
  const astray = e.clone(back.s)
  if (astray.decision !== null) e.answer(astray, anyOption([1, 2, 3, 4], astray.decision.options))
  for (const option of record.answers.slice(kept)) play(e as Engine, back.s, back.record, option)
  if (e.digest(back.s) !== e.digest(whole)) throw new Broken(LAW, `redoing ${k} answers gives another state`)
  if (back.record.undone.length !== record.undone.length + 1)
    throw new Broken(LAW, 'the record does not remember that answers were taken back')
}
