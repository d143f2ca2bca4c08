import type { Engine } from '../engine.js'
import { Diverged, readRecord, replay } from '../records/records.js'
import { Broken } from './start.js'

const LAW = 'golden records'

/** A golden record that these rules play differently: which, from which answer on, and by which changed rule. */
export interface Differing {
  readonly record: number
  readonly at: number
  readonly rule: string
}

/** Plays golden records, one a line; where a record goes another way, its number and the answer at which it shows. */
export function differences(e: Engine, lines: string): Omit<Differing, 'rule'>[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line, record) => {
      try {
        replay(e, readRecord(JSON.parse(line)))
        return []
      } catch (error) {
        if (error instanceof Diverged) return [{ record, at: error.at }]
        throw error
      }
    })
}

/** Golden records are played the same for ever, except those that are listed with the change of the rules that they show. */
export function goldenLaw(e: Engine, lines: string, listed: readonly Differing[]): void {
  const changed = new Set(e.rules.changes?.map(({ rule }) => rule))
  const found = differences(e, lines)
  for (const { record, at } of found) {
    const entry = listed.find((each) => each.record === record)
    if (entry === undefined) throw new Broken(LAW, `record ${record} differs from answer ${at} on and is not listed`)
    if (entry.at !== at)
      throw new Broken(LAW, `record ${record} is listed with answer ${entry.at}, and differs at ${at}`)
    if (!changed.has(entry.rule))
      throw new Broken(
        LAW,
        `record ${record} is listed with ${entry.rule}, which is not among the changes of the rules`,
      )
  }
  const same = listed.find(({ record }) => !found.some((each) => each.record === record))
  if (same !== undefined) throw new Broken(LAW, `record ${same.record} is listed, and plays the same`)
}
