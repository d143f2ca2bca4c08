import {
  ask,
  type Card,
  call,
  cardOf,
  controllerOf,
  finish,
  goto,
  lives,
  NONE,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { place, setStatus } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { AT, CAPTIVE, type State, type Table } from '../state.js'
import { comeBack, escapeOptions, escorts, isPrison, type Release } from './capturing.js'
import { locationOf } from './card-states.js'
import { isSite } from './facts.js'
import { leave, takeLeave } from './leaving.js'

/** rules swccg.capture-seizure, swccg.capture-imprisonment, swccg.capture-escape: each captured character is seized by somebody there, imprisoned at a prison, or escapes to its Used Pile, as the captor likes. */
export const capturing = procedure<{ cards: Ref[]; seat: Seat; card?: Card }, State>('capturing', {
  next(t, f) {
    const ref = f.cards.shift()
    if (ref === undefined) {
      finish(t, f)
      return
    }
    goto(f, 'next')
    if (!lives(t.s, ref)) return
    const card = cardOf(ref)
    f.card = card
    const at = locationOf(t, card)
    const options = [
      ...escorts(t, f.seat, at).map((escort) => offer.seize(escort)),
      ...(isPrison(t, at) ? [offer.imprison(at)] : []),
      offer.escape(),
    ]
    goto(f, 'seized')
    ask(t, f.seat, 'seize', options, { about: { card }, rule: 'swccg.capturing-characters' })
  },
  seized(t, f, answer: Of<'seize' | 'imprison' | 'escape'>) {
    const card = f.card as Card
    goto(f, 'next')
    if (answer.do === 'escape') leave(t, [card], 'used', f.seat, 'escaped')
    else hold(t, card, answer.card)
    t.watch?.({ is: 'captured', seat: f.seat, card, by: answer.card ?? NONE })
  },
})

function hold(t: Table, card: Card, by: Card): void {
  place(t.s, card, by, AT)
  setStatus(t.s, card, CAPTIVE)
}

export const seize = (t: Table, cards: readonly Card[], seat: Seat): void =>
  call(t, capturing, { cards: cards.map((card) => refOf(t.s, card)), seat })

export const goFree = procedure<{ card: Card }, State>('go-free', {
  offer(t, f) {
    ask(t, controllerOf(t.s, f.card), 'release', escapeOptions(t, f.card), {
      about: { card: f.card },
      rule: 'swccg.escorting',
    })
  },
  free(t, _f, answer: Release) {
    takeLeave(t, answer)
  },
})

/** rules swccg.releasing-captives, swccg.leaves-table: back on their player's side at that site, else to the Used Pile without what they carry. */
export function setFree(t: Table, cards: readonly Card[], by: Seat): void {
  const nowhere: Card[] = []
  for (const card of cards) {
    const at = locationOf(t, card)
    if (at !== NONE && isSite(t, at)) comeBack(t, card, at)
    else nowhere.push(card)
  }
  if (nowhere.length > 0) leave(t, nowhere, 'used', by, 'escaped')
}
