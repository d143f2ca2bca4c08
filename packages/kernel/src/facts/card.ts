/** Who wrote a card's abilities; `none`: nobody, because it has no text or because nobody has read it yet. */
export const authors = ['compiled', 'hand', 'native', 'none'] as const
export type Author = (typeof authors)[number]

/** One ability as a plain tree. Games narrow it by their vocabulary. */
export type Ability = { ability: string; name?: string; [key: string]: unknown }

/** What a card of any game carries beside its facts. */
export interface Written {
  readonly abilities: readonly Ability[]
  readonly by: Author
  /** Hash of the printed wording (wording.ts), '' where nothing is printed. */
  readonly wording: string
}

/** Printed words that nobody has turned into abilities make a card unfit for play. */
export const isUnderstood = (card: Pick<Written, 'by' | 'wording'>): boolean =>
  card.by !== 'none' || card.wording === ''
