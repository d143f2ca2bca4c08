import type { Target, Who } from '../effects/tree.js'

const players = new Set(['you', 'opponent', 'each-opponent', 'each-player', 'any-player', 'light', 'dark'])

/** Does it name players rather than cards? */
export const isWho = (tree: Target | Who): tree is Who =>
  typeof tree === 'string' ? players.has(tree) : 'owner' in tree || ('that' in tree && tree.that === 'player')
