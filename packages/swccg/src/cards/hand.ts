import type { Ability } from '../effects/tree.js'

/** A card whose abilities are written by hand; they win over what the compiler makes of its printed text. */
export interface HandCard {
  id: string
  abilities: readonly Ability[]
}
