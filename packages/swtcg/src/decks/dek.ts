import type { Piece } from '@dejarik/kernel/decks'
import { said } from '@dejarik/kernel/log'
import { cards as allCards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'
import { type Listed, putListed } from './put.js'

type Zoned = Listed & { zone: string }

/** Reads LackeyCCG's `.dek`: one element for each copy, in zones. Never throws. */
export function readDek(pieces: readonly Piece[], cards: readonly CardData[] = allCards): ReadDeck {
  const tags = pieces.flatMap((piece) => (piece.is === 'text' ? [] : [`${piece.is} ${piece.name}`]))
  if (!tags.includes('open deck')) {
    const says = said('This XML is not a deck of LackeyCCG: it has no <deck>.')
    const mend = said('Save the deck in LackeyCCG as a .dek file or as text.')
    return { deck: emptyDeck(''), faults: [{ ...says, mend }] }
  }
  const { title, listed } = readZones(pieces)
  const deck = emptyDeck(title)
  const isDeck = ({ zone }: Zoned) => zone === '' || zone.toLowerCase() === 'deck'
  const faults = gather(listed.filter(isDeck)).flatMap((one) => putListed(deck, one, cards))
  faults.push(...leftOut(listed.filter((one) => !isDeck(one))))
  if (!tags.includes('close deck')) {
    const mend = said('Copy the whole file once more.')
    faults.push({ ...said('The file ends before </deck>; cards may be missing.'), mend })
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
    const says = said('The zone "{0}" is no part of the deck; its {1} {1|card was|cards were} left out.', zone, count)
    return { ...says, mend: said('Move what belongs to the deck into the zone "Deck".') }
  })
}
