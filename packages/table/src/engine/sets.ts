import type { CoreState, Frame, Option, Picking, Sealing, Seat } from '@dejarik/kernel'

/** A set that is about to be picked: everything that may be in it, in the engine's order, and how many. */
export interface SetAsked {
  readonly offers: readonly Option[]
  readonly least: number
  readonly most: number
}

type Top = Frame & Partial<Picking> & Partial<Sealing>

const top = (s: CoreState): Top | undefined => s.stack.at(-1) as Top | undefined

/** How many this seat has picked of the set in progress; null where none is. */
function pickedSoFar(s: CoreState, seat: Seat): number | null {
  const f = top(s)
  if (s.decision?.seat !== seat) return null
  if (f?.procedure === 'pick') return f.picked?.length ?? 0
  if (f?.procedure === 'sealed' && (f.seat ?? 0) === seat) return f.taken?.[seat]?.length ?? 0
  return null
}

/** Is a set half picked? */
export const isMidSet = (s: CoreState, seat: Seat): boolean => (pickedSoFar(s, seat) ?? 0) > 0

/**
 * The engine asks for a set one thing at a time and in its own order, so that each set is offered once. A person points
 * at the things in any order and confirms: what may be pointed at is the whole list. What a set must be together stays
 * the engine's to say, thing by thing.
 */
export function setAsked(s: CoreState, seat: Seat): SetAsked | null {
  const f = top(s)
  if (f === undefined || pickedSoFar(s, seat) !== 0) return null
  if (f.procedure === 'pick') {
    const { from = [], as = '', min = 0, max = 0, together } = f
    if (together !== undefined || max < 2) return null
    return { offers: from.map((n) => ({ do: 'choose', [as]: n })), least: min, most: Math.min(max, from.length) }
  }
  const offers = f.offers?.[seat] ?? []
  const most = Math.min(f.max ?? f.min ?? 1, offers.length)
  return most < 2 ? null : { offers, least: Math.min(f.min ?? 1, offers.length), most }
}

/** Answers thing by thing; what the engine takes by itself because nothing else is left need not be said. */
export function giveSet(
  s: () => CoreState,
  seat: Seat,
  wanted: readonly Option[],
  give: (option: Option) => void,
): void {
  wanted.forEach((option, i) => {
    if (i === 0 || isMidSet(s(), seat)) give(option)
  })
  const over = wanted.length === 0 ? pickedSoFar(s(), seat) === 0 : isMidSet(s(), seat)
  if (over && s().decision?.options.some((option) => option.do === 'done')) give({ do: 'done' })
}
