import type { HandCard } from '../hand.js'
import { force, play } from '../shorthand.js'

/** It is barred for the rest of the turn. */
export const thwart: HandCard = {
  id: 'swtcg:ROTS-64',
  abilities: [play([force(3)], { do: 'disrupt', what: 'ability', barred: true })],
}
