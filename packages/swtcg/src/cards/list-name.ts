import type { CardData, CardId } from './card.js'
import { cardTitle } from './label.js'

/**
 * Cards that share the name of an older card and are not it (rule swtcg.gl-name); deck lists of LackeyCCG put the code of
 * the set after the name of these.
 */
const suffixed: readonly CardId[] = ['swtcg:RAS-65', 'swtcg:RAS-98', 'swtcg:PM-63', 'swtcg:ROTS-5']

/** What deck lists call the card, no two the same: `Anakin Skywalker (A)`, `Commerce Guild Starship ROTS`. */
export const listName = (card: CardData): string =>
  suffixed.includes(card.id) ? `${cardTitle(card)} ${card.set}` : cardTitle(card)
