import { type Said, said } from '../log/said.js'

/** A way to mend a fault that a click can do. */
export type DeckFix =
  /** So many copies more, or fewer; a card of which none is left is out. */
  | { readonly does: 'change'; readonly cards: readonly { readonly card: string; readonly by: number }[] }
  /** The line names this card. */
  | { readonly does: 'name'; readonly name: string }
  /** The line is left out. */
  | { readonly does: 'drop' }
  /** So many cards are to be found that these words of the card search describe. */
  | { readonly does: 'find'; readonly words: string; readonly n: number }

/** What is wrong, and what would be right. */
export type Wrong = Said & { readonly mend: Said }

/** What made a deck list hard to read. `card`: the card that was taken all the same. */
export type ReadingFault = Wrong & { line?: number; card?: string; fixes?: readonly DeckFix[] }

/** A rule that a deck breaks, and a way to mend it. */
export type DeckFault = Wrong & { rule: string; card?: string; fixes?: readonly DeckFix[] }

/** What could be read of a list, and what could not. */
export type Reading<Deck> = { deck: Deck; faults: ReadingFault[] }

/** The card that a list names, and what is wrong with the name, even if the card was taken; `names` mend it. */
export type Found<Card> =
  | { card: Card; wrong?: undefined; names?: undefined }
  | { card?: Card; wrong: Wrong; names?: readonly string[] }

/** A name that could not be read is written anew, or its line left out. */
export const nameFixes = (names: readonly string[] = [], isTaken = false): { fixes: readonly DeckFix[] } => ({
  fixes: [...names.map((name): DeckFix => ({ does: 'name', name })), ...(isTaken ? [] : [{ does: 'drop' } as const])],
})

/** As good as all copies of a card. */
const ALL = -99

/** These cards are taken out, however often they are there. */
export const takeOut = (...cards: readonly string[]): DeckFix => ({
  does: 'change',
  cards: cards.map((card) => ({ card, by: ALL })),
})

/** So many of these entries are taken out, the last first. */
export function takeLast(entries: readonly { card: string; copies: number }[], n: number): DeckFix {
  const cards: { card: string; by: number }[] = []
  let left = n
  for (const { card, copies } of [...entries].reverse()) {
    const by = Math.min(copies, left)
    if (by > 0) cards.push({ card, by: -by })
    left -= by
  }
  return { does: 'change', cards }
}

/** So many more copies of what is there, as far as copies are allowed; nothing where that is not enough. */
export function addCopies(entries: readonly { card: string; copies: number }[], n: number, most: number): DeckFix[] {
  const cards: { card: string; by: number }[] = []
  let left = n
  for (const { card, copies } of entries) {
    const by = Math.min(most - copies, left)
    if (by > 0) cards.push({ card, by })
    left -= Math.max(0, by)
  }
  return left > 0 ? [] : [{ does: 'change', cards }]
}

/** Copies as a list gives them, or what is wrong with their number. */
export const wrongNumber = (copies: number, label: string): Wrong | undefined =>
  Number.isInteger(copies) && copies >= 1 && copies <= 99
    ? undefined
    : { ...said('{0} of {1} is no number of cards.', copies, label), mend: said('Give a number from 1 to 99.') }
