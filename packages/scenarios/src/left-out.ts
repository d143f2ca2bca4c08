import { Fault } from './file.js'

/** What a scenario cannot say: a reason not to write it, or, where somebody wants as much as can be, sentences about it. */
export function leaveOut(what: readonly string[], why: string, left?: string[]): void {
  if (what.length === 0) return
  if (left === undefined) throw new Fault(why)
  left.push(...what)
}
