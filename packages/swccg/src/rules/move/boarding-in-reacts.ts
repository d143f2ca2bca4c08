import { ask, type Card, finish, goto, type Option, procedure, type Seat } from '@dejarik/kernel'
import { hostOf, isMarked, mark, place, roleOf } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import { REACTED, type State, steersAs, type Table } from '../../state.js'
import { allOn, isActive, pilotsOf } from '../card-states.js'
import { isCharacter, isStarship, isVehicle } from '../facts.js'
import { needsPilot } from '../modifiers/numbers.js'
import { hasPermanentPilot } from '../piloting.js'
import { cardsIn, TABLE } from '../zones.js'
import type { Route } from './movers.js'
import { routes } from './routes.js'

interface Boarding {
  seat: Seat
  /** What reacts. */
  ship: Card
  /** It is about to depart. */
  before?: true
  /** Who has gone aboard or off it: each once. */
  done?: Card[]
}

/** The way aboard what reacts, or off it, that this card has now; in the seat that it would have by itself. */
const wayOf = (t: Table, card: Card, { seat, ship }: Boarding): Route | undefined =>
  routes(t, card, seat, false).find(({ how, host }) =>
    hostOf(t.s, card) === ship ? how === 'disembark' && host === hostOf(t.s, ship) : how === 'embark' && host === ship,
  )

const isShip = (t: Table, card: Card): boolean => isStarship(t, card) || isVehicle(t, card)

/** Who has reacted does not depart again, and somebody stays to pilot or drive. */
function mayNow(t: Table, card: Card, { ship, before }: Boarding): boolean {
  if (!isActive(t, card) || (!isCharacter(t, card) && !isShip(t, card))) return false
  if (before !== true) return true
  const last = steersAs(roleOf(t.s, card)) && pilotsOf(t, ship).length === 1 && !hasPermanentPilot(t, ship)
  if (hostOf(t.s, card) === ship && last && needsPilot(t, ship)) return false
  return !isMarked(t.s, card, REACTED)
}

/**
 * rules swccg.react, swccg.embarking: other cards go aboard what reacts, or off it, just before it departs and just after
 * it has arrived.
 */
export const boardReacting = procedure<Boarding, State>('board-reacting', {
  offer(t, f) {
    const done = f.done ?? []
    const options: Option[] = []
    if (isShip(t, f.ship))
      for (const card of cardsIn(t.s, f.seat, TABLE)) {
        if (card === f.ship || done.includes(card) || !mayNow(t, card, f)) continue
        const way = wayOf(t, card, f)
        if (way?.how === 'embark' || way?.how === 'disembark') options.push(offer[way.how](card))
      }
    if (options.length === 0) finish(t, f, done)
    else ask(t, f.seat, 'board', [...options, offer.done()], { about: { card: f.ship }, rule: 'swccg.react' })
  },
  board(t, f, answer: Of<'embark' | 'disembark' | 'done'>) {
    if (answer.do === 'done') {
      finish(t, f, f.done ?? [])
      return
    }
    const { card } = answer
    const { host, as, how } = wayOf(t, card, f) as Route
    place(t.s, card, host, as)
    f.done = [...(f.done ?? []), card]
    t.watch?.({ is: 'moved', seat: f.seat, card, how, host })
    goto(f, 'offer')
  },
})

/** rule swccg.react: whoever took part in a react does not react again this turn. */
export function noteReacted(t: Table, card: Card): void {
  for (const each of [card, ...allOn(t, card)]) mark(t.s, each, REACTED)
}
