import type { HandCard } from '../hand.js'
import { action, card, exists, is, lose, once, phase, q, steps, theirs, use, when } from '../shorthand.js'

export const leesubSirln: HandCard = {
  id: 'swccg:1_16',
  abilities: [
    action(
      phase('control'),
      { if: exists(theirs('card', { zone: 'hand' })), limit: once('turn'), cost: [use(1)] },
      steps(
        { do: 'choose-type' },
        { do: 'reveal', what: { random: 1, from: theirs('card', { zone: 'hand' }) } },
        when(is(card, q('card', { type: { that: 'type' } })), lose(card)),
      ),
    ),
  ],
}
