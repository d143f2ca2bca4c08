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
import { clearStatus, hasStatus, hostOf, place, setStatus } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { AT, CAPTIVE, type State, type Table } from '../state.js'
import { cardsAt, directlyOn, locationOf } from './card-states.js'
import { hasTrait, iconCount, isCharacter, isSite } from './facts.js'
import { take, USED } from './zones.js'

/** rules swccg.capturing, swccg.capturing-characters, swccg.prisons: bounty hunters and warriors there that have no captive yet. */
export function escorts(t: Table, seat: Seat, at: Card): Card[] {
  return cardsAt(t, seat, at).filter(
    (card) =>
      isCharacter(t, card) &&
      (iconCount(t, card, 'warrior') > 0 || hasTrait(t, card, 'bounty hunter')) &&
      captivesOf(t, card).length === 0,
  )
}

/** rule swccg.escorting: whom it has in custody. */
export const captivesOf = (t: Table, escort: Card): Card[] =>
  directlyOn(t, escort).filter((each) => hasStatus(t.s, each, CAPTIVE))

export const isPrison = (t: Table, at: Card): boolean => at !== NONE && hasTrait(t, at, 'prison')

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
    if (answer.do === 'escape') take(t, card, USED)
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

/**
 * rule swccg.escorting: without its escort a captive escapes, or at a site may stay there, as its player likes. Also where
 * the escort has come over to the side of its captive. Reading F24.
 */
export const escapeOptions = (t: Table, captive: Card): Release[] => {
  const at = locationOf(t, captive)
  const stays = at !== NONE && isSite(t, at) ? [offer.remain(captive)] : []
  return [...stays, { do: 'escape', card: captive }]
}

/** A captive that is free goes, or stays where it is. */
export type Release = Of<'remain'> | Of<'escape', 'card'>

export function takeLeave(t: Table, { do: leaves, card }: Release): void {
  if (leaves === 'remain') setFree(t, card)
  else take(t, card, USED)
}

/** Is its escort on its own side? */
export const isAmongFriends = (t: Table, card: Card): boolean => {
  const escort = hostOf(t.s, card)
  return (
    escort !== NONE &&
    hasStatus(t.s, card, CAPTIVE) &&
    isCharacter(t, card) &&
    isCharacter(t, escort) &&
    controllerOf(t.s, escort) === controllerOf(t.s, card)
  )
}

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

/** rule swccg.releasing-captives: back on its player's side at that site, else to the Used Pile. */
export function setFree(t: Table, card: Card): void {
  const at = locationOf(t, card)
  if (at !== NONE && isSite(t, at)) {
    place(t.s, card, at)
    clearStatus(t.s, card, CAPTIVE)
  } else take(t, card, USED)
  t.watch?.({ is: 'released', card })
}
