import { awakenings, type CardData, checkCards, type Deck, type DestinyEngine, destiny } from '@dejarik/destiny'
import { damaged, readCatalog } from '../catalog-file.js'
import { once } from '../once.js'

export const shippedIds: ReadonlySet<string> = new Set(awakenings.map(({ id }) => id))

/** The cards that the player imported, without those that come with the game. */
export const imported = once((): readonly CardData[] => {
  const cards = readCatalog('destiny')
  if (checkCards(cards).length > 0) throw damaged('destiny')
  return (cards as readonly CardData[]).filter(({ id }) => !shippedIds.has(id))
})

export const allCards = once((): readonly CardData[] => [...awakenings, ...imported()])

export const shippedEngine = once((): DestinyEngine => destiny())
export const fullEngine = once((): DestinyEngine => (imported().length === 0 ? shippedEngine() : destiny(allCards())))

/** Every card that a deck names. */
export const cardsOf = ({ characters, battlefield, cards }: Deck): string[] => [
  ...characters.map(({ card }) => card),
  ...(battlefield === null ? [] : [battlefield]),
  ...cards.map(({ card }) => card),
]

export const isShipped = (deck: Deck): boolean => cardsOf(deck).every((id) => shippedIds.has(id))
