import type { Json, Seat } from '@dejarik/kernel'
import type { Explained, State, Sum, SwccgEngine } from '@dejarik/swccg'
import type { Explanation, Thing } from '../protocol.js'
import { number } from './thing.js'

/** What a card may do now, and where its numbers, or a player's, come from. */
export function swccgWhy(e: SwccgEngine, s: State, seat: Seat, thing: Thing): Explanation {
  const whose = number(thing, 'seat')
  if (whose !== null) {
    const sums = e.explain(s, seat, { seat: whose } as Json) as unknown as Readonly<Record<string, Sum>>
    return { verdicts: [], numbers: Object.entries(sums).map(([name, sum]) => ({ name, ...sum })) }
  }
  const card = number(thing, 'card')
  if (card === null) return { verdicts: [], numbers: [] }
  const { deeds = [], numbers = {} } = e.explain(s, seat, { card } as Json) as unknown as Partial<Explained>
  return {
    verdicts: deeds.map(({ deed, may, why }) => ({ what: deed, may, why })),
    numbers: Object.entries(numbers).map(([name, { total, parts }]) => ({
      name: name.replace('-', ' '),
      total,
      parts,
    })),
  }
}
