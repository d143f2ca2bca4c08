import type { State } from '@dejarik/destiny'
import {
  area,
  areaOf,
  cardsIn,
  DECK,
  DEFEATED,
  hasKeyword,
  inPlay,
  isSupport,
  SET_ASIDE,
  upgradesOn,
} from '@dejarik/destiny/board'
import { type Card, nth, pileOf } from '@dejarik/kernel'
import { number, same } from '../statement.js'
import { seatCalled } from './entries.js'
import { areas, cardsCalledSo, oneCard, whereIs } from './find.js'
import { cardNames } from './names.js'
import { defOf, type Setting, tableOf } from './setting.js'
import type { Statement } from './statements.js'

const counters: Record<string, (x: Setting, s: State, card: Card) => number> = {
  damage: (_x, s, card) => nth(s.damage, card),
  shield: (_x, s, card) => nth(s.shields, card),
  upgrade: (_x, s, card) => upgradesOn(s, card).length,
  ability: (x, s, card) => defOf(x, s, card).abilities.length,
}

const states: Record<string, (x: Setting, s: State, card: Card) => boolean> = {
  ready: (_x, s, card) => inPlay(s, card) && s.exhausted[card] === 0,
  exhausted: (_x, s, card) => inPlay(s, card) && s.exhausted[card] === 1,
  defeated: (_x, s, card) => areaOf(pileOf(s, card)) === DEFEATED,
  'set aside': (_x, s, card) => areaOf(pileOf(s, card)) === SET_ASIDE,
  'in play': (_x, s, card) => inPlay(s, card),
  'a support': (x, s, card) => isSupport(tableOf(x, s), card),
}

/** Some copy that the words name is so, or, after "not", none is. */
function someCopy(x: Setting, s: State, text: string, not: boolean, fits: (card: Card) => boolean): string | null {
  const cards = cardsCalledSo(x, s, text)
  if (cards.some(fits) !== not) return null
  return cards.map((card) => `${cardNames(x, s, card)[0]} ${whereIs(x, s, card)}`).join(', ')
}

export const cardStatements: readonly Statement[] = [
  {
    form: 'CARD has N damage | shields | upgrades | abilities',
    reads: /^(.+) has (no|\d+) (damage|shield|upgrade|abilit)(?:y|ies|s)?$/,
    holds(x, s, [name, n, what]) {
      const counter = counters[what === 'abilit' ? 'ability' : (what as string)]
      return same(number(n), counter?.(x, s, oneCard(x, s, name as string)), 'it has')
    },
  },
  {
    form: 'CARD has | does not have ambush | guardian | redeploy',
    reads: /^(.+) (has|does not have) (ambush|guardian|redeploy)$/,
    holds(x, s, [name, has, keyword]) {
      const is = hasKeyword(tableOf(x, s), oneCard(x, s, name as string), keyword as 'ambush')
      return is === (has === 'has') ? null : is ? 'it has' : 'it has not'
    },
  },
  {
    form: 'CARD is | is not in SEAT hand | deck | discard pile | limbo',
    reads: /^(.+) is (not )?in (\S+?)(?:'s)? (hand|deck|discard pile|limbo)$/,
    holds(x, s, [name, not, seat, zone]) {
      const pile = area(seatCalled(x, seat), areas[zone as string] as number)
      return someCopy(x, s, name as string, not !== undefined, (card) => s.pile[card] === pile)
    },
  },
  {
    form: 'CARD is on top | at the bottom of SEAT deck',
    reads: /^(.+) is (on top|at the bottom) of (\S+?)(?:'s)? deck$/,
    holds(x, s, [name, end, seat]) {
      const deck = cardsIn(s, seatCalled(x, seat), DECK)
      const card = end === 'on top' ? deck.at(-1) : deck[0]
      return someCopy(x, s, name as string, false, (each) => each === card)
    },
  },
  {
    form: 'CARD is | is not attached to CARD',
    reads: /^(.+) is (not )?attached to (.+)$/,
    holds(x, s, [name, not, to]) {
      const hosts = cardsCalledSo(x, s, to as string)
      return someCopy(x, s, name as string, not !== undefined, (card) => hosts.includes(nth(s.host, card)))
    },
  },
  {
    form: 'CARD is | is not ready | exhausted | defeated | in play | set aside | a support',
    reads: /^(.+) is (not )?(ready|exhausted|defeated|in play|set aside|a support)$/,
    holds(x, s, [name, not, state]) {
      const fits = (card: Card) => states[state as string]?.(x, s, card) === true
      if (state === 'ready' || state === 'exhausted') {
        return fits(oneCard(x, s, name as string)) !== (not !== undefined) ? null : `it is ${not ? '' : 'not '}${state}`
      }
      return someCopy(x, s, name as string, not !== undefined, fits)
    },
  },
  {
    form: 'CARD is owned by SEAT',
    reads: /^(.+) is owned by (\S+)$/,
    holds: (x, s, [name, seat]) =>
      same(seatCalled(x, seat), s.owner[oneCard(x, s, name as string)], 'its owner is seat'),
  },
]
