import type { HandCard } from '../hand.js'
import { draw, drawn, exists, is, lose, lost, more, one, q, steps, target, theirs, when, yours } from '../shorthand.js'

export const nevarYalnal: HandCard = {
  id: 'swccg:1_261',
  abilities: [
    lost(
      'any-time',
      {
        targets: [
          one(
            theirs('character', {
              is: ['spy'],
              undercover: 'too',
              at: q('site', { where: exists(yours('character', { is: ['spy'], undercover: 'too', at: 'it' })) }),
            }),
          ),
        ],
      },
      steps(
        draw(1, { if: is(target, q('character', { undercover: true })), then: 2, else: 0 }),
        when(more(drawn, 2), lose(target)),
      ),
    ),
  ],
}
