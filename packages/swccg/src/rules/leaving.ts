import {
  ask,
  type Card,
  call,
  cardOf,
  controllerOf,
  type Frame,
  finish,
  goto,
  lives,
  NONE,
  type Occurrence,
  openWindow,
  ownerOf,
  pick,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, place, setLine } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { captivesOf, comeBack, escapeOptions, type Release } from './capturing.js'
import { allOn, directlyOn, isActive } from './card-states.js'
import { isCharacter, isCreatureVehicle, isLocation, isStarship, isVehicle, staysOutOfForce } from './facts.js'
import { checkLife } from './life-force.js'
import { isSilenced } from './modifiers/canceled.js'
import { sitesOf } from './ship-sites.js'
import { HAND, LOST, OUT, onTable, RESERVE, take, USED } from './zones.js'

/** Where cards that leave the table go; what is on them is lost unless told otherwise. rule swccg.leaves-table */
export type Destination = 'lost' | 'used' | 'hand' | 'reserve' | 'out'

const zones: Record<Destination, number> = { lost: LOST, used: USED, hand: HAND, reserve: RESERVE, out: OUT }

interface Leaving {
  /** The cards that leave, at the same time. */
  cards: Ref[]
  to: Destination
  /** What is on them goes along, to the same place. */
  along?: boolean
  /** Why: 'forfeited', 'lost', 'eaten' … for what responds to it. */
  cause: string
  by: Seat
  /** Still to be laid down, and laid down. */
  left?: Card[]
  gone?: Gone[]
}

/** A card as it was when it left; did its text work then? */
interface Gone {
  ref: Ref
  at: Card
  host: Card
  speaks: boolean
}

/**
 * rule swccg.leaves-table: cards leave the table together with everything on, aboard or carried by them. What would
 * save one comes first; each owner orders the cards of theirs; what was lost is then just lost.
 */
export const leaveTable = procedure<Leaving, State>('leave-table', {
  about(t, f) {
    // What goes to a hand, or out of play, is not lost.
    if (f.to !== 'lost') return
    const at = t.s.stack.lastIndexOf(f)
    const about = f.cards
      .filter((ref) => lives(t.s, ref))
      .map((ref): Occurrence => ({ on: 'about-lose', by: f.by, at, ref, to: f.to, cause: f.cause }))
    openWindow(t, about)
  },
  /** rule swccg.creature-vehicles: who rides a creature that is lost may jump off and survive. */
  jumpOff(t, f) {
    const riders = f.cards
      .filter((ref) => lives(t.s, ref) && isCreatureVehicle(t, cardOf(ref)))
      .flatMap((ref) => directlyOn(t, cardOf(ref)).filter((card) => isCharacter(t, card)))
      .filter((card) => !f.cards.includes(refOf(t.s, card)))
    const [first] = riders
    if (first === undefined) return
    const seat = controllerOf(t.s, first)
    call(t, pick, { seat, from: riders, min: 0, max: riders.length, as: 'card', about: 'jump-off' })
  },
  jumped(t, f) {
    if (!Array.isArray(f.result)) return
    for (const card of f.result as Card[]) place(t.s, card, whereOf(t, card))
    delete f.result
  },
  /**
   * rule swccg.escorting: with its escort gone a captive escapes, or at a site may stay there as its player likes; lost
   * together, as with a starship or vehicle, both are lost.
   */
  release(t, f) {
    const [captive] = f.cards
      .filter((ref) => lives(t.s, ref) && isCharacter(t, cardOf(ref)))
      .flatMap((ref) => captivesOf(t, cardOf(ref)))
      .filter((card) => !f.cards.includes(refOf(t.s, card)))
    if (captive === undefined) {
      goto(f, 'gather')
      return
    }
    ask(t, controllerOf(t.s, captive), 'release', escapeOptions(t, captive), {
      about: { card: captive },
      rule: 'swccg.escorting',
    })
  },
  released(t, f, answer: Release) {
    goto(f, 'release')
    takeLeave(t, answer)
  },
  gather(t, f) {
    const leaving = f.cards.filter((ref) => lives(t.s, ref) && onTable(t.s, cardOf(ref))).map(cardOf)
    const all = new Set<Card>(leaving)
    for (const card of leaving) {
      for (const each of allOn(t, card)) all.add(each)
      // rules swccg.vehicle-sites, swccg.starship-sites: its sites go with it, and all that is there.
      if (isStarship(t, card) || isVehicle(t, card))
        for (const site of sitesOf(t, card)) for (const each of [site, ...allOn(t, site)]) all.add(each)
    }
    f.left = [...all]
    f.gone = f.left.map((card) => ({
      ref: refOf(t.s, card),
      at: whereOf(t, card),
      host: hostOf(t.s, card),
      speaks: isActive(t, card) && !isSilenced(t, card),
    }))
  },
  order(t, f) {
    const left = f.left as Card[]
    const first = left[0]
    if (first === undefined) {
      goto(f, 'left')
      return
    }
    const owner = ownerOf(t.s, first)
    const own = left.filter((card) => ownerOf(t.s, card) === owner)
    ask(t, owner, 'order-lost', own.map(offer.next), { rule: 'swccg.leaves-table' })
  },
  next(t, f, { card }: Of<'next'>) {
    f.left = (f.left as Card[]).filter((each) => each !== card)
    const named = f.cards.some((ref) => cardOf(ref) === card)
    goto(f, 'order')
    depart(t, card, named || f.along ? f.to : 'lost', named ? f.cause : 'carried')
  },
  left(t, f) {
    checkLife(t)
    const gone = f.gone as Gone[]
    const about: Occurrence[] = []
    for (const { ref, at, host, speaks } of gone) {
      const card = cardOf(ref)
      const named = f.cards.includes(ref)
      const to = named || f.along ? f.to : 'lost'
      const on = to === 'lost' ? 'just-lose' : 'just-leave'
      about.push({
        on,
        by: f.by,
        at: NONE,
        ref: refOf(t.s, card),
        cause: named ? f.cause : 'carried',
        from: at,
        host,
        to,
        speaks,
      })
    }
    // rule swccg.forfeit: what is forfeited is lost, and what is lost need not have been forfeited.
    for (const each of about.filter(({ cause }) => cause === 'forfeited')) about.push({ ...each, on: 'just-forfeit' })
    openWindow(t, about)
  },
  done(t, f) {
    finish(t, f, (f.gone as unknown[]).length > 0)
  },
})

function whereOf(t: Table, card: Card): Card {
  for (let each = card; each >= 0; each = hostOf(t.s, each)) if (isLocation(t, each)) return each
  return NONE
}

/** One card goes. rule swccg.cards-not-in-life-force: some never enter Life Force, Lost Pile or hand. */
function depart(t: Table, card: Card, to: Destination, cause: string): void {
  const { s } = t
  if (isLocation(t, card))
    setLine(
      s,
      s.line.filter((each) => each !== card),
    )
  const which = staysOutOfForce(t, card) ? OUT : zones[to]
  take(t, card, which)
  t.watch?.({ is: 'left-table', card, into: to, cause })
}

/** What was about to leave stays. rule swccg.before-actions */
export function spare(frame: Frame, refs: readonly Ref[]): void {
  const leaving = frame as Frame & Leaving
  leaving.cards = leaving.cards.filter((ref) => !refs.includes(ref))
}

/** Cards leave the table, at the same time. */
export function leave(
  t: Table,
  cards: readonly Card[],
  to: Destination,
  by: Seat,
  cause: string = to,
  along = false,
): void {
  call(t, leaveTable, { cards: cards.map((card) => refOf(t.s, card)), to, by, cause, along })
}

/** rules swccg.escorting, swccg.leaves-table: a captive that is free stays where it is, or escapes to its Used Pile. */
export function takeLeave(t: Table, { do: leaves, card }: Release): void {
  if (leaves === 'remain') comeBack(t, card, whereOf(t, card))
  else leave(t, [card], 'used', controllerOf(t.s, card), 'escaped')
}
