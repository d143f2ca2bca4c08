import { ability, call, type Lasting, NONE } from '@dejarik/kernel'
import type { Until } from '../effects/tree.js'
import { battles, type Table } from '../state.js'
import { giveBack } from './control.js'
import { scopeFor } from './scope.js'

/** rule swtcg.term-durations: when a lasting effect ends, as one word: what `expire` is told. Absent: when it has happened. */
export function untilName(t: Table, until: Until | undefined): string {
  if (until === undefined) return 'once'
  if (typeof until === 'string') return until
  if (until.step === 'turn') return 'turn-end'
  if (until.step === 'battle') return 'battle-end'
  return `step:${until.step === 'this-battle' ? battles[t.s.battle] : until.step}`
}

/** What a record has left behind happens now, with all that was bound when it was made. */
export function resume(t: Table, record: Lasting, node: object): void {
  const { you, source, that, number } = record
  const at = t.catalog.nodeOf.get(node)
  const scope = t.s.stack.length
  call(t, ability, { clause: NONE, node: at, scope, may: false, ...scopeFor(you, source, that, number) })
}

/** Lasting effects end: all that end at that time, together. rule swtcg.consequential-costs */
export function expire(t: Table, until: string): void {
  const ended = t.s.lasting.filter((lasting) => lasting.until === until)
  if (ended.length === 0) return
  t.s.lasting = t.s.lasting.filter((lasting) => lasting.until !== until)
  for (const lasting of ended) giveBack(t, lasting)
}
