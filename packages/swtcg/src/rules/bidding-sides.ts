import { ask, goto, type Option, procedure, type Seat } from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, other, type State } from '../state.js'
import { rollDie } from './dice.js'

/** rule swtcg.start-step-4: the build points a side may place, unless it was bid for. */
export const STARTING = 30

interface Bidding {
  /** Who is to bid: a player, not yet a side. */
  bidder?: Seat
  /** The side that is bid for. */
  side?: Seat
  /** The build points that whoever bid last would play it with. */
  least?: number
}

/**
 * rules swtcg.bidding-sides, swtcg.start-step-1: the higher roll begins; it names a side and the build points it would play
 * it with; the two undercut each other until one lets go. Whoever bid last plays that side with the last figure, the
 * other player the other side with all 30. Players are those who sit at the seats now; they may change places.
 */
export const bidSides = procedure<Bidding, State>('bid-sides', {
  roll(t, f) {
    t.s.dice = [rollDie(t.s), rollDie(t.s)]
    t.watch?.({ is: 'rolled', for: 'sides', dice: [...t.s.dice] })
    const [first = 0, second = 0] = t.s.dice
    if (first === second) goto(f, 'roll')
    else f.bidder = first > second ? 0 : 1
  },
  side(t, f) {
    t.s.dice = []
    const options = [DARK, LIGHT].map((seat): Of<'choose', 'seat'> => ({ do: 'choose', seat }))
    ask(t, f.bidder as Seat, 'side', options, { rule: 'swtcg.bidding-sides' })
  },
  named(_t, f, answer: Of<'choose', 'seat'>) {
    f.side = answer.seat
  },
  bid(t, f) {
    const options: Option[] = []
    for (let n = f.least === undefined ? STARTING : f.least - 1; n >= 0; n--) options.push(offer.bid(n))
    // Whoever begins makes a bid; later one may let go.
    if (f.least !== undefined) options.push(offer.pass())
    ask(t, f.bidder as Seat, 'bid-side', options, { about: { side: f.side as Seat }, rule: 'swtcg.bidding-sides' })
  },
  bidden(t, f, answer: Of<'bid' | 'pass'>) {
    const bidder = f.bidder as Seat
    f.bidder = other(bidder)
    if (answer.do === 'pass') return
    f.least = answer.n
    t.watch?.({ is: 'bid-side', seat: bidder, side: f.side as Seat, n: f.least })
    goto(f, 'bid')
  },
  seated(t, f) {
    // The one who let go is followed by the winner.
    const winner = f.bidder as Seat
    const side = f.side as Seat
    t.s.chairs = winner === side ? [0, 1] : [1, 0]
    t.s.starting[side] = f.least as number
    t.watch?.({ is: 'sides', seat: side, n: f.least as number, chairs: t.s.chairs })
  },
})
