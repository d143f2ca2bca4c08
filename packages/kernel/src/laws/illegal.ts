import { Illegal, type Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { Broken, type Start, spot, walk } from './start.js'

const LAW = 'illegal answers'

/** An option that is not in the list is rejected with its reason and leaves the state untouched. */
export function illegalAnswers<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seed: string | number,
): void {
  walk(e, start, seed, (s) => illegalAt(e, s))
}

/** The same for one state. */
export function illegalAt<S extends CoreState, D>(e: Engine<S, D>, s: S): void {
  const legal = new Set(s.decision?.options.map((option) => JSON.stringify(option)))
  const before = JSON.stringify(s)
  const rejected: string[] = []
  for (const option of wrong(s.decision?.options[0])) {
    const words = JSON.stringify(option)
    if (legal.has(words)) continue
    try {
      e.answer(s, option)
    } catch (error) {
      if (!(error instanceof Illegal) || error.message === '')
        throw new Broken(LAW, `${words} fails with '${(error as Error).message}' and not as illegal, ${spot(e, s)}`)
      rejected.push(words)
      continue
    }
    throw new Broken(LAW, `${words} is accepted ${spot(e, s)}`)
  }
  if (JSON.stringify(s) !== before)
    throw new Broken(LAW, `rejecting ${rejected.join(' or ')} changed the state ${spot(e, s)}`)
}

function wrong(option: Option | undefined): Option[] {
  const made: Option[] = [{ do: 'no such option' }]
  if (option === undefined) return made
  made.push({ ...option, extra: 1 })
  for (const [field, value] of Object.entries(option)) {
    if (typeof value === 'number') made.push({ ...option, [field]: 9999 }, { ...option, [field]: String(value) })
  }
  return made
}
