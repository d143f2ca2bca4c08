import type { CardData, CardId } from '../cards/card.js'
import { cardTitle } from '../cards/label.js'
import { setName } from '../cards/sets.js'
import type { DeckFault } from './deck.js'
import type { Format } from './formats.js'

/** Whether a card exists, is in the format and is fully understood. */
export function allowedFaults(
  id: CardId,
  card: CardData | undefined,
  format: Format,
  understood: (card: CardData) => boolean,
): DeckFault[] {
  if (card === undefined) {
    return [{ rule: 'destiny.identification', card: id, says: `There is no card ${id}.`, mend: 'Take it out.' }]
  }
  const title = cardTitle(card)
  const faults: DeckFault[] = []
  if (!format.sets.includes(card.set)) {
    const says = `${title} is from ${setName(card.set)}, which ${format.name} does not include.`
    const mend = `Use cards from ${format.sets.map(setName).join(', ')}.`
    faults.push({ rule: 'destiny.part-4', card: id, says, mend })
  }
  if (format.banned.includes(id)) {
    faults.push({
      rule: 'destiny.part-4',
      card: id,
      says: `${title} is banned in ${format.name}.`,
      mend: 'Replace it.',
    })
  }
  if (!understood(card)) {
    const says = `The text of ${title} is not fully understood yet.`
    const mend = 'Replace it, or agree to play with cards that are not fully understood.'
    faults.push({ rule: 'destiny.card-abilities', card: id, says, mend })
  }
  return faults
}
