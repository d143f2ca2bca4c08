import {
  type CardData,
  cards,
  checkCards,
  type Deck,
  heldCards,
  isPlayable,
  playedAs,
  type SwtcgEngine,
  swtcg,
} from '@dejarik/swtcg'
import { damaged, readCatalog } from '../catalog-file.js'
import { once } from '../once.js'

/** The cards that come with the game. */
export const shipped: ReadonlyMap<string, CardData> = new Map(cards.map((card) => [card.id, card]))

/** The cards that the player imported, without those that come with the game. */
const imported = once((): readonly CardData[] => {
  const own = readCatalog('swtcg')
  if (checkCards(own).length > 0) throw damaged('swtcg')
  return (own as readonly CardData[]).filter(({ id }) => !shipped.has(id))
})

export const allCards = once((): readonly CardData[] => (imported().length === 0 ? cards : [...cards, ...imported()]))

/** Words that nobody has read, or that the engine cannot carry out yet, do nothing. */
export const shippedEngine = once((): SwtcgEngine => swtcg(cards.map(playedAs)))
export const fullEngine = once(
  (): SwtcgEngine => (imported().length === 0 ? shippedEngine() : swtcg(allCards().map(playedAs))),
)

export const isShipped = (deck: Deck): boolean => heldCards(deck, allCards()).every(({ data }) => shipped.has(data.id))

/** The cards of a deck whose text is not understood yet. */
export const notUnderstood = (deck: Deck): CardData[] =>
  heldCards(deck, allCards()).flatMap(({ data }) => (isPlayable(data) ? [] : [data]))
