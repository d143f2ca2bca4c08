import { below, type Generator, generator } from '../chance/random.js'
import { Illegal, type Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import { fingerprint } from '../records/digest.js'
import { type Edit, type EditOffer, edit, editOf, editOffers } from '../records/edits.js'
import { newRecord, play, replay } from '../records/records.js'
import type { CoreState, Seat } from '../state/state.js'
import { differs, hidingAt } from './hiding.js'
import { Naming } from './named.js'
import { roundTripAt } from './round-trip.js'
import { anyOption, Broken, OFTEN, type Start, spot } from './start.js'
import { undoAt } from './undo.js'

const LAW = 'edits'
const MANY = 300

/**
 * A game that is edited now and then is still a game: its record is played again to the same digest, undoing over an
 * edit is exact, JSON holds every state, what a seat may propose and what it then sees reveal nothing, and what may not
 * be edited is refused and changes nothing. Returns how many edits were made.
 */
export function editLaw<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): number {
  const g = generator(`edits ${seed}`)
  const record = newRecord(e as Engine, start.format, start.decks, seed)
  const s = e.start(start.format, start.decks, seed)
  const naming = new Naming(e.rules.events)
  let edits = 0
  while (s.decision !== null && record.answers.length < Math.min(start.bound ?? MANY, MANY)) {
    if (s.decision.options.some((option) => option.do === 'edit'))
      throw new Broken(LAW, `a decision offers an edit ${spot(e, s)}`)
    const by = below(g, s.seats)
    const made = below(g, start.every ?? OFTEN) === 0 ? anyEdit(g, editOffers(e, s, by), by) : null
    if (made === null) {
      play(e as Engine, s, record, anyOption(g, s.decision.options))
      continue
    }
    offersHide(e, s, by, `${seed} ${record.answers.length}`)
    refuses(e, s, made)
    naming.rest(s)
    const where = spot(e, s)
    play(e as Engine, s, record, made, (event) => {
      const fault = naming.fault(event, s)
      if (fault !== null) throw new Broken(LAW, `${fault}, ${where}`)
    })
    edits++
    roundTripAt(e, s, 3)
    for (let seat = 0; seat < s.seats; seat++) hidingAt(e, s, seat, `edit ${seed} ${edits} ${seat}`, 3)
  }
  if (fingerprint(replay(e, record)) !== fingerprint(s))
    throw new Broken(LAW, 'the record is played again to another state')
  const last = record.answers.findLastIndex((option) => option.do === 'edit')
  if (last >= 0) for (const k of [1, record.answers.length - last]) undoAt(e, record, k)
  return edits
}

/** Some edit of these; null where nothing may be edited. */
export function anyEdit(g: Generator, offers: readonly EditOffer[], by: Seat): Edit | null {
  const offer = offers[below(g, Math.max(1, offers.length))]
  if (offer === undefined) return null
  const at = below(g, offer.places.length + offer.numbers.length)
  const place = offer.places[at]
  if (place !== undefined) return editOf(by, offer, place)
  const { set, most } = offer.numbers[at - offer.places.length] as EditOffer['numbers'][number]
  return editOf(by, offer, { set, to: below(g, most + 1) })
}

/** What a seat may propose follows from what it knows. */
function offersHide<S extends CoreState, D>(e: Engine<S, D>, s: S, seat: Seat, seed: string): void {
  const other = e.world(s, seat, generator(`edits ${seed}`))
  const [here, there] = [s, other].map((each) => JSON.stringify(editOffers(e, each, seat)))
  if (here !== there)
    throw new Broken(
      LAW,
      `what seat ${seat} may edit depends on what it may not know, ${spot(e, s)}:\n  ${differs(here, there)}`,
    )
}

/** An edit that is not quite right is refused with its reason, and the state is as it was. */
function refuses<S extends CoreState, D>(e: Engine<S, D>, s: S, right: Edit): void {
  const before = JSON.stringify(s)
  const wrong: Option[] = [
    { ...right, extra: 1 },
    { ...right, by: s.seats },
    { ...right, do: 'other' },
    right.set === undefined ? { ...right, put: 'nowhere' } : { ...right, to: 1_000_000 },
    right.set === undefined ? { ...right, set: 'damage' } : { ...right, to: -1 },
    { ...right, card: s.def.length, top: undefined, die: undefined, seat: undefined },
  ]
  for (const option of wrong) {
    try {
      edit(e, s, JSON.parse(JSON.stringify(option)))
    } catch (error) {
      if (!(error instanceof Illegal)) throw error
      if (JSON.stringify(s) !== before) throw new Broken(LAW, `refusing ${JSON.stringify(option)} changed the state`)
      continue
    }
    throw new Broken(LAW, `${JSON.stringify(option)} is accepted ${spot(e, s)}`)
  }
}
