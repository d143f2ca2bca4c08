import type { HandCard } from '../hand.js'
import {
  automatic,
  draw,
  drawn,
  is,
  just,
  loseThis,
  not,
  q,
  reached,
  relocate,
  retrieve,
  steps,
  utinni,
  yours,
} from '../shorthand.js'

export const deathStarPlans: HandCard = {
  id: 'swccg:1_46',
  abilities: [
    utinni(
      q('site', { not: ['docking bay'], 'part-of': 'Death Star' }),
      yours('character', { is: ['droid'], 'not-at': { on: 'Death Star' } }),
    ),
    reached(steps({ do: 'mark', what: 'this', as: 'stolen' }, relocate('this', 'target')), {
      if: not(is('this', q('effect', { marked: 'stolen' }))),
    }),
    automatic(
      just({ on: 'move', what: 'target', to: q('site', { 'part-of': 'Yavin 4' }) }),
      steps(draw(3), retrieve(drawn), loseThis),
      { if: is('this', q('effect', { marked: 'stolen' })) },
    ),
  ],
}
