import type { Written } from '@dejarik/kernel/facts'

export { type Ability, type Author, authors, isUnderstood } from '@dejarik/kernel/facts'

/** rule swtcg.part-type-line */
export const cardTypes = ['space', 'ground', 'character', 'battle', 'mission', 'location', 'equipment'] as const
/** The types of unit cards, each with an arena of the same name. rule swtcg.unit-cards */
export const unitTypes = ['space', 'ground', 'character'] as const
/** rule swtcg.part-side-symbol */
export const sides = ['light', 'dark', 'neutral'] as const
export const rarities = ['C', 'U', 'R'] as const

export type CardType = (typeof cardTypes)[number]
export type UnitType = (typeof unitTypes)[number]
export type Side = (typeof sides)[number]
export type Rarity = (typeof rarities)[number]

/** `swtcg:`, the code of its set and its collector number, `swtcg:AOTC-1`. */
export type CardId = string

/** The facts of a card (rule swtcg.the-cards) and its abilities. */
export type CardData = Written & {
  readonly id: CardId
  /** Code of its set, see sets.ts. */
  readonly set: string
  readonly number: number
  /** Without the version letter. rule swtcg.part-name */
  readonly name: string
  /** A card with a version letter is unique. rule swtcg.part-version-letter */
  readonly version?: string
  readonly side: Side
  /**
   * A unit's types, one or more. Of every other card the first is its type; a Location or Equipment is followed by the
   * arenas its type line names, which are subtypes: ask unitTypesOf and arenasOf. rule swtcg.gl-type
   */
  readonly types: readonly CardType[]
  /** The other words of the type line; a subtype of two words is two words. rule swtcg.gl-subtype */
  readonly subtypes: readonly string[]
  /** All but Battle cards. rule swtcg.part-build-cost */
  readonly build?: number | 'X'
  /** Units only; `*` where the card says what it is. */
  readonly speed?: number | '*'
  readonly power?: number | '*'
  readonly health?: number | '*'
  readonly rarity: Rarity
}

export const isUnitType = (type: CardType): type is UnitType => unitTypes.some((one) => one === type)

/** The type that its first word gives. A multi-arena unit has more: see unitTypesOf. */
export const typeOf = (card: Pick<CardData, 'types'>): CardType => card.types[0]!

/** rule swtcg.unit-cards */
export const isUnitCard = (card: Pick<CardData, 'types'>): boolean => isUnitType(typeOf(card))

/** Space, Ground, Character as types, never as subtypes; [] for what is no unit. rule swtcg.gl-type */
export const unitTypesOf = (card: Pick<CardData, 'types'>): UnitType[] =>
  isUnitCard(card) ? card.types.filter(isUnitType) : []

/** Where a unit fights, a Location is put, Equipment finds its unit. rules swtcg.location-cards, swtcg.equipment-cards */
export const arenasOf = (card: Pick<CardData, 'types'>): UnitType[] => card.types.filter(isUnitType)

/** rule swtcg.gl-unique */
export const isUnique = (card: Pick<CardData, 'version'>): boolean => card.version !== undefined
