import { knows } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import { controls, countIn, drainAmount, generation, lifeForce, occupies } from '@dejarik/swccg/board'
import { explained, number, type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard, zones } from './find.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

const pileWords = Object.keys(zones).join('|')

export const seatStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'SEAT has N cards in hand | reserve deck | force pile | used pile | lost pile',
    reads: new RegExp(`^(\\S+) has (no|\\d+) cards? in (${pileWords})$`),
    holds: (x, s, [seat, n, where]) =>
      same(number(n), countIn(s, seatCalled(x, seat), zones[where as string] as number), 'there are'),
  },
  {
    form: 'SEAT has N Life Force',
    reads: /^(\S+) has (no|\d+) Life Force$/,
    holds: (x, s, [seat, n]) => same(number(n), lifeForce(s, seatCalled(x, seat)), 'it has'),
  },
  {
    form: 'SEAT generates N Force',
    reads: /^(\S+) generates (no|\d+) Force$/,
    holds: (x, s, [seat, n]) => explained(number(n), (parts) => generation(tableOf(x, s), seatCalled(x, seat), parts)),
  },
  {
    form: 'SEAT would drain N at LOCATION',
    reads: /^(\S+) would drain (\d+) at (.+)$/,
    holds: (x, s, [seat, n, at]) =>
      explained(Number(n), (parts) =>
        drainAmount(tableOf(x, s), seatCalled(x, seat), oneCard(x, s, at as string), parts),
      ),
  },
  {
    form: 'SEAT controls | does not control | occupies | does not occupy LOCATION',
    reads: /^(\S+) (controls|does not control|occupies|does not occupy) (.+)$/,
    holds(x, s, [seat, verb, at]) {
      const ask = (verb as string).includes('control') ? controls : occupies
      const is = ask(tableOf(x, s), seatCalled(x, seat), oneCard(x, s, at as string))
      return is === !(verb as string).startsWith('does not') ? null : is ? 'it does' : 'it does not'
    },
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
