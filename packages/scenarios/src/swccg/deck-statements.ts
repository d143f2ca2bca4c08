import type { Deck, State } from '@dejarik/swccg'
import { Fault } from '../file.js'
import type { Statement } from '../statement.js'
import { faultsOf } from './decks.js'
import type { Setting } from './setting.js'

const list = (x: Setting, seat: string) => {
  const deck: Deck | undefined = x.decks.get(seat)
  if (deck === undefined) throw new Fault(`${seat} has no deck under \`decks\`.`)
  return faultsOf(deck, x.format, x.cards)
}

export const deckStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'SEAT deck is legal',
    reads: /^(\S+?)(?:'s)? deck is legal$/,
    anywhere: true,
    holds(x, _s, [seat]) {
      const faults = list(x, seat as string)
      return faults.length === 0 ? null : faults.map(({ rule, says }) => `${says} (${rule})`).join(' ')
    },
  },
  {
    form: 'SEAT deck breaks RULE',
    reads: /^(\S+?)(?:'s)? deck breaks (\S+)$/,
    anywhere: true,
    holds(x, _s, [seat, rule]) {
      const faults = list(x, seat as string)
      if (faults.some((fault) => fault.rule === rule)) return null
      return faults.length === 0 ? 'it is legal' : faults.map((fault) => `${fault.says} (${fault.rule})`).join(' ')
    },
  },
]
