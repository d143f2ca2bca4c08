import type { HandCard } from '../hand.js'
import { action, atLeast, card, deploy, may, put, q, steps, use } from '../shorthand.js'

export const electrobinoculars: HandCard = {
  id: 'swccg:1_35',
  abilities: [
    deploy({ on: q('character', { is: ['warrior'] }), cost: 1 }),
    action(
      'any-time',
      { if: atLeast({ cards: 'you', in: 'reserve' }, 1), cost: [use(2)] },
      steps({ do: 'look-at', what: { top: 1, of: 'you', pile: 'reserve' } }, may(put(card, 'force'))),
    ),
  ],
}
