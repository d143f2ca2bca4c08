import { type Piece, readXml } from '@dejarik/kernel/decks'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'
import { type Listed, putListed } from './put.js'

type Zoned = Listed & { zone: string }

/** Reads LackeyCCG's `.dek`: one element for each copy, in zones. Never throws. */
export function readDek(text: string, cards: readonly CardData[] = allCards): ReadDeck {
  const pieces = readXml(text)
  const tags = pieces.flatMap((piece) => (piece.is === 'text' ? [] : [`${piece.is} ${piece.name}`]))
  if (!tags.includes('open deck')) {
    const says = 'This XML is not a deck of LackeyCCG: it has no <deck>.'
    return { deck: emptyDeck(''), faults: [{ says, mend: 'Save the deck in LackeyCCG as a .dek file or as text.' }] }
  }
  const { title, listed } = readZones(pieces)
  const deck = emptyDeck(title)
  const isDeck = ({ zone }: Zoned) => zone === '' || zone.toLowerCase() === 'deck'
  const faults = gather(listed.filter(isDeck)).flatMap((one) => putListed(deck, one, cards))
  faults.push(...leftOut(listed.filter((one) => !isDeck(one))))
  if (!tags.includes('close deck')) {
    faults.push({ says: 'The file ends before </deck>; cards may be missing.', mend: 'Copy the whole file once more.' })
  }
  return { deck, faults }
}

function readZones(pieces: readonly Piece[]): { title: string; listed: Zoned[] } {
  const listed: Zoned[] = []
  const open: string[] = []
  let [title, zone] = ['', '']
  for (const piece of pieces) {
    if (piece.is === 'open') {
      open.push(piece.name)
      if (piece.name === 'superzone') zone = piece.attributes.name ?? ''
      if (piece.name === 'card') listed.push({ name: '', copies: 1, line: piece.line, zone })
    } else if (piece.is === 'close') {
      if (open.includes(piece.name)) open.length = open.lastIndexOf(piece.name)
      if (piece.name === 'superzone') zone = ''
    } else {
      const inside = open.at(-1)
      const card = open.includes('card') ? listed.at(-1) : undefined
      if (card !== undefined && inside === 'name') card.name += piece.text
      else if (card !== undefined && inside === 'set') card.set = (card.set ?? '') + piece.text
      else if (open.includes('meta') && (inside === 'title' || inside === 'name')) title += piece.text
    }
  }
  return { title: oneLine(title), listed }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One entry for all copies, so that an odd name is reported once. */
function gather(listed: readonly Zoned[]): Listed[] {
  const found = new Map<string, Listed>()
  for (const { name: written, set: from = '', copies, line } of listed) {
    const [name, set] = [oneLine(written), oneLine(from)]
    const before = found.get(`${name}\n${set}`)
    if (before !== undefined) before.copies += copies
    else found.set(`${name}\n${set}`, { name, copies, ...(set !== '' && { set }), ...(line && { line }) })
  }
  return [...found.values()]
}

function leftOut(listed: readonly Zoned[]): ReadingFault[] {
  return [...new Set(listed.map(({ zone }) => zone))].map((zone) => {
    const count = listed.filter((one) => one.zone === zone).length
    const says = `The zone "${zone}" is no part of the deck; its ${count} card${count === 1 ? ' was' : 's were'} left out.`
    return { says, mend: 'Move what belongs to the deck into the zone "Deck".' }
  })
}
