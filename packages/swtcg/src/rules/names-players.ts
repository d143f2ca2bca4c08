import type { Any } from '@dejarik/kernel/vocabulary'

const players = new Set(['you', 'opponent', 'each-opponent', 'each-player', 'any-player', 'light', 'dark'])

/** Does it name players rather than cards? */
export const isWho = (tree: Any): boolean =>
  typeof tree === 'string' ? players.has(tree) : 'owner' in tree || tree.that === 'player'
