import type { HandCard } from '../hand.js'
import { q, theirs } from '../shorthand.js'

/** As a Tractor Beam, at the Death Star and with two destinies. */
export const deathStarTractorBeam: HandCard = {
  id: 'swccg:2_111',
  abilities: [
    { ability: 'deploy', to: [{ on: q('site', { name: 'Docking Bay 327' }), cost: 2 }] },
    {
      ability: 'action',
      when: [{ just: { on: 'battle-end', at: q('system', { name: 'Death Star' }) } }],
      limit: { n: 1, per: 'battle' },
      targets: [
        {
          choose: 1,
          from: theirs('starship', {
            present: q('system', { name: 'Death Star' }),
            not: ['mon calamari star cruiser'],
          }),
        },
      ],
      cost: [{ do: 'use-force', n: 2 }],
      effect: {
        do: 'sequence',
        steps: [
          { do: 'draw-destiny', n: 2 },
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
