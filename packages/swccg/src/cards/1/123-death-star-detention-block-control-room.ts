import type { HandCard } from '../hand.js'
import { all, automatic, control, each, exists, light, ongoing, plus, q } from '../shorthand.js'

export const deathStarDetentionBlockControlRoom: HandCard = {
  id: 'swccg:1_123',
  abilities: [
    light(ongoing('you', plus('drain', 1, 'here'), control)),
    light(
      automatic(
        {
          becomes: all(control, exists(q('character', { imprisoned: true, captured: true, at: { on: 'Death Star' } }))),
        },
        { do: 'release', what: each(q('character', { imprisoned: true, captured: true, at: { on: 'Death Star' } })) },
      ),
    ),
  ],
}
