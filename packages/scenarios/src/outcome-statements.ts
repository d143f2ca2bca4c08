import type { CoreState } from '@dejarik/kernel'
import type { Seated } from './seats.js'
import { type Statement, same } from './statement.js'

/** How a game stands or has ended, which is said of every game in the same way. */
export const outcomeStatements = <X extends Seated, S extends CoreState>(): readonly Statement<X, S>[] => [
  {
    form: 'nobody has won',
    reads: /^nobody has won$/,
    holds: (x, s) =>
      s.result === null ? null : `${x.seats[s.result.winner ?? -1] ?? 'nobody'} has (${s.result.rule})`,
  },
  {
    form: 'the game ended by RULE',
    reads: /^the game ended by (\S+)$/,
    holds: (_x, s, [rule]) => (s.result === null ? 'it is not over' : same(rule, s.result.rule, 'the rule is')),
  },
  {
    form: 'SEAT wins',
    reads: /^(\S+) (?:wins|has won)$/,
    holds(x, s, [seat]) {
      if (s.result === null) return 'the game is not over'
      return same(seat, s.result.winner === null ? 'nobody' : x.seats[s.result.winner], 'the winner is')
    },
  },
]
