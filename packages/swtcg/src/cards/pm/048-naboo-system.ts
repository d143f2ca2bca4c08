import type { HandCard } from '../hand.js'
import { activated, discardThis, steps } from '../shorthand.js'

/** A cost without an arrow. */
export const nabooSystem: HandCard = {
  id: 'swtcg:PM-48',
  abilities: [activated([discardThis], steps({ do: 'gain-build', n: 1 }, { do: 'gain-force', n: 2 }), 'build-step')],
}
