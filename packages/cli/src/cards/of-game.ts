/** What is known of one card. */
export interface CardSheet {
  readonly id: string
  readonly name: string
  /** The whole label, as deck lists write it. */
  readonly label: string
  /** Facts in order, as heading and words. */
  readonly facts: readonly (readonly [string, string])[]
  /** The rendered text, one paragraph for each ability. */
  readonly text: readonly string[]
  readonly tree: readonly unknown[]
  /** compiled, hand, native or none. */
  readonly by: string
  readonly understood: boolean
  /** False for a card of the player's own catalog. */
  readonly shipped: boolean
}

/** How much of public card data is understood. */
export interface Coverage {
  readonly cards: number
  /** Cards whose every word is understood and playable: compiled + hand + native. */
  readonly full: number
  readonly compiled: number
  readonly hand: number
  readonly native: number
  /** The others: full and partial add up to cards. */
  readonly partial: number
  readonly unread: readonly { readonly card: string; readonly words: string }[]
  /** Words of the vocabulary that a single card uses, of these and of those that come with the game. */
  readonly onceOnly: readonly { readonly sort: string; readonly word: string; readonly card: string }[]
}

export interface CardsOfGame {
  /** How a file of public card data is read; JSON where absent. `read` throws what is wrong with a file, as part of a sentence. */
  readonly data?: { readonly endings: readonly string[]; readonly read: (text: string) => unknown }
  /** The cards called so, and the nearest name when there is none. */
  find(name: string): { readonly found: readonly CardSheet[]; readonly nearest?: string }
  /** The cards that a search in the game's language finds; faults are sentences with what would be right. */
  search(words: string): { readonly found: readonly CardSheet[]; readonly faults: readonly string[] }
  /** Reads public card data: the parsed JSON of each file. Throws a sentence where it is no card data. */
  coverage(files: readonly unknown[]): Coverage
  /** What an import writes into the player's catalog. */
  compile(files: readonly unknown[]): { readonly cards: readonly unknown[]; readonly coverage: Coverage }
}
