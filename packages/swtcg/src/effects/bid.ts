import { call, finish, type Option, type Seat, sealed } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, perform, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { offer } from '../options/index.js'
import { payForce } from '../rules/force.js'
import type { State } from '../state.js'
import type { Effect, Who } from './tree.js'

/** Both players secretly bid Force; the winner pays and does `win` (inside, "you" is the winner). */
export interface Bid {
  do: 'bid'
  win: Effect
  tie: Who
}

export const bidWords = words('bid', ['both players bid Force, {tie:who} having ties, and the winner {win:acts/they}'])

/** rule swtcg.bidding-control: secret and at the same time; the winner pays, the loser does not. */
export const bid = effect<Bid, { winner?: Seat }, State>('bid', {
  bid(t) {
    const offers = t.s.force.map((force) => Array.from({ length: force + 1 }, (_, n): Option => offer.bid(n)))
    call(t, sealed, { offers, kind: 'bid', rule: 'swtcg.bidding-control' })
  },
  pay(t, f) {
    const node = nodeOf<Bid>(t, f)
    const x = scopeOf(t, f)
    const [dark = 0, light = 0] = (f.result as Option[][]).map(([option]) => option?.n as number)
    const tie = playersOf(t, node.tie ?? 'dark', x, f.you)[0] ?? 0
    const winner = dark === light ? tie : dark > light ? 0 : 1
    f.winner = winner
    payForce(t, winner, Math.max(dark, light))
    t.watch?.({ is: 'won-bid', seat: winner, bids: [dark, light] })
    x.that.player = [winner]
    x.number = Math.max(dark, light)
  },
  win(t, f) {
    perform(t, nodeOf<Bid>(t, f).win, f, f.winner as Seat)
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})
