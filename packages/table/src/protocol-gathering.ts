/** What the page and the engine say to each other about things that are answered together: dice of one symbol. */
import type { Reason } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Thing } from './protocol.js'

/** Something that might go with what is chosen. */
export interface Gatherable {
  readonly thing: Thing
  readonly label: Line
  /** Why it does not; absent where it does. */
  readonly why?: Reason
}

export interface GatherRequests {
  /** What goes with these things, and why the rest does not. */
  gather: { ask: { things: readonly Thing[] }; get: readonly Gatherable[] }
  /** Answers with all of them, in this order. */
  gathered: { ask: { number: number; things: readonly Thing[] }; get: null }
}
