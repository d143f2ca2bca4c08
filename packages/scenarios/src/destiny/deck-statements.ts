import { type Deck, formatOf } from '@dejarik/destiny'
import { memberPoints } from '@dejarik/destiny/board'
import { Fault } from '../file.js'
import { same } from '../statement.js'
import { cardCalled } from './cards.js'
import { faultsOf, withCard } from './decks.js'
import type { Setting } from './setting.js'
import type { Statement } from './statements.js'

function deckOf(x: Setting, seat: string): Deck {
  const deck = x.decks.get(seat)
  if (deck === undefined) throw new Fault(`${seat} has no deck under \`decks\`.`)
  return deck
}

const list = (x: Setting, deck: Deck) => faultsOf(deck, x.format, x.cards)

export const deckStatements: readonly Statement[] = [
  {
    form: 'SEAT deck is legal',
    reads: /^(\S+?)(?:'s)? deck is legal$/,
    holds(x, _s, [seat]) {
      const faults = list(x, deckOf(x, seat as string))
      return faults.length === 0 ? null : faults.map(({ rule, says }) => `${says} (${rule})`).join(' ')
    },
  },
  {
    form: 'SEAT deck breaks RULE',
    reads: /^(\S+?)(?:'s)? deck breaks (\S+)$/,
    holds(x, _s, [seat, rule]) {
      const faults = list(x, deckOf(x, seat as string))
      if (faults.some((fault) => fault.rule === rule)) return null
      return faults.length === 0 ? 'it is legal' : `it breaks ${[...new Set(faults.map((one) => one.rule))].join(', ')}`
    },
  },
  {
    form: 'SEAT deck may | may not include CARD',
    reads: /^(\S+?)(?:'s)? deck may (not )?include (.+)$/,
    holds(x, _s, [seat, not, name]) {
      const card = cardCalled(name as string, x.cards)
      const deck = deckOf(x, seat as string)
      const faults = list(x, withCard(deck, card)).filter((fault) => fault.card === card.id)
      if (faults.length > 0 === (not !== undefined)) return null
      return faults.length === 0 ? 'it may' : faults.map(({ says }) => says).join(' ')
    },
  },
  {
    form: 'SEAT team costs N points',
    reads: /^(\S+?)(?:'s)? team costs (\d+) points$/,
    holds(x, _s, [seat, n]) {
      const format = formatOf(x.format)
      const points = deckOf(x, seat as string).characters.map((member) =>
        memberPoints({ ...member, data: cardCalled(member.card, x.cards) }, format),
      )
      return same(
        Number(n),
        points.reduce((sum, each) => sum + each, 0),
        'it costs',
      )
    },
  },
]
