import { escapeXml, namedEntries } from '@dejarik/kernel/decks'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { listName } from '../cards/list-name.js'
import type { Deck, Held } from './deck.js'

const lines = (list: readonly string[]) => `${list.join('\n')}\n`

/** Writes LackeyCCG's text, `4<TAB>Name`; it has no place for the name of the deck. */
export const writeText = (deck: Deck, cards: readonly CardData[] = allCards): string =>
  lines(namedEntries(deck, cards).map(({ data, copies }) => `${copies}\t${listName(data)}`))

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
    ...namedEntries(deck, cards).flatMap((held) => Array.from({ length: held.copies }, () => element(held))),
    '\t</superzone>',
    '</deck>',
  ])
}
