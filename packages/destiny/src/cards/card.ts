import type { Written } from '@dejarik/kernel/facts'

export { type Ability, type Author, authors, isUnderstood } from '@dejarik/kernel/facts'

/** rule destiny.type */
export const cardTypes = ['battlefield', 'character', 'event', 'upgrade', 'support'] as const
/** rule destiny.affiliation */
export const affiliations = ['hero', 'villain', 'neutral'] as const
/** Every card has one. rule destiny.colors */
export const colors = ['red', 'blue', 'yellow', 'gray'] as const
export const rarities = ['S', 'C', 'U', 'R', 'L'] as const

export type CardType = (typeof cardTypes)[number]
export type Affiliation = (typeof affiliations)[number]
export type Color = (typeof colors)[number]
export type Rarity = (typeof rarities)[number]

/** `destiny:` and the code by which players' tools know the card, `destiny:01001`. */
export type CardId = string

/** One value, or one die / elite. rule destiny.point-values */
export type Points = readonly [number] | readonly [number, number]

/** The facts of a card (rule destiny.card-anatomy) and its abilities. */
export type CardData = Written & {
  readonly id: CardId
  /** Code of its set, see sets.ts. */
  readonly set: string
  readonly number: number
  /** What tells copies of a card. rule destiny.title */
  readonly name: string
  /** Version of a character, place of a battlefield. rule destiny.subtitle */
  readonly subtitle?: string
  readonly type: CardType
  readonly affiliation: Affiliation
  readonly color: Color
  readonly unique: boolean
  readonly rarity: Rarity
  readonly subtypes: readonly string[]
  /** Events, upgrades and supports only. */
  readonly cost?: number
  /** Characters only. */
  readonly points?: Points
  /** Characters only. */
  readonly health?: number
  /** The six sides of its die as written in side.ts; absent: no die. rule destiny.dice-references */
  readonly sides?: readonly string[]
}
