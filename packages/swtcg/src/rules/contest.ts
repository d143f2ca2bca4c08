import { ask, type Card, controllerOf, finish, goto, NONE, type Option, procedure, type Seat } from '@dejarik/kernel'
import { forceOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, other, type State, type Table } from '../state.js'
import { factsOf } from './facts.js'
import { payForce } from './force.js'
import { shift } from './moving.js'
import { stackCost, uniquesOf } from './stacking.js'
import { BUILD, battleArena, zone } from './zones.js'

interface Pair {
  cards: [Card, Card]
  equipment: boolean
}

/** Unique cards in battle, Pilots on units too; Equipment that has lost is tapped. rules swtcg.gl-in-battle, swtcg.unique-pilots */
const inBattle = (t: Table, seat: Seat, equipment: boolean): Card[] =>
  uniquesOf(t, seat, equipment).filter(
    (card) => battleArena(t.s, card) !== NONE && !(equipment && t.s.tapped[card] === 1),
  )

/** The same unique name on both sides, in battle: units before Equipment. rule swtcg.contested-unique */
function pairs(t: Table): Pair[] {
  for (const equipment of [false, true]) {
    const light = inBattle(t, LIGHT, equipment)
    if (light.length === 0) continue
    const found = inBattle(t, DARK, equipment).flatMap((a) =>
      light.flatMap((b): Pair[] =>
        factsOf(t, a).unique === factsOf(t, b).unique ? [{ cards: [a, b], equipment }] : [],
      ),
    )
    if (found.length > 0) return found
  }
  return []
}

/** Only in the battle phase, and then at once. */
export const isContested = (t: Table): boolean => t.s.phase === 'battle' && pairs(t).length > 0

interface Contesting {
  pair?: Pair
  /** -1: no first bid yet. */
  bids?: [number, number]
  bidder?: Seat
  /** How many in a row did not raise. */
  passes?: number
}

/**
 * rules swtcg.contested-unique, swtcg.bidding-contest: a first bid of Force each, from Dark, then raises in turn until
 * neither raises; bid and total build cost decide, Dark wins ties. The winner pays; the losing unit goes to the build
 * zone as it is, tapped or not, losing Equipment is tapped.
 */
export const contests = procedure<Contesting, State>('contests', {
  choose(t, f) {
    const found = pairs(t)
    if (found.length === 0) {
      finish(t, f)
      return
    }
    ask(
      t,
      DARK,
      'contest',
      found.map(({ cards }) => offer.contest(cards[0], cards[1])),
      { rule: 'swtcg.contested-unique' },
    )
  },
  chosen(t, f, answer: Of<'contest'>) {
    f.pair = pairs(t).find(({ cards }) => cards[0] === answer.card && cards[1] === answer.with) as Pair
    f.bids = [NONE, NONE]
    f.bidder = DARK
    f.passes = 0
  },
  bid(t, f) {
    const seat = f.bidder as Seat
    const mine = (f.bids as number[])[seat] as number
    const options: Option[] = []
    for (let n = mine + 1; n <= forceOf(t.s, seat); n++) options.push(offer.bid(n))
    if (mine !== NONE) options.push(offer.pass())
    ask(t, seat, 'bid', options, { about: { cards: f.pair?.cards ?? [] }, rule: 'swtcg.bidding-contest' })
  },
  bidden(t, f, answer: Of<'bid' | 'pass'>) {
    const seat = f.bidder as Seat
    f.bidder = other(seat)
    if (answer.do === 'bid') {
      ;(f.bids as number[])[seat] = answer.n
      f.passes = 0
      t.watch?.({ is: 'bid', seat, n: answer.n })
    } else f.passes = (f.passes ?? 0) + 1
    if (f.passes !== 2) goto(f, 'bid')
  },
  settle(t, f) {
    const { s } = t
    const { cards, equipment } = f.pair as Pair
    const bids = f.bids as [number, number]
    const [dark, light] = [DARK, LIGHT].map((seat) => (bids[seat] as number) + stackCost(t, cards[seat] as Card))
    const winner = (dark as number) >= (light as number) ? DARK : LIGHT
    payForce(t, winner, bids[winner] as number)
    const loser = cards[other(winner)] as Card
    if (equipment) s.tapped[loser] = 1
    else {
      // Not a retreat: nothing taps, and whatever forbids to retreat does not matter.
      s.piloting[loser] = NONE
      shift(t, loser, zone(controllerOf(s, loser), BUILD))
      s.faceUp[loser] = 1
    }
    t.watch?.({ is: 'contest', winner, card: cards[winner] as Card, loser })
    goto(f, 'choose')
  },
})
