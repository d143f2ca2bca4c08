import { controllerOf, knows } from '@dejarik/kernel'
import { arenas, type State } from '@dejarik/swtcg'
import { cardsIn, controls } from '@dejarik/swtcg/board'
import { number, type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard, zones } from './find.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

export const seatStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'SEAT has N Force | build points',
    reads: /^(\S+) has (no|\d+) (Force|build points?)$/,
    holds: (x, s, [seat, n, what]) =>
      same(number(n), (what === 'Force' ? s.force : s.points)[seatCalled(x, seat)], 'it has'),
  },
  {
    form: 'SEAT has N cards in hand | deck | discard pile | build zone',
    reads: /^(\S+) has (no|\d+) cards? in (?:the )?(hand|deck|discard pile|build zone)$/,
    holds: (x, s, [seat, n, where]) =>
      same(number(n), cardsIn(s, seatCalled(x, seat), zones[where as string] as number).length, 'there are'),
  },
  {
    form: 'SEAT controls | does not control the ARENA arena',
    reads: /^(\S+) (controls|does not control) the (space|ground|character) arena$/,
    holds(x, s, [seat, verb, arena]) {
      const is = controls(tableOf(x, s), seatCalled(x, seat), arenas.indexOf(arena as 'space'))
      return is === (verb === 'controls') ? null : is ? 'it does' : 'it does not'
    },
  },
  {
    form: 'SEAT controls CARD',
    reads: /^(\S+) controls (.+)$/,
    holds: (x, s, [seat, what]) =>
      same(seat, x.seats[controllerOf(s, oneCard(x, s, what as string))], 'its controller is'),
  },
  {
    form: 'SEAT knows | does not know CARD',
    reads: /^(\S+) (knows|does not know) (.+)$/,
    holds(x, s, [seat, verb, name]) {
      const is = cardsCalledSo(x, s, name as string).some((card) => knows(s, seatCalled(x, seat), card))
      return is === (verb === 'knows') ? null : is ? 'it does' : 'it does not'
    },
  },
]
