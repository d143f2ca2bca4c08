import { countTypes, type Deck, heldCards, type State } from '@dejarik/swtcg'
import { Fault } from '../file.js'
import { type Statement, same } from '../statement.js'
import { faultsOf } from './decks.js'
import type { Setting } from './setting.js'

function deckOf(x: Setting, seat: string): Deck {
  const deck = x.decks.get(seat)
  if (deck === undefined) throw new Fault(`${seat} has no deck under \`decks\`.`)
  return deck
}

const list = (x: Setting, deck: Deck) => faultsOf(deck, x.format, x.cards)

export const deckStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'SEAT deck is legal',
    reads: /^(\S+?)(?:'s)? deck is legal$/,
    anywhere: true,
    holds(x, _s, [seat]) {
      const faults = list(x, deckOf(x, seat as string))
      return faults.length === 0 ? null : faults.map(({ rule, says }) => `${says} (${rule})`).join(' ')
    },
  },
  {
    form: 'SEAT deck breaks RULE [in N ways]',
    reads: /^(\S+?)(?:'s)? deck breaks (\S+)(?: in (\d+) ways?)?$/,
    anywhere: true,
    holds(x, _s, [seat, rule, n]) {
      const faults = list(x, deckOf(x, seat as string))
      const broken = faults.filter((fault) => fault.rule === rule)
      if (broken.length > 0 && (n === undefined || broken.length === Number(n))) return null
      return faults.length === 0 ? 'it is legal' : faults.map((fault) => `${fault.says} (${fault.rule})`).join(' ')
    },
  },
  {
    form: 'SEAT deck counts N space, N ground, N character',
    reads: /^(\S+?)(?:'s)? deck counts (\d+) space, (\d+) ground, (\d+) character$/,
    anywhere: true,
    holds(x, _s, [seat, ...numbers]) {
      const { space, ground, character } = countTypes(heldCards(deckOf(x, seat as string), x.cards))
      return same(numbers.join(', '), [space, ground, character].join(', '), 'it counts')
    },
  },
]
