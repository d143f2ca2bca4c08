import type { Lasting, Ref } from '@dejarik/kernel'
import { type EffectFrame, scopeOf } from '@dejarik/kernel/vocabulary'
import { untilName } from '../rules/lasting.js'
import type { Table } from '../state.js'
import type { Until } from './tree.js'

/** Leaves a record behind that lives until then: what was bound, and whom it is given to. */
export function leave(
  t: Table,
  f: EffectFrame,
  until: Until | undefined,
  bound: Record<string, Ref[]>,
  n?: number,
): Lasting {
  const x = scopeOf(t, f)
  const that: Record<string, number[]> = {}
  for (const [noun, kept] of Object.entries({ ...x.that, ...bound })) that[noun] = [...kept]
  const number = n ?? x.number
  const since = t.s.clock++
  const record = { node: f.node, source: x.source, you: f.you, that, number, until: untilName(t, until), since }
  t.s.lasting.push(record)
  return record
}
