import type { HandCard } from '../hand.js'
import { action, each, lose, once, phase, steps, theirs } from '../shorthand.js'

export const miiyoomOnith: HandCard = {
  id: 'swccg:1_187',
  abilities: [
    action(
      phase('control'),
      { limit: once('phase'), cost: [{ do: 'use-force', n: { cards: 'opponent', in: 'hand' } }] },
      steps(
        { do: 'reveal', what: each(theirs('card', { zone: 'hand' })) },
        lose(each(theirs('character', { is: ['rebel+male', 'alien+male'], unique: true, zone: 'hand' }))),
      ),
    ),
  ],
}
