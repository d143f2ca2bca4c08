import { touchAll } from '../cache/aspects.js'
import { Illegal, type Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { Event, Watch } from '../events.js'
import { knows, top } from '../knowledge/piles.js'
import { askAgain } from '../procedures.js'
import { clone } from '../state/clone.js'
import { knownBy } from '../state/columns.js'
import { type Card, type CoreState, NONE, type Seat } from '../state/state.js'
import { type Table, tableOf } from '../table.js'
import type { EditRules } from './edit-rules.js'

/** What an edit may be about: a card that its proposer knows, whatever lies on top of a pile, a die, a player. */
export const editThings = ['card', 'top', 'die', 'seat'] as const
export type EditThing = (typeof editThings)[number]

/**
 * A change that everybody at the table has agreed on so that a game can go on. In a record it stands among the answers;
 * no decision ever offers it, so nobody who only answers can make one. Exactly one thing is named; it is put somewhere or
 * a number of it is set.
 */
export interface Edit extends Option {
  readonly do: 'edit'
  /** Who proposed it. */
  readonly by: Seat
  readonly card?: Card
  /** A pile: its top card, which nobody need know. */
  readonly top?: number
  readonly die?: number
  readonly seat?: Seat
  readonly put?: string
  /** Onto which card, where the place is on one. */
  readonly on?: Card
  readonly set?: string
  readonly to?: number
}

/** What may become of one thing. */
export interface EditOffer {
  readonly thing: EditThing
  readonly n: number
  readonly places: readonly { readonly put: string; readonly on: Card }[]
  readonly numbers: readonly { readonly set: string; readonly now: number; readonly most: number }[]
}

export const isEdit = (option: Option): option is Edit => option.do === 'edit'

/** Everything that this seat may propose to change. It follows from what the seat knows. */
export function editOffers<S extends CoreState, D>(e: Engine<S, D>, s: S, seat: Seat): EditOffer[] {
  const { edits } = e.rules
  if (edits === undefined || s.decision === null) return []
  const t = tableOf(e, s)
  const found: EditOffer[] = []
  const add = (thing: EditThing, n: number): void => {
    const offer = offerOf(t, edits, thing, n)
    if (offer.places.length > 0 || offer.numbers.length > 0) found.push(offer)
  }
  for (let each = 0; each < s.seats; each++) add('seat', each)
  for (const { die } of edits.dice?.(t) ?? []) add('die', die)
  for (let card = 0; card < s.def.length; card++) if (knows(s, seat, card)) add('card', card)
  e.rules.piles(s.seats).forEach(({ seen }, pile) => {
    if (seen === 'none' && top(s, pile) >= 0) add('top', pile)
  })
  return found
}

function offerOf<S extends CoreState>(t: Table<S>, edits: EditRules<S>, thing: EditThing, n: number): EditOffer {
  const card = thing === 'top' ? top(t.s, n) : thing === 'card' ? n : NONE
  const places =
    card < 0 || !edits.isQuiet(t)
      ? []
      : edits.places
          .filter(({ blind }) => blind === true || thing === 'card')
          .flatMap((place) => place.where(t, card).map((on) => ({ put: place.name, on })))
  const numbers = edits.numbers.flatMap((number) => {
    const most = number.of === thing ? number.most(t, n) : NONE
    return most < 0 ? [] : [{ set: number.name, now: number.now(t, n), most }]
  })
  return { thing, n, places, numbers }
}

/** The edit that an offer comes to: a place of it, or a number of it and what it is to be. */
export const editOf = (
  by: Seat,
  { thing, n }: EditOffer,
  what: { readonly put: string; readonly on: Card } | { readonly set: string; readonly to: number },
): Edit => ({
  do: 'edit',
  by,
  [thing]: n,
  ...('put' in what ? { put: what.put, ...(what.on >= 0 ? { on: what.on } : {}) } : { set: what.set, to: what.to }),
})

/** Carries an agreed edit out and asks the open question anew. An edit that cannot be is Illegal and changes nothing. */
export function edit<S extends CoreState, D>(e: Engine<S, D>, s: S, option: Option, watch?: Watch): void {
  const { edits } = e.rules
  if (s.decision === null) throw new Illegal('The game is over: nothing is left to be edited')
  if (edits === undefined) throw new Illegal(`${e.rules.game} cannot be edited`)
  const fault = isEdit(option) ? faultOf(e, s, option) : 'this is no edit'
  if (fault !== '') throw new Illegal(`${JSON.stringify(option)} cannot be agreed on: ${fault}`)
  const made = clone(s)
  // It may fail: then nothing that was found out on the way is kept.
  const t = tableOf({ rules: e.rules, catalog: e.catalog }, made)
  apply(t, edits, option as Edit)
  made.clock++
  touchAll(made)
  try {
    askAgain(t as unknown as Table)
  } catch (error) {
    throw new Illegal(
      `${JSON.stringify(option)} cannot be agreed on: nothing could be answered then (${(error as Error).message})`,
    )
  }
  Object.assign(s, made)
  watch?.(editEvent(e, s, option as Edit))
}

function apply<S extends CoreState>(t: Table<S>, edits: EditRules<S>, edit: Edit): void {
  const number = edits.numbers.find(({ name }) => name === edit.set)
  if (number !== undefined) number.set(t, edit[number.of] as number, edit.to as number)
  const place = edits.places.find(({ name }) => name === edit.put)
  place?.put(t, edit.card ?? top(t.s, edit.top as number), edit.on ?? NONE)
}

const fields = new Set<string>(['do', 'by', ...editThings, 'put', 'on', 'set', 'to'])

/** Why this edit may not be proposed by who proposes it; '' where it may. */
function faultOf<S extends CoreState, D>(e: Engine<S, D>, s: S, edit: Edit): string {
  const strange = Object.keys(edit).find((key) => !fields.has(key))
  if (strange !== undefined) return `an edit has no '${strange}'`
  if (!Number.isInteger(edit.by) || edit.by < 0 || edit.by >= s.seats) return 'nobody proposes it'
  const things = editThings.filter((thing) => edit[thing] !== undefined)
  const [thing] = things
  if (things.length !== 1 || thing === undefined) return 'it is about one thing'
  if ((edit.put === undefined) === (edit.set === undefined)) return 'it puts a card somewhere or sets a number'
  if ((edit.put === undefined && edit.on !== undefined) || (edit.set === undefined) !== (edit.to === undefined))
    return 'it puts a card somewhere or sets a number'
  const offer = editOffers(e, s, edit.by).find((each) => each.thing === thing && each.n === edit[thing])
  if (offer === undefined) return `that ${thing} is not one that seat ${edit.by} may change now`
  if (edit.put !== undefined)
    return offer.places.some(({ put, on }) => put === edit.put && on === (edit.on ?? NONE))
      ? ''
      : 'it may not be put there'
  const number = offer.numbers.find(({ set }) => set === edit.set)
  if (number === undefined) return 'it has no such number'
  const isWithin = Number.isInteger(edit.to) && (edit.to as number) >= 0 && (edit.to as number) <= number.most
  return isWithin ? '' : `${edit.set} is from 0 to ${number.most}`
}

/**
 * An edit as an event, with the table as it was before or as it is after. Whoever knows the card hears which it is; the
 * others that it was a card.
 */
export function editEvent<S extends CoreState, D>(e: Engine<S, D>, s: S, edit: Edit): Event {
  const { by, card, top: pile, die, seat, put, on, set, to } = edit
  const place = e.rules.edits?.places.find(({ name }) => name === put)
  const number = e.rules.edits?.numbers.find(({ name }) => name === set)
  const said = number?.words?.(tableOf(e, s), edit[number.of] as number, to as number)
  const spec = pile === undefined ? undefined : e.rules.piles(s.seats)[pile]
  const others = {
    is: 'edited',
    proposer: by,
    ...(spec === undefined ? {} : { pile: spec.name, seat: spec.seat }),
    ...(die === undefined ? {} : { die }),
    ...(seat === undefined ? {} : { seat }),
    ...(put === undefined
      ? { set, n: to, ...(said === undefined ? {} : { said }) }
      : { put, where: place?.words ?? put }),
    ...(on === undefined ? {} : { on }),
  } as Event
  return card === undefined ? others : ({ ...others, card, to: knownBy(s, card), others } as Event)
}
