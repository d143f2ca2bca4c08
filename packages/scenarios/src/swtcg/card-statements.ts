import { type Card, nth, pileOf } from '@dejarik/kernel'
import { arenas, type State } from '@dejarik/swtcg'
import { arenaOf, cardsIn, DECK, FACE_DOWN, isBuilding, locationIn, OUT, zone, zoneOf } from '@dejarik/swtcg/board'
import { type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard, whereIs, zones } from './find.js'
import { cardNames } from './names.js'
import { type Setting, seatCalled } from './setting.js'

const states: Record<string, (s: State, card: Card) => boolean> = {
  tapped: (s, card) => s.tapped[card] === 1,
  untapped: (s, card) => s.tapped[card] === 0,
  'face down': (s, card) => isBuilding(s, card),
  'out of the game': (s, card) => zoneOf(pileOf(s, card)) === OUT,
  'set aside face down': (s, card) => zoneOf(pileOf(s, card)) === FACE_DOWN,
  'in an arena': (s, card) => arenaOf(s, card) >= 0,
}

/** Some copy that the words name is so, or, after "not", none is. */
function someCopy(x: Setting, s: State, text: string, not: boolean, fits: (card: Card) => boolean): string | null {
  const cards = cardsCalledSo(x, s, text)
  if (cards.some(fits) !== not) return null
  return cards.map((card) => `${cardNames(x, s, card)[0]} ${whereIs(x, s, card)}`).join(', ')
}

const columns = { 'is beneath': 'under', pilots: 'piloting', 'is attached to': 'equipped' } as const

export const cardStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'CARD is | is not in the ARENA arena',
    reads: /^(.+) is (not )?in the (space|ground|character) arena$/,
    holds(x, s, [name, not, arena]) {
      const where = arenas.indexOf(arena as 'space')
      const fits = (card: Card) => arenaOf(s, card) === where || locationIn(s, where) === card
      return someCopy(x, s, name as string, not !== undefined, fits)
    },
  },
  {
    form: 'CARD is | is not in SEAT hand | deck | discard pile | build zone',
    reads: /^(.+) is (not )?in (\S+?)(?:'s)? (hand|deck|discard pile|build zone)$/,
    holds(x, s, [name, not, seat, where]) {
      const pile = zone(seatCalled(x, seat), zones[where as string] as number)
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
    form: 'CARD is beneath | pilots | is attached to CARD',
    reads: /^(.+) (is beneath|pilots|is attached to) (.+)$/,
    holds(x, s, [name, how, on]) {
      const column = s[columns[how as 'pilots']]
      const hosts = cardsCalledSo(x, s, on as string)
      return someCopy(x, s, name as string, false, (card) => hosts.includes(nth(column, card)))
    },
  },
  {
    form: 'CARD is | is not tapped | untapped | face down | in an arena | out of the game | set aside face down',
    reads: /^(.+) is (not )?(tapped|untapped|face down|in an arena|out of the game|set aside face down)$/,
    holds(x, s, [name, not, state]) {
      const fits = (card: Card) => states[state as string]?.(s, card) === true
      if (state !== 'tapped' && state !== 'untapped') return someCopy(x, s, name as string, not !== undefined, fits)
      return fits(oneCard(x, s, name as string)) !== (not !== undefined) ? null : `it is ${not ? '' : 'not '}${state}`
    },
  },
  {
    form: 'CARD is owned by SEAT',
    reads: /^(.+) is owned by (\S+)$/,
    holds: (x, s, [name, seat]) =>
      same(seatCalled(x, seat), s.owner[oneCard(x, s, name as string)], 'its owner is seat'),
  },
  {
    form: 'CARD attacks CARD (now)',
    reads: /^(.+) attacks (.+)$/,
    holds(x, s, [name, target]) {
      if (s.attacker < 0) return 'nothing attacks'
      const is = [s.attacker, s.defender].map((card) => cardNames(x, s, card)[0])
      const meant = cardsCalledSo(x, s, name as string).includes(s.attacker)
      return meant && cardsCalledSo(x, s, target as string).includes(s.defender) ? null : `${is.join(' attacks ')}`
    },
  },
]
