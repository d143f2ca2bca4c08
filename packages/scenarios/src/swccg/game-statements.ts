import type { State } from '@dejarik/swccg'
import { adjacentTo } from '@dejarik/swccg/board'
import { type Statement, same } from '../statement.js'
import { oneCard } from './find.js'
import { defOf, type Setting, tableOf } from './setting.js'

export const gameStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'turn is N',
    reads: /^(?:the )?turn is (\d+)$/,
    holds: (_x, s, [n]) => same(Number(n), s.turn, 'it is'),
  },
  {
    form: "it is SEAT's turn",
    reads: /^it is (\S+?)'s turn$/,
    holds: (x, s, [seat]) => same(seat, x.seats[s.active], 'it is the turn of'),
  },
  {
    form: 'phase is activate | control | deploy | battle | move | draw | start | end | starting',
    reads: /^(?:the )?phase is (\w+)$/,
    holds: (_x, s, [phase]) => same(phase, s.phase, 'it is'),
  },
  {
    form: 'the line is LOCATION, LOCATION …',
    reads: /^the line is (.+)$/,
    holds: (x, s, [list]) => same(list, s.line.map((card) => defOf(x, s, card).name).join(', '), 'it is'),
  },
  {
    form: 'LOCATION is | is not adjacent to LOCATION',
    reads: /^(.+) is (not )?adjacent to (.+)$/,
    holds(x, s, [a, not, b]) {
      const is = adjacentTo(tableOf(x, s), oneCard(x, s, a as string)).includes(oneCard(x, s, b as string))
      return is === (not === undefined) ? null : is ? 'it is' : 'it is not'
    },
  },
]
