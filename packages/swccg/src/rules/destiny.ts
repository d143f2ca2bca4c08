import {
  ask,
  type Card,
  call,
  cardOf,
  finish,
  goto,
  lives,
  move,
  NONE,
  openWindow,
  ownerOf,
  PILES,
  pick,
  procedure,
  refOf,
  type Seat,
  top,
  touch,
} from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { Draw, State, Table } from '../state.js'
import { eachDestiny, totalDestiny } from './destiny-modifiers.js'
import { destinyNumbers } from './facts.js'
import { surfacing } from './insert-cards.js'
import { checkLife, hasReserve } from './life-force.js'
import { DESTINY, isIn, RESERVE, take, USED, zone } from './zones.js'

/** What a destiny is drawn for. */
export type DestinyKind = 'battle' | 'power' | 'weapon' | 'duel' | 'attack' | 'asteroid' | 'destiny'

/** rule swccg.how-to-draw-destiny: one routine for every destiny. */
export interface Drawing {
  seat: Seat
  kind: DestinyKind
  /** How many are to be drawn. */
  n: number
  /** Of these so many are chosen, all staying unresolved until then. rule swccg.draw-x-choose-y */
  choose?: number
  /** Where on the stack the action is that the destiny is for; -1: none. */
  action: number
  /** The clause that calls for it, and its card. */
  clause?: number
  source?: number
  /** The value that it will be compared with, for what looks at it. rule swccg.destiny-draw-targeting-x */
  targets?: readonly string[]
  /** Added to the total by what calls for it. */
  plus?: number
  /** Where it matters, outside of a battle. */
  location?: Card
  /** The weapon that is fired. */
  weapon?: Card
  /** No more than so many are really drawn; substituted ones are none of them. rule swccg.limited */
  most?: number
  /** Really drawn so far. */
  made?: number
  /** In place of the next draw. rule swccg.draw-x-choose-y */
  instead?: { n: number; choose: number }
  /** Drawn in place of one draw of another drawing, which makes the total. */
  within?: true
  /** Battle destiny, and that against a creature, is drawn only if its player wants to. rules swccg.drawing-destiny, swccg.creatures-being-attacked */
  optional?: true
  draws?: Draw[]
  /** How many there were when this one was about to be drawn. */
  before?: number
}

/** What came of it. `total` is null where no draw was completed: then it failed. rule swccg.failed-destiny-draws */
export interface Drawn {
  total: number | null
  values: number[]
  /** Values drawn by card: for what asks which card it was. */
  cards: Card[]
  /** How many were really drawn. */
  made: number
}

export const drawDestiny = procedure<Drawing & { chosen?: number[] }, State>('draw-destiny', {
  aboutToDraw(t, f) {
    f.draws ??= []
    f.before = f.draws.length
    if (f.before >= f.n || (f.made ?? 0) >= (f.most ?? f.n) || !hasReserve(t, f.seat)) goto(f, 'chooseAmong')
    else if (f.optional)
      ask(t, f.seat, 'draw-destiny', [offer.draw(), offer.decline()], {
        about: { kind: f.kind },
        rule: f.kind === 'attack' ? 'swccg.creatures-being-attacked' : 'swccg.battle-destiny',
      })
  },
  wish(t, f, answer: Of<'draw' | 'decline'>) {
    if (answer.do === 'decline') goto(f, 'chooseAmong')
    else openWindow(t, [{ on: 'about-destiny', by: f.seat, at: t.s.stack.lastIndexOf(f), kind: f.kind }])
  },
  draw(t, f) {
    const draws = f.draws as Draw[]
    // rules swccg.substituted-about-to-draw, swccg.substituted-destinies: it is in the place of this draw, and just drawn.
    if (draws.length > (f.before as number)) {
      goto(f, 'responses')
      return
    }
    if (f.instead !== undefined) {
      const { seat, kind, action, location, instead } = f
      goto(f, 'takeChosen')
      call(t, drawDestiny, {
        seat,
        kind,
        action,
        ...instead,
        within: true,
        ...(location === undefined ? {} : { location }),
      })
      return
    }
    // rule swccg.destiny-step-6: a draw that cannot be made does not exist.
    if (!hasReserve(t, f.seat)) {
      goto(f, 'chooseAmong')
      return
    }
    const card = top(t.s, zone(f.seat, RESERVE))
    move(t, card, zone(f.seat, DESTINY))
    draws.push({ ref: refOf(t.s, card), value: 0 })
    f.made = (f.made ?? 0) + 1
  },
  whichNumber(t, f) {
    const draw = (f.draws as Draw[]).at(-1) as Draw
    const values = destinyNumbers(t, cardOf(draw.ref))
    const owner = ownerOf(t.s, cardOf(draw.ref))
    ask(t, owner, 'destiny-number', values.map(offer.number), {
      about: { card: cardOf(draw.ref) },
      rule: 'swccg.multiple-destiny-values',
    })
  },
  automaticModifiers(t, f, answer: Of<'number'>) {
    const draw = (f.draws as Draw[]).at(-1) as Draw
    const card = cardOf(draw.ref)
    if (destinyNumbers(t, card).length > 1) {
      draw.number = answer.n
      touch(t.s, PILES)
    }
    draw.value = answer.n + eachDestiny(t, f, draw)
    t.watch?.({ is: 'destiny', seat: f.seat, card, value: draw.value, for: f.kind })
  },
  /** rules swccg.destiny-step-3, swccg.destiny-step-4: automatic actions, then just actions, the opponent first. */
  responses(t, f) {
    const draws = f.draws as Draw[]
    const draw = draws.at(-1) as Draw
    openWindow(t, [
      {
        on: 'just-destiny',
        by: f.seat,
        at: t.s.stack.lastIndexOf(f),
        card: draw.ref === NONE ? NONE : cardOf(draw.ref),
        n: draws.length - 1,
        kind: f.kind,
      },
      ...surfacing(t),
    ])
  },
  complete(t, f) {
    const draw = (f.draws as Draw[]).at(-1) as Draw
    // rule swccg.destiny-step-5
    if (draw.value < 0) draw.value = 0
    if (f.choose === undefined) toUsed(t, draw)
  },
  repeat(_t, f) {
    goto(f, 'aboutToDraw')
  },
  chooseAmong(t, f) {
    if (f.choose === undefined) return
    const open = (f.draws as Draw[]).flatMap((draw, n) => (draw.cancelled ? [] : [n]))
    const n = Math.min(f.choose, open.length)
    call(t, pick, { seat: f.seat, from: open, min: n, max: n, as: 'draw', about: 'draws' })
  },
  chosen(t, f) {
    if (f.choose === undefined) return
    f.chosen = f.result as number[]
    const draws = f.draws as Draw[]
    for (const n of f.chosen) toUsed(t, draws[n] as Draw)
    for (const draw of draws) toUsed(t, draw)
  },
  /** rules swccg.destiny-step-7, swccg.destiny-step-8 */
  total(t, f) {
    const draws = f.draws as Draw[]
    const counted = draws.filter((draw, n) => !draw.cancelled && (f.chosen === undefined || f.chosen.includes(n)))
    const values = counted.map((draw) => draw.value)
    const cards = counted.map((draw) => (draw.ref === NONE ? (draw.card ?? NONE) : cardOf(draw.ref)))
    const sum = values.reduce((a, b) => a + b, 0)
    const changed = f.within ? sum : totalDestiny(t, f, sum)
    const total = counted.length === 0 ? null : Math.max(0, changed)
    if (!f.within) t.watch?.({ is: 'destiny-total', seat: f.seat, total, for: f.kind })
    checkLife(t)
    finish(t, f, { total, values, cards, made: f.made ?? 0 } satisfies Drawn)
  },
  /** What was chosen of those drawn in place of one draw counts as it is. */
  takeChosen(_t, f) {
    const { values, cards, made } = f.result as Drawn
    values.forEach((value, i) => {
      ;(f.draws as Draw[]).push({ ref: NONE, value, fixed: true, card: cards[i] as Card })
    })
    f.made = (f.made ?? 0) + made
    delete f.instead
    goto(f, 'aboutToDraw')
  },
})

/** The card of a completed draw goes face down to the Used Pile, known to both. */
function toUsed(t: Table, draw: Draw): void {
  if (draw.ref !== NONE && lives(t.s, draw.ref) && isIn(t.s, cardOf(draw.ref), DESTINY)) take(t, cardOf(draw.ref), USED)
}

/** Cancels a destiny just drawn; where it is drawn again, the new draw counts instead. rule swccg.canceled-redrawn-draws */
export function cancelDraw(t: Table, f: Drawing, n: number): void {
  const draw = (f.draws as Draw[])[n] as Draw
  if (draw.fixed) return
  draw.cancelled = true
  toUsed(t, draw)
}

/** May so many be drawn in place of one? Not beyond a limit, and not in place of one of those. */
export const mayDrawMore = (f: Drawing, n: number): boolean =>
  f.within !== true && f.instead === undefined && (f.made ?? 0) + n <= (f.most ?? Number.POSITIVE_INFINITY)

/** rules swccg.substituted-destinies, swccg.substituted-values, swccg.substituted-targeting-card: a number that nobody drew takes the place of a draw. */
export function substitute(f: Drawing, value: number): void {
  f.draws = [...(f.draws ?? []), { ref: NONE, value, fixed: true }]
}
