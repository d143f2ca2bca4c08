import { keyed } from './keyed.js'

/** What is said where cards are searched. */
export const search = {
  search: {
    filters: 'Filters',
    help: 'How to search',
    how: 'Words are found in names, types and texts; "words in quotation marks" as they stand. A field is followed by what it shall be: see the examples. Everything must hold; “or”, “-” for not, and (parentheses) do what they say.',
    examples: 'Examples',
    fields: 'Fields',
    /** The fields whose values are offered to click. What is typed stays as it is in every language: `type:upgrade`. */
    names: keyed({
      type: 'Type',
      affiliation: 'Affiliation',
      colour: 'Colour',
      die: 'Die',
      subtype: 'Subtype',
      rarity: 'Rarity',
      side: 'Side',
      icon: 'Icon',
      uniqueness: 'Uniqueness',
      arena: 'Arena',
      keyword: 'Keyword',
      set: 'Set',
    }),
    values: (values: readonly string[]) => `: ${values.join(', ')}`,
    mend: (words: string) => `Search for ${words}`,
    nothing: 'No card is like that.',
    further: (n: number) => `Show ${n} more`,
  },
}
