/** What made a deck list hard to read. `card`: the card that was taken all the same. */
export type ReadingFault = { line?: number; card?: string; says: string; mend: string }

/** A rule that a deck breaks, and a way to mend it. */
export type DeckFault = { rule: string; card?: string; says: string; mend: string }

/** What could be read of a list, and what could not. */
export type Reading<Deck> = { deck: Deck; faults: ReadingFault[] }

/** The card that a list names. `says` tells what is wrong with the name, even if the card was taken. */
export type Found<Card> =
  | { card: Card; says?: undefined; mend?: undefined }
  | { card?: Card; says: string; mend: string }

/** `1 card`, `2 cards`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Copies as a list gives them, or what is wrong with their number. */
export const wrongNumber = (copies: number, label: string): { says: string; mend: string } | undefined =>
  Number.isInteger(copies) && copies >= 1 && copies <= 99
    ? undefined
    : { says: `${copies} of ${label} is no number of cards.`, mend: 'Give a number from 1 to 99.' }
