import { costOf } from '@dejarik/destiny/board'
import { nth } from '@dejarik/kernel'
import { explained, same } from '../statement.js'
import { cardsCalledSo, oneCard } from './find.js'
import { defOf, tableOf } from './setting.js'
import type { Statement } from './statements.js'

export const gameStatements: readonly Statement[] = [
  {
    form: 'cost of CARD [on CARD] [replacing CARD] is N',
    reads: /^cost of (.+?)(?: on (.+?))?(?: replacing (.+?))? is (\d+)$/,
    holds(x, s, [name, on, replace, n]) {
      const card = nth(cardsCalledSo(x, s, name as string), 0)
      const place = [on, replace].map((text) => (text === undefined ? -1 : oneCard(x, s, text)))
      return explained(Number(n), (parts) => costOf(tableOf(x, s), card, place[0], place[1], parts))
    },
  },
  {
    form: 'the battlefield is CARD',
    reads: /^the battlefield is (.+)$/,
    holds: (x, s, [name]) => same(name, s.battlefield < 0 ? 'none' : defOf(x, s, s.battlefield).name, 'it is'),
  },
  {
    form: 'nobody has claimed',
    reads: /^nobody has claimed$/,
    holds: (x, s) => (s.claimed < 0 ? null : `${x.seats[s.claimed]} has`),
  },
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
    form: 'round is N',
    reads: /^(?:the )?round is (\d+)$/,
    holds: (_x, s, [n]) => same(Number(n), s.round, 'it is'),
  },
  {
    form: 'phase is setup | action | upkeep',
    reads: /^(?:the )?phase is (\w+)$/,
    holds: (_x, s, [phase]) => same(phase, s.phase, 'it is'),
  },
  {
    form: "it is SEAT's turn",
    reads: /^it is (\S+?)'s turn$/,
    holds: (x, s, [seat]) => same(seat, x.seats[s.turn], 'it is the turn of'),
  },
  {
    form: 'the queue is empty | holds N',
    reads: /^the queue (?:is (empty)|holds (\d+))$/,
    holds: (_x, s, [empty, n]) => same(empty === undefined ? Number(n) : 0, s.queue.length, 'it holds'),
  },
]
