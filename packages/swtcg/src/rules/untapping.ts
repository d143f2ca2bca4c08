import { type Card, call, cardOf, type Lasting, lives, pick, procedure, type Seat } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { anyGiven } from './heard.js'
import { anew } from './limits.js'
import { hasRule } from './named-rules.js'
import { cannot } from './numbers.js'
import { live } from './zones.js'

/** Is it over what lasts until its card untaps? It is when that has left, too. */
const isOver = (s: State, { until, source }: Lasting): boolean =>
  until === 'untaps' && (!lives(s, source) || s.tapped[cardOf(source)] === 0)

/** Could this card untap now? */
export const mayUntap = (t: Table, card: Card): boolean => t.s.tapped[card] === 1 && !cannot(t, card, 'untap')

function lapse(s: State): void {
  if (s.lasting.length > 0) endOver(s)
}

function endOver(s: State): void {
  if (s.lasting.some((record) => isOver(s, record))) s.lasting = s.lasting.filter((record) => !isOver(s, record))
}

/** rules swtcg.gl-untap, swtcg.pilots-ready */
export function untap(t: Table, card: Card): void {
  t.s.tapped[card] = 0
  anew(t.s, card)
  lapse(t.s)
}

function untapping(t: Table, seat: Seat): readonly Card[] {
  let found = NOBODY
  for (const card of live(t))
    if (t.s.tapped[card] === 1 && t.s.controller[card] === seat && mayUntap(t, card)) found = [...found, card]
  return found
}
const NOBODY: readonly Card[] = []

const isStayingGiven = anyGiven('may-stay-tapped')

/** rule swtcg.gl-untap-step: Dark, then Light; some units may be left tapped. */
export const untapStep = procedure<{ seat: Seat }, State>('untap-step', {
  leave(t, f) {
    lapse(t.s)
    f.result = []
    if (!isStayingGiven(t)) return
    const from = untapping(t, f.seat)
      .filter((card) => hasRule(t, card, 'may-stay-tapped'))
      .sort((a, b) => a - b)
    if (from.length > 0)
      call(t, pick, { seat: f.seat, from, min: 0, max: from.length, as: 'card', about: 'stay-tapped' })
  },
  untap(t, f) {
    const left = f.result as Card[]
    for (const card of untapping(t, f.seat)) if (!left.includes(card)) untap(t, card)
  },
})
