import { isRecord } from '@dejarik/kernel/facts'
import { type Said, said } from '@dejarik/kernel/log'
import type { CardData } from '../cards/card.js'
import { awakenings } from '../cards/index.js'
import { countsDice, putCard } from './build.js'
import { type Deck, emptyDeck, type ReadDeck, type ReadingFault } from './deck.js'

type Slot = { quantity: number; dice: number; dices?: string }

const prefix = 'destiny:'

/** Reads SWDestinyDB's JSON: `slots`, from a card's code to {quantity, dice} or a number. Never throws. */
export function readJson(text: string, cards: readonly CardData[] = awakenings): ReadDeck {
  const nothing = (says: Said, mend: Said): ReadDeck => ({ deck: emptyDeck(''), faults: [{ ...says, mend }] })
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return nothing(said('This begins like JSON but is not complete JSON.'), said('Copy the whole file once more.'))
  }
  if (!isRecord(data) || !isRecord(data.slots)) {
    return nothing(
      said('This JSON is not a deck: it has no "slots".'),
      said('Export the deck from SWDestinyDB as JSON or as text.'),
    )
  }
  const deck = emptyDeck(typeof data.name === 'string' ? data.name : '')
  const known = new Map(cards.map((card) => [card.id, card]))
  const faults = Object.entries(data.slots).flatMap(([code, slot]): ReadingFault[] => {
    const card = known.get(prefix + code)
    if (card !== undefined) return putSlot(deck, card, slot)
    const mend = said('Take it out, or use a card that is known here.')
    return [{ ...said('There is no card with the code {0}.', code), mend }]
  })
  return { deck, faults }
}

function putSlot(deck: Deck, card: CardData, slot: unknown): ReadingFault[] {
  const counts = slotCounts(card, slot)
  if (counts === undefined) {
    const says = said('The slot {0} is {1}.', card.id.slice(prefix.length), JSON.stringify(slot))
    return [{ card: card.id, ...says, mend: said('It should be a number or {"quantity": 1, "dice": 1}.') }]
  }
  return counts.flatMap((count) => putCard(deck, card, count) ?? [])
}

/** What putCard is to be told, once for each line that the text format would have. */
function slotCounts(card: CardData, slot: unknown): number[] | undefined {
  if (typeof slot === 'number') return [slot]
  if (!isRecord(slot)) return undefined
  const { quantity, dice, dices } = slot
  if (!countsDice(card)) return typeof quantity === 'number' ? [quantity] : undefined
  // Several copies, each with its own dice: "1,2".
  if (typeof dices === 'string' && dices !== '') return dices.split(',').map(Number)
  return typeof dice === 'number' ? [dice] : typeof quantity === 'number' ? [quantity] : undefined
}

/** Writes SWDestinyDB's JSON. */
export function writeJson(deck: Deck, cards: readonly CardData[] = awakenings): string {
  const known = new Map(cards.map((card) => [card.id, card]))
  const slots: Record<string, Slot> = {}
  if (deck.battlefield !== null) slots[codeOf(deck.battlefield)] = { quantity: 1, dice: 0 }
  for (const { card, dice } of deck.characters) {
    const before = slots[codeOf(card)]
    slots[codeOf(card)] =
      before === undefined
        ? { quantity: 1, dice }
        : { quantity: before.quantity + 1, dice: before.dice + dice, dices: `${before.dices ?? before.dice},${dice}` }
  }
  for (const { card, copies } of deck.cards) {
    slots[codeOf(card)] = { quantity: copies, dice: known.get(card)?.sides === undefined ? 0 : copies }
  }
  const sorted = Object.fromEntries(Object.entries(slots).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ name: deck.name, slots: sorted }, null, 2)}\n`
}

const codeOf = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : id)
