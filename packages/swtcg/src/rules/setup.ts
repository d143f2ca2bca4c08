import {
  ask,
  type Card,
  call,
  goto,
  move,
  NONE,
  type Option,
  pick,
  procedure,
  reveal,
  type Seat,
  shufflePile,
} from '@dejarik/kernel'
import { buildCountersOn, startingPointsOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { arenas, DARK, other, type State, type Table } from '../state.js'
import { bidSides } from './bidding-sides.js'
import { draw } from './drawing.js'
import { printedCost, stackCost, stackOn, ways } from './stacking.js'
import { turns } from './turns.js'
import { ARENA, arenasFor, BUILD, cardsIn, DECK, DISCARD, HAND, isUnitCard, unitsInArenas, zone } from './zones.js'

interface SetUp {
  seat?: Seat
  /** Sides that have stopped placing units. */
  stopped?: boolean[]
}

/** What a side has placed: the total build cost of its units, and counters on its last one. */
export function placed(t: Table, seat: Seat): number {
  const { s } = t
  const units = unitsInArenas(s, seat).reduce((sum, unit) => sum + stackCost(t, unit), 0)
  return units + cardsIn(s, seat, BUILD).reduce((sum, card) => sum + buildCountersOn(s, card), 0)
}

/**
 * What may be placed with the points that are left, where, and what may be built in part. Only units: nothing is done with
 * other cards, and no text counts. rules swtcg.start-step-4, swtcg.gl-setup, swtcg.pilots-setup
 */
function placements(t: Table, seat: Seat): Option[] {
  const { s } = t
  const left = startingPointsOf(s, seat) - placed(t, seat)
  const options: Option[] = []
  for (const card of cardsIn(s, seat, HAND)) {
    if (!isUnitCard(t, card)) continue
    const cost = printedCost(t, card)
    for (const way of ways(t, seat, card, true)) {
      if (way.on !== NONE) {
        if (way.cost <= left) options.push(offer.stack(card, way.on, way.where))
      } else if (cost <= left) {
        for (const arena of arenasFor(t, card)) options.push(offer.place(card, arena))
      }
    }
    // The last unit may be built in part, with all that is left; overbuilding is allowed.
    if (left > 0) options.push(offer.build(card, left))
  }
  options.push(offer.done())
  return options
}

/** rule swtcg.how-to-start. Sides were chosen by whoever brought the decks, unless they are bid for. */
export const setup = procedure<SetUp, State>('setup', {
  sides(t) {
    if (t.s.bids) call(t, bidSides)
  },
  shuffle(t, f) {
    // rules swtcg.start-step-2, swtcg.start-step-3
    for (let seat = 0; seat < 2; seat++) {
      shufflePile(t, zone(seat, DECK))
      draw(t, seat, 7)
    }
    f.seat = DARK
  },
  mulligan(t, f) {
    // rules swtcg.start-step-3, swtcg.gl-mulligan: Dark first; cards that are not units, once
    const seat = f.seat as Seat
    const from = cardsIn(t.s, seat, HAND)
      .filter((card) => !isUnitCard(t, card))
      .sort((a, b) => a - b)
    f.result = []
    if (from.length > 0) call(t, pick, { seat, from, min: 0, max: from.length, as: 'card', about: 'mulligan' })
  },
  redraw(t, f) {
    const seat = f.seat as Seat
    const cards = f.result as Card[]
    for (const card of cards) {
      move(t, card, zone(seat, DISCARD))
      t.watch?.({ is: 'discarded', card, from: 'hand' })
    }
    draw(t, seat, cards.length)
    f.seat = other(seat)
    if (seat === DARK) goto(f, 'mulligan')
    else f.stopped = [false, false]
  },
  place(t, f) {
    const seat = f.seat as Seat
    const stopped = f.stopped as boolean[]
    if (stopped[0] && stopped[1]) goto(f, 'play')
    else if (stopped[seat]) {
      f.seat = other(seat)
      goto(f, 'place')
    } else ask(t, seat, 'setup', placements(t, seat), { rule: 'swtcg.start-step-4' })
  },
  placed(t, f, answer: Of<'place' | 'stack' | 'done'> | Of<'build', 'n'>) {
    const seat = f.seat as Seat
    const { s } = t
    const stopped = f.stopped as boolean[]
    goto(f, 'place')
    if (answer.do === 'done') {
      stopped[seat] = true
      return
    }
    const { card } = answer
    if (answer.do === 'place') {
      move(t, card, zone(seat, ARENA + answer.arena))
      t.watch?.({ is: 'placed', seat, card, arena: arenas[answer.arena] as string })
    } else if (answer.do === 'stack') stackOn(t, card, answer.on, answer.where)
    else {
      // It is shown before it is put face down.
      reveal(t, card)
      move(t, card, zone(seat, BUILD))
      s.known[card] = 3
      s.counters[card] = answer.n
      t.watch?.({ is: 'built', seat, card, n: answer.n })
    }
    draw(t, seat, 1)
    if (placed(t, seat) >= startingPointsOf(s, seat)) stopped[seat] = true
    // Dark begins with one unit; then each places until it has more than the other.
    if (stopped[seat] || placed(t, seat) > placed(t, other(seat))) f.seat = other(seat)
  },
  play(t) {
    call(t, turns)
  },
})
