import type { HandCard } from '../hand.js'
import { draw, drawn, lose, lost, may, more, one, q, retrieve, steps, target, use, when } from '../shorthand.js'

export const onTheEdge: HandCard = {
  id: 'swccg:1_101',
  abilities: [
    lost(
      'any-time',
      { targets: [one(q('character', { is: ['rebel'], ability: ['>', 2] }))], cost: [use(1)] },
      steps({ do: 'choose-number', from: 1, to: 6 }, draw(), when(more(drawn, 'x'), may(retrieve('x')), lose(target))),
    ),
  ],
}
