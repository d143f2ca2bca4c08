import type { Seat } from '@dejarik/kernel'
import { Fault } from './file.js'
import { didYouMean } from './nearest.js'

/** Who sits where, by the names of a scenario. */
export interface Seated {
  readonly seats: readonly string[]
}

export const seatName = (x: Seated, seat: Seat): string => x.seats[seat] ?? `seat ${seat}`

export function seatCalled(x: Seated, name: unknown): Seat {
  const seat = x.seats.indexOf(String(name))
  if (seat >= 0) return seat
  const list = x.seats.join(', ')
  throw new Fault(`There is no seat "${String(name)}"; there are ${list}.${didYouMean(String(name), x.seats)}`)
}
