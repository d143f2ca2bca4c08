import { generator } from '../chance/random.js'
import type { Engine } from '../engine.js'
import { askAgain } from '../procedures.js'
import { fingerprint } from '../records/digest.js'
import type { Json } from '../state/json.js'
import type { CoreState, Seat } from '../state/state.js'
import { tableOf } from '../table.js'
import { cardsNamed, Naming, unknownOf } from './named.js'
import { Broken, OFTEN, ONWARD, type Start, spot, walk } from './start.js'
import { twoWorlds } from './two-worlds.js'

export const HIDING = 'hiding'

/**
 * What a seat sees does not depend on what is hidden from it. Plays a random game; at every so many decisions deals the
 * unknown anew for each seat and compares. Returns how many events were compared while both worlds played on.
 */
export function hiding<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): number {
  const naming = new Naming(e.rules.events)
  let compared = 0
  walk(
    e,
    start,
    seed,
    (s, answers) => {
      naming.rest(s)
      if (s.decision === null || answers.length % (start.every ?? OFTEN) !== 0) return
      for (let seat = 0; seat < s.seats; seat++) {
        compared += hidingAt(e, s, seat, `${seed} ${answers.length} ${seat}`, start.onward, start.topics?.(s, seat))
      }
    },
    (event, s) => {
      const fault = naming.fault(event, s)
      if (fault !== null) throw new Broken(HIDING, `${fault}, ${spot(e, s)}`)
    },
  )
  return compared
}

/** The same for one state and one seat. Returns how many events were compared. */
export function hidingAt<S extends CoreState, D>(
  e: Engine<S, D>,
  s: S,
  seat: Seat,
  seed: string | number,
  onward = ONWARD,
  topics: readonly Json[] = [],
): number {
  const before = fingerprint(s)
  const other = e.world(s, seat, generator(`world ${seed}`))
  const leans: number[] = []
  if (s.decision?.seat === seat) e.leanIn(s, generator(`world ${seed}`), leans)
  if (fingerprint(s) !== before) throw new Broken(HIDING, `making a world changed the state ${spot(e, s)}`)
  if (String(other.random) === String(s.random))
    throw new Broken(HIDING, `the world of seat ${seat} has the real generator in it ${spot(e, s)}`)
  const equal = (what: string, left: unknown, right: unknown): void => {
    const [was, is] = [JSON.stringify(left), JSON.stringify(right)]
    if (was === is) return
    throw new Broken(
      HIDING,
      `${what} of seat ${seat} depends on what it may not know, ${spot(e, s)}:\n  ${differs(was, is)}`,
    )
  }
  if (s.decision?.seat === seat) {
    const there: number[] = []
    e.lean(other, there)
    equal('a lean', leans, there)
  }
  // What a seat is asked must follow from what it knows, so the question is put anew in the other world.
  if (other.decision?.seat === seat) askAgain(tableOf(e, other))
  if (s.decision?.seat === seat) equal('the decision', s.decision, other.decision)
  equal('the prompt', e.prompt(s, seat), e.prompt(other, seat))
  const view = e.view(s, seat)
  equal('the view', view, e.view(other, seat))
  equal('the public view, seen from the world', e.view(s, 'public'), e.view(other, 'public'))
  for (const topic of topics)
    equal(`the explanation of ${JSON.stringify(topic)}`, e.explain(s, seat, topic), e.explain(other, seat, topic))
  for (const [what, value] of [
    ['view', view],
    ['prompt', e.prompt(s, seat)],
  ] as const) {
    const card = unknownOf(cardsNamed(value), s.known, seat)
    if (card >= 0)
      throw new Broken(HIDING, `the ${what} of seat ${seat} names card ${card}, which it does not know, ${spot(e, s)}`)
  }
  // A sample that depends on the truth gives it away to whoever draws many.
  const samples = [s, other].map((from) => e.world(from, seat, generator(`again ${seed}`)))
  equal('a world', samples[0], samples[1])
  return twoWorlds(e, s, other, seat, onward, seed)
}

/** The part of two texts around where they begin to differ. */
export function differs(a = '', b = ''): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return `here  …${a.slice(from, at + 60)}\n  there …${b.slice(from, at + 60)}`
}
