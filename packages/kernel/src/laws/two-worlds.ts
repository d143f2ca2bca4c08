import { type Generator, generator } from '../chance/random.js'
import { type Decision, find, type Option } from '../decisions/decisions.js'
import type { Fields } from '../decisions/fields.js'
import type { Engine } from '../engine.js'
import { type Event, seenBy, type Watch } from '../events.js'
import { knows } from '../knowledge/piles.js'
import { ownerOf } from '../state/columns.js'
import type { Card, CoreState, Seat } from '../state/state.js'
import { cardsTold, unknownOf } from './named.js'
import { anyOption, Broken, spot } from './start.js'

/** One of the two worlds, and what the seat has seen in it since they parted. */
interface Side<S extends CoreState> {
  s: S
  seen: string[]
  /** From here on the seat may rightly see a difference. */
  exposed: boolean
  watch: Watch
}

function side<S extends CoreState>(
  fields: Fields,
  s: S,
  seat: Seat,
  dealt: readonly Card[],
  resealed: boolean,
): Side<S> {
  const made: Side<S> = { s, seen: [], exposed: false, watch: () => {} }
  made.watch = (event: Event) => {
    made.exposed ||=
      shows(s, seat, dealt) || strangerLooks(fields, s, event, dealt) || (resealed && event.is === 'unsealed')
    const seen = made.exposed ? null : seenBy(event, seat)
    if (seen !== null) made.seen.push(JSON.stringify(seen))
  }
  return made
}

/** Does the seat by now know a card that differs between the worlds? */
const shows = (s: CoreState, seat: Seat, dealt: readonly Card[]): boolean => dealt.some((card) => knows(s, seat, card))

/** Is a card that differs shown to a third seat? What it does next may depend on it, and may be seen by all. */
const strangerLooks = (fields: Fields, s: CoreState, event: Event, dealt: readonly Card[]): boolean =>
  event.to !== undefined &&
  cardsTold(fields, event).some(
    (card) => dealt.includes(card) && ((event.to as number) & ~(1 << ownerOf(s, card))) !== 0,
  )

const sealedChoices = (s: CoreState): string => JSON.stringify(s.stack.filter((f) => f.procedure === 'sealed'))

/** The options that touch no card hidden from the seat: what they do looks the same in both worlds. */
const open = <S extends CoreState, D>(e: Engine<S, D>, decision: Decision, s: CoreState, seat: Seat): Option[] =>
  decision.options.filter((option) => unknownOf(cardsTold(e.rules.options, option), s.known, seat) < 0)

/**
 * Plays on in two worlds that a seat cannot tell apart, with the same answers and the same dice, as long as nobody
 * touches a card that differs. The seat must be asked the same and see the same events, passes included; a question
 * that only one world asks another seat must leave no trace. Returns how many events were compared.
 */
export function twoWorlds<S extends CoreState, D>(
  e: Engine<S, D>,
  here: S,
  there: S,
  seat: Seat,
  answers: number,
  seed: string | number,
): number {
  const dealt: Card[] = []
  for (let card = 0; card < here.def.length; card++) if (here.def[card] !== there.def[card]) dealt.push(card)
  const resealed = sealedChoices(here) !== sealedChoices(there)
  const left = side(e.rules.events, e.clone(here), seat, dealt, resealed)
  const right = side(e.rules.events, e.clone(there), seat, dealt, resealed)
  right.s.random = [...left.s.random]
  const g = generator(`two worlds ${seed}`)
  for (let i = 0; i < answers; i++) {
    const asked = left.s.decision
    if (!step(e, left, right, seat, g)) break
    const compared = compare(left, right, seat, () => spot(e, here))
    if (left.exposed || right.exposed || shows(left.s, seat, dealt)) return compared
    const mine = left.s.decision?.seat === seat && right.s.decision?.seat === seat
    if (mine && JSON.stringify(left.s.decision) !== JSON.stringify(right.s.decision))
      throw new Broken(
        'hiding',
        `after ${asked?.kind}, seat ${seat} is asked differently in a world that it cannot tell apart, ${spot(e, left.s)}:\n` +
          `  ${JSON.stringify(left.s.decision)}\n  ${JSON.stringify(right.s.decision)}`,
      )
    if (mine && left.seen.length !== right.seen.length)
      throw new Broken(
        'hiding',
        `seat ${seat} sees more in one of two worlds, ${spot(e, left.s)}: ${surplus(left, right)}`,
      )
  }
  return Math.min(left.seen.length, right.seen.length)
}

/** Gives one answer, in both worlds where both ask. False when nothing more can be compared. */
function step<S extends CoreState, D>(
  e: Engine<S, D>,
  left: Side<S>,
  right: Side<S>,
  seat: Seat,
  g: Generator,
): boolean {
  const l = left.s.decision
  const r = right.s.decision
  // Questions of one kind may be asked at different times: what was seen before them tells.
  const together = left.seen.length === right.seen.length
  if (l !== null && r !== null && together && l.seat === r.seat && l.kind === r.kind) {
    const options = l.seat === seat ? l.options : open(e, l, left.s, seat)
    if (options.length === 0) return false
    const option = anyOption(g, options)
    const meant = find(r.options, option)
    if (meant === undefined) return false
    e.answer(left.s, option, left.watch)
    e.answer(right.s, meant, right.watch)
    return true
  }
  // One world asks another seat what was forced in the other: only the pass that was forced there leaves no trace.
  const [behind, ahead] = left.seen.length <= right.seen.length ? [left, right] : [right, left]
  return alone(e, behind, seat) || alone(e, ahead, seat)
}

function alone<S extends CoreState, D>(e: Engine<S, D>, one: Side<S>, seat: Seat): boolean {
  const { decision } = one.s
  if (decision === null || decision.seat === seat) return false
  const options = open(e, decision, one.s, seat)
  const pass = options.find((option) => option.do === 'pass') ?? (options.length === 1 ? options[0] : undefined)
  if (pass === undefined) return false
  e.answer(one.s, pass, one.watch)
  return true
}

function compare<S extends CoreState>(left: Side<S>, right: Side<S>, seat: Seat, at: () => string): number {
  const length = Math.min(left.seen.length, right.seen.length)
  for (let i = 0; i < length; i++) {
    if (left.seen[i] === right.seen[i]) continue
    throw new Broken(
      'hiding',
      `seat ${seat} sees different events in worlds that it cannot tell apart, parted ${at()}:\n` +
        `  ${left.seen[i]}\n  ${right.seen[i]}`,
    )
  }
  return length
}

const surplus = <S extends CoreState>(left: Side<S>, right: Side<S>): string =>
  [left, right].flatMap((one) => one.seen.slice(Math.min(left.seen.length, right.seen.length))).join(', ')
