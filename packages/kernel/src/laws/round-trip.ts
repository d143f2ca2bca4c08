import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { Broken, OFTEN, ONWARD, playOn, type Start, spot, walk } from './start.js'

const LAW = 'round trip'

/** A copy has nothing in mind yet, so that its first answer costs most: one is given after every so many. */
const ANSWERED = 4

/** JSON out and in again changes nothing, after every answer, and the copy plays on identically. */
export function roundTrip<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  walk(e, start, seed, (s, answers) => {
    const n = answers.length
    roundTripAt(e, s, n % (start.every ?? OFTEN) === 0 ? start.onward : n % ANSWERED === 0 ? 1 : 0)
  })
}

/** The same for one state. */
export function roundTripAt<S extends CoreState, D>(e: Engine<S, D>, s: S, onward = ONWARD): void {
  const fault = unlikeJson(s, 'state')
  if (fault !== null) throw new Broken(LAW, `${fault}, ${spot(e, s)}`)
  const text = JSON.stringify(s)
  const copied = e.load(JSON.parse(text))
  if (JSON.stringify(copied) !== text) throw new Broken(LAW, `the copy is another state ${spot(e, s)}`)
  const original = playOn(e, e.clone(s), onward, 'round trip')
  const copy = playOn(e, copied, onward, 'round trip')
  const at = original.findIndex((state, i) => state !== copy[i])
  if (at >= 0) throw new Broken(LAW, `the copy plays on differently after ${at + 1} more answers, ${spot(e, s)}`)
}

/** What in this value JSON cannot hold, or null. An absent field and an undefined one are the same to JSON and to us. */
function unlikeJson(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path} is a ${typeof value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = value[i] === undefined ? `${path}[${i}] is undefined` : unlikeJson(value[i], `${path}[${i}]`)
      if (fault !== null) return fault
    }
    return null
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`
  for (const [key, part] of Object.entries(value)) {
    const fault = unlikeJson(part, `${path}.${key}`)
    if (fault !== null) return fault
  }
  return null
}
