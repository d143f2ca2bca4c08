import type { Json } from './state/json.js'
import type { Seat } from './state/state.js'

/** Something that happened. Log, animation, spectators and statistics read these; the state does not keep them. */
export interface Event {
  readonly is: string
  /** Seats that may see this; everybody when absent. */
  readonly to?: number
  /** What the other seats see of it; nothing when absent. */
  readonly others?: Event
  readonly [field: string]: Json | Event | undefined
}

export type Watch = (event: Event) => void

/** The event as one seat, or the public, may see it. */
export function seenBy(event: Event, seat: Seat | 'public'): Event | null {
  if (event.to === undefined) return event
  if (seat !== 'public' && (event.to & (1 << seat)) !== 0) {
    const { to: _, others: __, ...rest } = event
    return rest as Event
  }
  return event.others ?? null
}
