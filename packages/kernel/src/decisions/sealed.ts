import { below, type Generator } from '../chance/random.js'
import { revealAll } from '../knowledge/piles.js'
import { finish, goto, procedure } from '../procedures.js'
import type { Frame, Seat } from '../state/state.js'
import { askInAnyOrder } from './any-order.js'
import type { Option } from './decisions.js'

/** Choices that all seats make at the same time: asked in seat order, kept hidden, revealed together. */
export interface Sealing {
  /** What each seat may choose, in canonical order; nothing for a seat that takes no part. */
  offers: Option[][]
  /** How many each seat chooses; one when absent. */
  min?: number
  max?: number
  /** What is asked, for prompts. */
  kind: string
  rule?: string
  /** The choices are told to nobody: what becomes of them shows what it shows. */
  secret?: true
  /** Which offers each seat has taken so far, by their place, in the order named. Hidden from all other seats. */
  taken?: number[][]
  seat?: Seat
}

/**
 * Asks each seat in turn; the others see only that it is choosing. When all are in, `unsealed` shows every choice at
 * once. Returns what each seat chose, as a list of options for each seat.
 */
export const sealed = procedure<Sealing>('sealed', {
  choose(t, f) {
    const seat = f.seat ?? 0
    const offers = f.offers[seat]
    if (offers === undefined) {
      goto(f, 'reveal')
      return
    }
    const taken = f.taken?.[seat] ?? []
    const { least, most } = bounds(f, seat)
    if (taken.length === most) {
      goto(f, 'complete')
      return
    }
    const open = taken.length === 0 ? [...offers] : offers.filter((_offer, i) => !taken.includes(i))
    const before = isAscending(taken) ? (taken.at(-1) ?? -1) + 1 - taken.length : 0
    const more = f.rule === undefined ? { sealed: true as const } : { sealed: true as const, rule: f.rule }
    askInAnyOrder(t, seat, f.kind, open, before, least - taken.length, more)
  },
  chosen(_t, f, answer) {
    if (answer.do === 'done') return
    const seat = f.seat ?? 0
    f.taken ??= f.offers.map(() => [])
    const mine = f.taken[seat] as number[]
    mine.push(placeOf(f.offers[seat] as Option[], answer))
    goto(f, 'choose')
  },
  complete(t, f) {
    const seat = f.seat ?? 0
    if ((f.offers[seat] as Option[]).length > 0) t.watch?.({ is: 'sealed', seat, kind: f.kind })
    f.seat = seat + 1
    goto(f, 'choose')
  },
  reveal(t, f) {
    const choices = f.offers.map((offers, seat) => offers.filter((_offer, i) => f.taken?.[seat]?.includes(i)))
    if (!f.secret) {
      revealAll(
        t,
        choices.flat().flatMap(({ card }) => (typeof card === 'number' ? [card] : [])),
      )
      t.watch?.({ is: 'unsealed', kind: f.kind, choices })
    }
    finish(t, f, choices)
  },
})

const isAscending = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > (list[i - 1] as number))

/** Where in a list this offer is; in a copied state it is another object that says the same. */
function placeOf(offers: readonly Option[], answer: Option): number {
  const at = offers.indexOf(answer)
  if (at >= 0) return at
  const meant = JSON.stringify(answer)
  return offers.findIndex((offer) => JSON.stringify(offer) === meant)
}

function bounds(f: Sealing, seat: Seat): { least: number; most: number } {
  const { length } = f.offers[seat] as Option[]
  return { least: Math.min(f.min ?? 1, length), most: Math.min(f.max ?? f.min ?? 1, length) }
}

export function isAnySealed(stack: readonly Frame[]): boolean {
  for (const f of stack) if (f.procedure === 'sealed') return true
  return false
}

/** Draws anew what other seats have sealed so far: each set of the same size that the seat could have chosen. */
export function redrawSealed(stack: readonly Frame[], seat: Seat, g: Generator): void {
  for (const frame of stack) {
    if (frame.procedure !== 'sealed') continue
    const f = frame as Frame & Sealing
    if (f.taken) f.taken = f.taken.map((mine, other) => (other === seat ? mine : redraw(f, mine, other, g)))
  }
}

function redraw(f: Sealing, mine: readonly number[], seat: Seat, g: Generator): number[] {
  const left = (f.offers[seat] as Option[]).map((_offer, i) => i)
  return mine.map(() => left.splice(below(g, left.length), 1)[0] as number).sort((a, b) => a - b)
}
