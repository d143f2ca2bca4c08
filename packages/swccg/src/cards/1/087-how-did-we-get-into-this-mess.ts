import type { HandCard } from '../hand.js'
import { card, each, is, named, number, one, put, q, steps, target, use, used, yours } from '../shorthand.js'

export const howDidWeGetIntoThisMess: HandCard = {
  id: 'swccg:1_87',
  abilities: [
    used(
      'any-time',
      {
        targets: [
          one(
            yours('character', {
              is: ['droid'],
              at: { either: [q('site', { name: 'Dune Sea' }), q('location', { is: ['scomp link'] })] },
            }),
          ),
        ],
        cost: [use(1)],
      },
      steps({ do: 'choose', what: each(yours('card', { zone: 'hand' })) }, put(card, 'used'), {
        do: 'draw',
        n: { plus: [number, { if: is(target, named(['C-3PO', 'R2-D2'])), then: 1, else: 0 }] },
        from: 'reserve',
      }),
    ),
  ],
}
