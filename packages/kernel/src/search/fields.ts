/** So many of something: 2 ranged damage, Accuracy 1, two pilots. Without a number where the card says how many. */
export interface Amount {
  readonly n?: number
  readonly of: string
}

interface Named {
  readonly name: string
  readonly also?: readonly string[]
  /** What it is, as part of a sentence: "what it costs to play". */
  readonly about: string
}

/** One or several words out of a list: a type, a colour, subtypes. */
export interface WordsField<Card> extends Named {
  readonly kind: 'words'
  of(card: Card): readonly string[]
  /** Other words for values: `legendary` for `L`. */
  readonly means?: Readonly<Record<string, string>>
  /** Offered as filters to click. */
  readonly filter?: true
}

/** A number that is printed, or the sign that stands in its place: `*`, `X`. */
export interface NumberField<Card> extends Named {
  readonly kind: 'number'
  of(card: Card): readonly (number | string)[]
}

export interface AmountField<Card> extends Named {
  readonly kind: 'amount'
  of(card: Card): readonly Amount[]
  readonly means?: Readonly<Record<string, string>>
  readonly filter?: true
}

/** Words that are found as they stand. */
export interface TextField<Card> extends Named {
  readonly kind: 'text'
  of(card: Card): string
}

export type Field<Card> = WordsField<Card> | NumberField<Card> | AmountField<Card> | TextField<Card>

/** What can be said about the cards of one game, with searches that show it. */
export interface Language<Card> {
  readonly fields: readonly Field<Card>[]
  /** Where a word without a field is looked for. */
  anywhere(card: Card): string
  readonly examples: readonly { readonly words: string; readonly finds: string }[]
}
