import type { HandCard } from '../hand.js'
import { activated, after, each, one, tapThis } from '../shorthand.js'

/** What it swallows comes back when it dies. */
export const sandoAquaMonster: HandCard = {
  id: 'swtcg:PM-27',
  abilities: [
    {
      ability: 'ongoing',
      of: 'this',
      gets: [{ modify: 'build-cost', by: -1 }],
      while: { exists: { kind: 'location', subtype: ['aquatic'], zone: 'ground' } },
    },
    activated(
      [tapThis],
      { do: 'put', what: one({ kind: 'unit', zone: 'ground', 'health-most': 4 }), to: { under: 'this' }, stack: true },
      'would-attack',
    ),
    after(
      { on: 'discard', what: 'this', from: 'ground' },
      { do: 'put', what: each({ kind: 'card', under: 'this' }), to: 'ground', tapped: true },
    ),
  ],
}
