import data from './aw.json' with { type: 'json' }
import type { CardData } from './card.js'

export { wordingHash } from '@dejarik/kernel/facts'
export * from './card.js'
export * from './check.js'
export * from './label.js'
export * from './sets.js'
export * from './side.js'

/** The cards of Awakenings. A test runs them through readCards, so that loading need not. */
export const awakenings: readonly CardData[] = data as unknown as readonly CardData[]
