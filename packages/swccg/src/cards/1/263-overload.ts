import type { HandCard } from '../hand.js'
import { card, draw, drawn, each, equal, less, lose, lost, one, q, stat, steps, target, when } from '../shorthand.js'

export const overload: HandCard = {
  id: 'swccg:1_263',
  abilities: [
    lost(
      'any-time',
      { targets: [one(q('weapon', { not: ['ewok weapon'], 'not-name': 'Gaderffii Stick' }))] },
      steps(
        draw(),
        {
          do: 'choose',
          what: each(q('card', { is: ['character', 'starship'], bearing: q('weapon', { 'one-of': target }) })),
        },
        when(less(drawn, stat('destiny', target)), lose(target)),
        when(equal(drawn, 0), lose(card)),
      ),
    ),
  ],
}
