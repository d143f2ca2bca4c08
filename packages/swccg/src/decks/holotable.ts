import { linesOf, namedEntries, parting, plain, putEntry, wrongNumber } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import { cardsCalled } from '../cards/called.js'
import type { CardData } from '../cards/card.js'
import type { SetCode } from '../cards/sets.js'
import { type Deck, deckSide, emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'

/** The folders in which Holotable keeps the pictures of each set. */
const folders: Readonly<Record<SetCode, string>> = {
  '1': 'Premiere',
  '2': 'ANewHope',
  '4': 'Dagobah',
  '5': 'CloudCity',
  '101': 'PremiereIntroductoryTwoPlayerGame',
  '102': 'JediPack',
  '103': 'RebelLeader',
  '104': 'EmpireStrikesBackIntroductoryTwoPlayerGame',
}
const folderOf = ({ set, side }: CardData) =>
  `${folders[set as SetCode]}-${side === 'light' ? 'Light' : 'Dark'}`.toLowerCase()

// `card "/starwars/Premiere-Light/t_stem" 2 0 0`; the first version of the format has a second text before the number.
const cardLine = /^card\s+"([^"]*)"(?:\s+"[^"]*")?\s+(\d+)/i
const frame = /^(?:ver\b|version\b|back\b|\[)/i

export const looksLikeHolotable = (text: string): boolean => linesOf(text).some((line) => /^card\s+"/i.test(line))

/** Reads Holotable's `.htd`: pictures by folder and file name, with the number of copies. Never throws. */
export function readHolotable(text: string, cards: readonly CardData[] = allCards): ReadDeck {
  const deck = emptyDeck('')
  const faults: ReadingFault[] = []
  for (const [index, content] of linesOf(text).entries()) {
    if (content === '' || frame.test(content)) continue
    const line = index + 1
    const [, path, copies] = cardLine.exec(content) ?? []
    if (path === undefined) {
      const mend = said('Save the deck in Holotable once more.')
      faults.push({ line, ...said('"{0}" is no line of Holotable.', content), mend })
      continue
    }
    const card = cardAt(path, cards)
    const wrong = card === undefined ? unknown(path) : wrongNumber(Number(copies), card.name)
    if (wrong !== undefined) faults.push({ line, ...wrong })
    else putEntry(deck.cards, card!.id, Number(copies))
  }
  return { deck, faults }
}

const inFolder = parting<CardData>(folderOf)

/** By the folder, which tells set and side, and the name of the picture, which is the title in small letters. */
function cardAt(path: string, cards: readonly CardData[]): CardData | undefined {
  const [stem = '', folder = ''] = path.split('/').reverse()
  const there = inFolder(cards, folder.toLowerCase())
  return cardsCalled(stem.replace(/^t_/i, '').replace(/\.gif$/i, ''), there)[0]
}

const unknown = (path: string) => ({
  ...said('There is no card at {0} here.', path),
  mend: said('Replace it with a card that is known here.'),
})

/** What a droid's name sounds like is no part of the name of its picture. */
const stemOf = ({ name, type }: CardData) => plain(type === 'character' ? name.replace(/\s*\([^)]*\)$/, '') : name)

export function writeHolotable(deck: Deck, cards: readonly CardData[] = allCards): string {
  const line = (card: CardData, copies: number) => {
    const side = card.side === 'light' ? 'Light' : 'Dark'
    return `card "/starwars/${folders[card.set as SetCode]}-${side}/t_${stemOf(card)}" ${copies} 0 0`
  }
  const back = deckSide(deck, cards) === 'light' ? 'reb.gif' : 'imp.gif'
  const lines = namedEntries(deck, cards).map(({ data, copies }) => line(data, copies))
  return `${['ver 2', `back ${back}`, ...lines].join('\n')}\n`
}
