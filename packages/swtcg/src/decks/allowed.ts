import type { CardData, CardId } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
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
    return [{ rule: 'swtcg.the-cards', card: id, says: `There is no card ${id}.`, mend: 'Take it out.' }]
  }
  const title = listName(card)
  const faults: DeckFault[] = []
  if (!format.sets.includes(card.set)) {
    const says = `${title} is from ${setName(card.set)}, which the format ${format.name} does not include.`
    const mend = `Use cards from ${format.sets.map(setName).join(', ')}.`
    faults.push({ rule: 'swtcg.card-sets', card: id, says, mend })
  }
  if (format.banned.includes(id)) {
    const says = `${title} is banned in the format ${format.name}.`
    faults.push({ rule: 'swtcg.card-sets', card: id, says, mend: 'Replace it.' })
  }
  if (!understood(card)) {
    const says = `The text of ${title} is not fully understood yet.`
    const mend = 'Replace it, or agree to play with cards that are not fully understood.'
    faults.push({ rule: 'swtcg.card-effects', card: id, says, mend })
  }
  return faults
}
