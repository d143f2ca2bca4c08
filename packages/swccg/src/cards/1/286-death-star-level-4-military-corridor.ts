import type { HandCard } from '../hand.js'
import { action, any, control, dark, light, one, ongoing, phase, plus, q, second, target, yours } from '../shorthand.js'

export const deathStarLevel4MilitaryCorridor: HandCard = {
  id: 'swccg:1_286',
  abilities: [
    dark(
      action(
        phase('move'),
        {
          targets: [
            any(yours('character', { is: ['imperial'], at: 'here' })),
            one(q('site', { 'part-of': 'Death Star', other: 'here' })),
          ],
        },
        { do: 'move', what: target, to: second, free: true, regular: true },
      ),
    ),
    light(ongoing('you', plus('drain', 1, 'here'), control)),
  ],
}
