import type { Json } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import type { Entry } from './lay-out.js'
import type { Setting } from './setting.js'

export const entryOf = (entry: Entry): { card: string; [fact: string]: Json | undefined } =>
  typeof entry === 'string' ? { card: entry } : entry

export function seatCalled(x: Setting, name: Json | undefined): number {
  const seat = x.seats.indexOf(String(name))
  if (seat >= 0) return seat
  throw new Fault(
    `There is no seat "${String(name)}"; there are ${x.seats.join(', ')}.${didYouMean(String(name), x.seats)}`,
  )
}
