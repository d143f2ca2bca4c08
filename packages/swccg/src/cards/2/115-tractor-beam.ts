import type { HandCard } from '../hand.js'
import { theirs, yours } from '../shorthand.js'

/** rule swccg.tractor-beaming: once a battle. */
export const tractorBeam: HandCard = {
  id: 'swccg:2_115',
  abilities: [
    { ability: 'deploy', to: [{ on: yours('starship', { is: ['star destroyer'] }), cost: 2 }] },
    {
      ability: 'action',
      when: [{ just: { on: 'battle-end', at: 'here' } }],
      limit: { n: 1, per: 'battle' },
      targets: [{ choose: 1, from: theirs('starship', { present: 'here', not: ['mon calamari star cruiser'] }) }],
      cost: [{ do: 'use-force', n: 2 }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'draw-destiny', n: 1 },
          {
            do: 'if',
            if: { compare: [{ drawn: 'you' }, '>', { stat: 'defense', of: { that: 'target' } }] },
            then: { do: 'capture', what: { that: 'target' } },
          },
        ],
      },
    },
  ],
}
