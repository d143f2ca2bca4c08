import type { HandCard } from '../hand.js'
import { activated, force, one, yours } from '../shorthand.js'

/** From ship to ship. */
export const lambdaClassShuttle: HandCard = {
  id: 'swtcg:ESB-107',
  abilities: [
    activated(
      [force(0)],
      {
        do: 'move-pilot',
        what: one({ kind: 'character', whose: 'yours', aboard: true, zone: 'space' }),
        to: one(yours({ zone: 'space' })),
      },
      'no-attack',
    ),
  ],
}
