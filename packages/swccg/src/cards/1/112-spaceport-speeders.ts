import type { HandCard } from '../hand.js'
import { draw, drawn, exists, is, lose, named, one, q, steps, target, used, yours } from '../shorthand.js'

export const spaceportSpeeders: HandCard = {
  id: 'swccg:1_112',
  abilities: [
    used(
      'any-time',
      {
        targets: [
          one(
            yours('card', {
              is: ['vehicle', 'droid'],
              at: {
                either: [
                  q('site', { name: 'Mos Eisley' }),
                  q('site', { where: exists(named('Wioslea', { at: 'it' })) }),
                ],
              },
            }),
          ),
        ],
      },
      steps(
        draw({ if: is(target, q('vehicle', { name: "Luke's X-34 Landspeeder" })), then: 3, else: 2 }),
        { do: 'activate', n: drawn },
        lose(target),
      ),
    ),
  ],
}
