import type { Engine } from '../engine.js'
import { fingerprint } from '../records/digest.js'
import { newRecord, play, readRecord, replay } from '../records/records.js'
import type { CoreState } from '../state/state.js'
import { Broken, type Start, walk } from './start.js'

const LAW = 'same answers'

/**
 * The same seed and the same answers give the same digests, watched or not; a record written as JSON plays again to the
 * same end.
 */
export function sameAnswers<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  const digests: string[] = []
  let answers: readonly { readonly do: string }[] = []
  walk(e, start, seed, (s, given) => {
    digests.push(fingerprint(s))
    answers = given
  })
  const record = newRecord(e as Engine, start.format, start.decks, seed)
  const watch = () => {}
  const s = e.start(start.format, start.decks, seed, watch)
  for (let i = 0; ; i++) {
    if (fingerprint(s) !== digests[i]) throw new Broken(LAW, `seed ${seed} went another way at answer ${i}`)
    const option = answers[i]
    if (option === undefined) break
    // An answer may come from elsewhere: equal, not identical.
    play(e as Engine, s, record, JSON.parse(JSON.stringify(option)), watch)
  }
  const again = replay(e, readRecord(JSON.parse(JSON.stringify(record))))
  if (fingerprint(again) !== digests.at(-1)) throw new Broken(LAW, `seed ${seed}: the record plays to another end`)
}
