import type { HandCard } from '../hand.js'
import { action, any, count, draw, drawn, get, just, onSide, place, plus, q, steps, target, use } from '../shorthand.js'

export const darkForces: HandCard = {
  id: 'swccg:102_6',
  abilities: [
    onSide,
    action(
      just({ on: 'play', what: q('interrupt', { name: 'Surprise Assault' }) }),
      { cost: [use(1)] },
      steps(draw(), get('you', 'drain', plus('total-power', drawn, place))),
    ),
    action(
      just({ on: 'play', what: q('interrupt', { name: ['Sense', 'Alter'] }) }),
      {
        targets: [any(q('character', { is: ['jedi'] }))],
        cost: [{ do: 'use-force', n: count(q('card', { 'one-of': target })) }],
      },
      get(target, 'turn', { rule: 'highest-excluded' }),
    ),
  ],
}
