import type { Field } from './fields.js'

/** What is asked of the cards of every game in the same words: their text, and the set they are from. */
export const commonFields = <Card extends { readonly set: string }>(
  textOf: (card: Card) => string,
  setNames: Readonly<Record<string, string>>,
  /** Where the cards are from more than one. */
  several: boolean,
): Field<Card>[] => [
  { kind: 'text', name: 'text', also: ['x', 'o'], about: 'words of its text', of: textOf },
  {
    kind: 'words',
    name: 'set',
    also: ['s'],
    about: 'the set it is from',
    of: ({ set }) => [setNames[set] ?? set],
    means: Object.fromEntries(Object.entries(setNames).map(([code, name]) => [code.toLowerCase(), name])),
    ...(several && { filter: true }),
  },
]
