import { type Card, incarnationOf, move, type Ref, refOf } from '@dejarik/kernel'
import type { State, Table } from '../state.js'

/**
 * Moves a card from one place in play to another: an arena, the build zone, on or off a unit. It stays the same unit, so
 * whatever lasts on it goes with it. rules swtcg.granted-abilities, swtcg.gl-in-play
 */
export function shift(t: Table, card: Card, pile: number): void {
  const same = incarnationOf(t.s, card)
  move(t, card, pile)
  t.s.incarnation[card] = same
}

/** What lasts on the old top of a stack is on the new one: it is one unit. rule swtcg.granted-abilities */
export function inherit(t: Table, old: Card, top: Card): void {
  const { s } = t
  const was = refOf(s, old)
  const now = refOf(s, top)
  const renamed = (refs: number[]) => (refs.includes(was) ? refs.map((ref) => (ref === was ? now : ref)) : refs)
  for (const record of s.lasting) {
    const { given } = record.that
    if (given !== undefined) record.that = { ...record.that, given: renamed(given) }
  }
  for (const record of s.stunned) if (record.unit === was) record.unit = now
  inheritCounters(s, old, top, was, now)
  // What was given to it has been used, whichever card is on top now.
  for (const used of [s.usedThisTurn, s.usedThisAttack])
    for (const mark of [...used]) if (mark >= 0 && mark % 1024 === old) used.push(mark - old + top)
}

/** Its named counters, whom it attacked last, and the cards that lie face down under it. rules swtcg.gl-counter, swtcg.face-down-under-unit */
function inheritCounters(s: State, old: Card, top: Card, was: Ref, now: Ref): void {
  for (const key of Object.keys(s.named)) {
    if ((key.endsWith(' under') || key.endsWith(' last')) && s.named[key] === was) s.named[key] = now
    if (!key.startsWith(`${old} `) || key.endsWith(' under')) continue
    s.named[`${top}${key.slice(String(old).length)}`] = s.named[key] as number
    delete s.named[key]
  }
}
