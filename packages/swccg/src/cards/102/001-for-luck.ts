import type { HandCard } from '../hand.js'
import { action, any, count, deploy, draw, drawn, get, just, place, plus, q, steps, target, use } from '../shorthand.js'

export const forLuck: HandCard = {
  id: 'swccg:102_1',
  abilities: [
    deploy({ on: 'table' }),
    action(
      just({ on: 'play', what: q('interrupt', { name: 'Counter Assault' }) }),
      { cost: [use(1)] },
      steps(draw(), get('you', 'drain', plus('total-power', drawn, place))),
    ),
    action(
      just({ on: 'play', what: q('interrupt', { name: ['Sense', 'Alter'] }) }),
      {
        targets: [any(q('character', { is: ['dark jedi'] }))],
        cost: [{ do: 'use-force', n: count(q('card', { 'one-of': target })) }],
      },
      get(target, 'turn', { rule: 'highest-excluded' }),
    ),
  ],
}
