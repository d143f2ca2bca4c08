import type { HandCard } from '../hand.js'
import { action, card, is, lose, once, phase, put, q, steps, when } from '../shorthand.js'

export const labria: HandCard = {
  id: 'swccg:1_184',
  abilities: [
    action(
      phase('control'),
      { limit: once('turn') },
      steps(
        { do: 'reveal', what: { top: 1, of: 'you', pile: 'reserve' } },
        when(is(card, q('card', { is: ['vehicle', 'starship'] })), lose(card), {
          do: 'either',
          options: [put(card, 'reserve'), put(card, 'force'), put(card, 'used')],
        }),
      ),
    ),
  ],
}
