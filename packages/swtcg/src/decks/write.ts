import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import type { Deck, Held } from './deck.js'
import { escapeXml } from './xml.js'

/** A card that is not among `cards` cannot be named and is an error. */
function entries(deck: Deck, cards: readonly CardData[]): Held[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  return deck.cards.map(({ card, copies }) => {
    const data = known.get(card)
    if (data === undefined) throw new Error(`The deck "${deck.name}" holds ${card}, which is no known card.`)
    return { data, copies }
  })
}

const lines = (list: readonly string[]) => `${list.join('\n')}\n`

/** Writes LackeyCCG's text, `4<TAB>Name`; it has no place for the name of the deck. */
export const writeText = (deck: Deck, cards: readonly CardData[] = allCards): string =>
  lines(entries(deck, cards).map(({ data, copies }) => `${copies}\t${listName(data)}`))

/** Writes LackeyCCG's `.dek`, one element for each copy. */
export function writeDek(deck: Deck, cards: readonly CardData[] = allCards): string {
  const name = deck.name.replace(/\s+/g, ' ').trim()
  const element = ({ data }: Held) =>
    `\t\t<card><name id="">${escapeXml(listName(data))}</name><set>${escapeXml(data.set)}</set></card>`
  return lines([
    '<deck version="0.8">',
    '\t<meta>',
    '\t\t<game>starwars</game>',
    ...(name === '' ? [] : [`\t\t<title>${escapeXml(name)}</title>`]),
    '\t</meta>',
    '\t<superzone name="Deck">',
    ...entries(deck, cards).flatMap((held) => Array.from({ length: held.copies }, () => element(held))),
    '\t</superzone>',
    '</deck>',
  ])
}
