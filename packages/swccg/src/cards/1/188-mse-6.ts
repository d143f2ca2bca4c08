import type { HandCard } from '../hand.js'
import {
  action,
  all,
  automatic,
  each,
  exists,
  is,
  one,
  ongoing,
  put,
  q,
  relocate,
  steps,
  target,
} from '../shorthand.js'

export const mse6: HandCard = {
  id: 'swccg:1_188',
  abilities: [
    ongoing('this', { define: 'landspeed', as: 3 }),
    ongoing('this', {
      only: 'deploy',
      at: q('site', {
        where: exists(
          q('character', { at: 'it', 'targeted-by': q('effect', { is: ['utinni effect'], 'not-name': 'Kessel Run' }) }),
        ),
      }),
    }),
    action(
      { becomes: exists(q('effect', { is: ['utinni effect'], at: 'here' })) },
      { targets: [one(q('effect', { is: ['utinni effect'], at: 'here' }))] },
      steps({ do: 'mark', what: 'this', as: 'carrying' }, relocate(target, 'this')),
    ),
    // Whichever of the two speaks first when they meet: what it brings stays there when it goes.
    automatic(
      {
        becomes: all(
          is('this', q('character', { marked: 'carrying' })),
          exists(
            q('character', {
              at: 'same-site',
              'targeted-by': q('effect', { is: ['utinni effect'], at: 'same-site' }),
            }),
          ),
        ),
      },
      steps(relocate(each(q('effect', { on: 'this' })), 'here'), put('this', 'hand')),
    ),
  ],
}
