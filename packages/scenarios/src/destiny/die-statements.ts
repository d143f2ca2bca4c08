import { ASIDE, type Die, HELD, IN_POOL, type State, sideWords } from '@dejarik/destiny'
import { poolOf, sideOf, valueOfSide } from '@dejarik/destiny/board'
import { nth } from '@dejarik/kernel'
import { number, same } from '../statement.js'
import { seatCalled } from './entries.js'
import { diceCalledSo, oneCard } from './find.js'
import { sideNames } from './names.js'
import { type Setting, tableOf } from './setting.js'
import { readSide } from './sides.js'
import type { Statement } from './statements.js'

function whereDie(x: Setting, s: State, die: Die): string {
  const at = s.dieAt[die]
  if (at === IN_POOL)
    return `is in ${x.seats[nth(s.diePool, die)]} pool showing ${sideWords(sideOf(tableOf(x, s), die))}`
  return at === ASIDE ? 'is set aside' : at === HELD ? 'is held by a card' : 'is on its card'
}

const inPool = (s: State, dice: readonly Die[]) => dice.filter((die) => s.dieAt[die] === IN_POOL)

/** The sides of a pool, as a list to compare. */
const shown = (x: Setting, s: State, seat: number) =>
  poolOf(s, seat).map((die) => sideWords(sideOf(tableOf(x, s), die)))

export const dieStatements: readonly Statement[] = [
  {
    form: 'SEAT pool is empty',
    reads: /^(\S+?)(?:'s)? pool is empty$/,
    holds: (x, s, [seat]) => same('', shown(x, s, seatCalled(x, seat)).join(', '), 'it shows'),
  },
  {
    form: 'SEAT pool shows SIDE, SIDE … (exactly these)',
    reads: /^(\S+?)(?:'s)? pool shows (.+)$/,
    holds(x, s, [seat, sides]) {
      const wanted = (sides as string).split(', ').map((side) => sideWords(readSide(side)))
      const is = shown(x, s, seatCalled(x, seat))
      return [...wanted].sort().join() === [...is].sort().join() ? null : `it shows ${is.join(', ') || 'nothing'}`
    },
  },
  {
    form: 'combined value of SEAT SYMBOL dice is N',
    reads: /^combined value of (\S+?)(?:'s)? (\w+) dice is (\d+)$/,
    holds(x, s, [seat, symbol, n]) {
      const t = tableOf(x, s)
      const dice = poolOf(s, seatCalled(x, seat)).filter((die) => sideOf(t, die).symbol === symbol)
      return same(
        Number(n),
        dice.reduce((sum, die) => sum + valueOfSide(t, die), 0),
        'it is',
      )
    },
  },
  {
    form: 'value of CARD die is N',
    reads: /^value of (.+ die(?:#\d+)?) is (\d+)$/,
    holds: (x, s, [name, n]) =>
      same(Number(n), valueOfSide(tableOf(x, s), nth(diceCalledSo(x, s, name as string), 0)), 'it is'),
  },
  {
    form: 'CARD die shows SIDE',
    reads: /^(.+ die(?:#\d+)?) shows (.+)$/,
    holds(x, s, [name, side]) {
      const dice = diceCalledSo(x, s, name as string)
      const wanted = sideWords(readSide(side as string))
      const shows = (die: Die) => sideNames(sideOf(tableOf(x, s), die)).includes(wanted)
      return inPool(s, dice).some(shows) ? null : dice.map((die) => `it ${whereDie(x, s, die)}`).join(', ')
    },
  },
  {
    form: 'CARD die is in SEAT pool | in no pool | on its card | set aside | on CARD',
    reads: /^(.+ die(?:#\d+)?) is (in no pool|on its card|set aside|in (\S+?)(?:'s)? pool|on (.+))$/,
    holds(x, s, [name, where, seat, holder]) {
      const dice = diceCalledSo(x, s, name as string)
      const fits = (die: Die): boolean => {
        const at = s.dieAt[die]
        if (seat !== undefined) return at === IN_POOL && s.diePool[die] === seatCalled(x, seat)
        if (holder !== undefined) return at === HELD && s.dieHolder[die] === oneCard(x, s, holder)
        if (where === 'in no pool') return at !== IN_POOL
        return where === 'set aside' ? at === ASIDE : at !== IN_POOL && at !== ASIDE && at !== HELD
      }
      // Being in no pool is said of all of its dice, anything else of one.
      const holds = where === 'in no pool' ? dice.every(fits) : dice.some(fits)
      return holds ? null : dice.map((die) => `it ${whereDie(x, s, die)}`).join(', ')
    },
  },
  {
    form: 'CARD has N dice',
    reads: /^(.+) has (no|\d+) (?:die|dice)$/,
    holds: (x, s, [name, n]) =>
      same(number(n), s.dieCard.filter((card) => card === oneCard(x, s, name as string)).length, 'it has'),
  },
]
