import type { State } from '@dejarik/destiny'
import { cardsIn, handSize, upkeepResources } from '@dejarik/destiny/board'
import { controllerOf, knows, nth } from '@dejarik/kernel'
import { explained, number, same } from '../statement.js'
import { seatCalled } from './entries.js'
import { areas, cardsCalledSo, oneCard } from './find.js'
import { type Setting, tableOf } from './setting.js'
import type { Statement } from './statements.js'

const control = (x: Setting, s: State) => nth(x.seats, s.control)

export const seatStatements: readonly Statement[] = [
  {
    form: 'SEAT has N resources',
    reads: /^(\S+) has (no|\d+) resources?$/,
    holds: (x, s, [seat, n]) => same(number(n), s.resources[seatCalled(x, seat)], 'it has'),
  },
  {
    form: 'SEAT has N cards in hand | deck | discard pile',
    reads: /^(\S+) has (no|\d+) cards? in (hand|deck|discard pile)$/,
    holds: (x, s, [seat, n, zone]) =>
      same(number(n), cardsIn(s, seatCalled(x, seat), areas[zone as string] as number).length, 'there are'),
  },
  {
    form: 'SEAT controls the battlefield | CARD',
    reads: /^(\S+) controls (.+)$/,
    holds(x, s, [seat, what]) {
      const holder =
        what === 'the battlefield' ? control(x, s) : x.seats[controllerOf(s, oneCard(x, s, what as string))]
      return same(seat, holder, 'its controller is')
    },
  },
  {
    form: 'SEAT has claimed | nobody has claimed',
    reads: /^(\S+) has claimed$/,
    holds: (x, s, [seat]) => same(seatCalled(x, seat), s.claimed, 'the battlefield was claimed by seat'),
  },
  {
    form: 'SEAT knows | does not know CARD',
    reads: /^(\S+) (knows|does not know) (.+)$/,
    holds(x, s, [seat, verb, name]) {
      const is = cardsCalledSo(x, s, name as string).some((card) => knows(s, seatCalled(x, seat), card))
      return is === (verb === 'knows') ? null : is ? 'it does' : 'it does not'
    },
  },
  {
    form: 'SEAT is out | is not out',
    reads: /^(\S+) is (not )?out$/,
    holds: (x, s, [seat, not]) =>
      (s.out[seatCalled(x, seat)] === 1) === (not === undefined) ? null : `it is ${not ? '' : 'not '}out`,
  },
  {
    form: 'SEAT wins',
    reads: /^(\S+) (?:wins|has won)$/,
    holds(x, s, [seat]) {
      if (s.result === null) return 'the game is not over'
      return same(seat, s.result.winner === null ? 'nobody' : x.seats[s.result.winner], 'the winner is')
    },
  },
  {
    form: 'hand size of SEAT is N',
    reads: /^hand size of (\S+) is (\d+)$/,
    holds: (x, s, [seat, n]) => explained(Number(n), (parts) => handSize(tableOf(x, s), seatCalled(x, seat), parts)),
  },
  {
    form: 'upkeep resources of SEAT are N',
    reads: /^upkeep resources of (\S+) are (\d+)$/,
    holds: (x, s, [seat, n]) =>
      explained(Number(n), (parts) => upkeepResources(tableOf(x, s), seatCalled(x, seat), parts)),
  },
]
