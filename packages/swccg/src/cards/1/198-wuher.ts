import type { HandCard } from '../hand.js'
import { all, at, automatic, each, exists, lose, q } from '../shorthand.js'

export const wuher: HandCard = {
  id: 'swccg:1_198',
  abilities: [
    automatic(
      { phase: 'control', of: 'you', start: true },
      lose(each(q('card', { is: ['weapon', 'droid'], inactive: 'too', present: 'same-site' }))),
    ),
    automatic(
      {
        becomes: all(
          at('this', q('site', { name: 'Cantina' })),
          exists(q('card', { is: ['weapon', 'droid'], inactive: 'too', other: true, at: 'here' })),
        ),
      },
      lose(each(q('card', { is: ['weapon', 'droid'], inactive: 'too', at: 'here' }))),
    ),
  ],
}
