import type { State } from '@dejarik/swtcg'
import { type Statement, same } from '../statement.js'
import { type Setting, seatCalled } from './setting.js'

/** What bidding for sides has settled. */
export const setupStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'SEAT starts with N build points',
    reads: /^(\S+) starts with (\d+) build points?$/,
    holds: (x, s, [seat, n]) => same(Number(n), s.starting[seatCalled(x, seat)], 'it starts with'),
  },
  {
    form: 'the players have | have not changed places',
    reads: /^the players have (not )?changed places$/,
    holds: (_x, s, [not]) => same(not === undefined ? '1,0' : '0,1', s.chairs.join(','), 'the chairs are'),
  },
]
