import { type Card, nth } from '@dejarik/kernel'
import { isA, type Scope } from '@dejarik/kernel/vocabulary'
import {
  BENEATH,
  CAPTIVE,
  DRIVER,
  HIT,
  MISSING,
  PASSENGER,
  PILOT,
  ridesAs,
  STACKED,
  type State,
  SUPPORTING,
  SUSPENDED,
  UNDERCOVER,
} from '@dejarik/swccg'
import {
  cardsIn,
  isActive,
  isAlone,
  isIn,
  isPresentAt,
  locationOf,
  OUT,
  onTable,
  placeOf,
  zone,
} from '@dejarik/swccg/board'
import { type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard, whereIs, zones } from './find.js'
import { cardNames } from './names.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

const flag = (status: number) => (_x: Setting, s: State, card: Card) => (nth(s.status, card) & status) !== 0

const states: Record<string, (x: Setting, s: State, card: Card) => boolean> = {
  hit: flag(HIT),
  undercover: flag(UNDERCOVER),
  captive: flag(CAPTIVE),
  missing: flag(MISSING),
  suspended: flag(SUSPENDED),
  active: (x, s, card) => isActive(tableOf(x, s), card),
  alone: (x, s, card) => isAlone(tableOf(x, s), card),
  'on table': (_x, s, card) => onTable(s, card),
  'out of play': (_x, s, card) => isIn(s, card, OUT),
}

/** Whoever asks about a place in general. */
const nobody: Scope = { you: 0, source: -1, that: {}, number: 0, die: -1, opponent: 1 }

const pileWords = Object.keys(zones).join('|')
const stateWords = Object.keys(states).join('|')

/** Some copy that the words name is so, or, after "not", none is. */
function someCopy(x: Setting, s: State, text: string, not: boolean, fits: (card: Card) => boolean): string | null {
  const cards = cardsCalledSo(x, s, text)
  if (cards.some(fits) !== not) return null
  return cards.map((card) => `${cardNames(x, s, card)[0]} ${whereIs(x, s, card)}`).join(', ')
}

/** How a card lies with another. */
const ways: Record<string, (s: State, card: Card) => boolean> = {
  on: (s, card) => s.as[card] === 0,
  aboard: (s, card) => ridesAs(nth(s.as, card)),
  piloting: (s, card) => s.as[card] === PILOT,
  driving: (s, card) => s.as[card] === DRIVER,
  'a passenger of': (s, card) => s.as[card] === PASSENGER,
  'stacked on': (s, card) => s.as[card] === STACKED || s.as[card] === SUPPORTING,
  beneath: (s, card) => s.as[card] === BENEATH,
}

export const cardStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'CARD is | is not in SEAT hand | reserve deck | force pile | used pile | lost pile',
    reads: new RegExp(`^(.+) is (not )?in (\\S+?)(?:'s)? (${pileWords})$`),
    holds(x, s, [name, not, seat, where]) {
      const pile = zone(seatCalled(x, seat), zones[where as string] as number)
      return someCopy(x, s, name as string, not !== undefined, (card) => s.pile[card] === pile)
    },
  },
  {
    form: 'CARD is on top | at the bottom of SEAT reserve deck | force pile | used pile | lost pile',
    reads: new RegExp(`^(.+) is (on top|at the bottom) of (\\S+?)(?:'s)? (${pileWords})$`),
    holds(x, s, [name, end, seat, where]) {
      const pile = cardsIn(s, seatCalled(x, seat), zones[where as string] as number)
      const card = end === 'on top' ? pile.at(-1) : pile[0]
      return someCopy(x, s, name as string, false, (each) => each === card)
    },
  },
  {
    form: `CARD is | is not ${Object.keys(states).join(' | ')}`,
    reads: new RegExp(`^(.+) is (not )?(${stateWords})$`),
    holds(x, s, [name, not, state]) {
      return someCopy(x, s, name as string, not !== undefined, (card) => states[state as string]?.(x, s, card) === true)
    },
  },
  {
    form: 'CARD is | is not on planet NAME | at system NAME',
    reads: /^(.+) is (not )?(?:on planet|(at system)) (.+)$/,
    holds(x, s, [name, not, system, place]) {
      const query = { kind: 'card', at: system === undefined ? { on: place } : { system: place } }
      const fits = (card: Card) => onTable(s, card) && isA(tableOf(x, s) as never, card, query, nobody, 0)
      return someCopy(x, s, name as string, not !== undefined, fits)
    },
  },
  {
    form: 'CARD is | is not present with CARD',
    reads: /^(.+) is (not )?present with (.+)$/,
    holds(x, s, [name, not, that]) {
      const other = oneCard(x, s, that as string)
      const place = placeOf(tableOf(x, s), other)
      return someCopy(
        x,
        s,
        name as string,
        not !== undefined,
        (card) => card !== other && isPresentAt(tableOf(x, s), card, place),
      )
    },
  },
  {
    form: 'CARD is | is not present at LOCATION | CARD is | is not at LOCATION',
    reads: /^(.+?) is (not )?(present )?at (.+)$/,
    holds(x, s, [name, not, present, at]) {
      const t = tableOf(x, s)
      const location = oneCard(x, s, at as string)
      const fits = (card: Card) =>
        onTable(s, card) && (present === undefined ? locationOf(t, card) === location : isPresentAt(t, card, location))
      return someCopy(x, s, name as string, not !== undefined, fits)
    },
  },
  {
    form: 'CARD is | is not on | aboard | piloting | driving | a passenger of | stacked on | beneath CARD',
    reads: /^(.+) is (not )?(on|aboard|piloting|driving|a passenger of|stacked on|beneath) (.+)$/,
    holds(x, s, [name, not, how, on]) {
      const hosts = cardsCalledSo(x, s, on as string)
      const fits = (card: Card) => hosts.includes(nth(s.host, card)) && ways[how as string]?.(s, card) === true
      return someCopy(x, s, name as string, not !== undefined, fits)
    },
  },
  {
    form: 'CARD belongs to SEAT',
    reads: /^(.+) belongs to (\S+)$/,
    holds: (x, s, [name, seat]) =>
      same(seatCalled(x, seat), s.controller[oneCard(x, s, name as string)], 'it is of seat'),
  },
]
