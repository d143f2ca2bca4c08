import type { HandCard } from '../hand.js'
import { ongoing, onSide, q } from '../shorthand.js'

export const blastDoorControls: HandCard = {
  id: 'swccg:1_210',
  abilities: [
    onSide,
    ongoing(
      q('interrupt', {
        name: ['Into The Garbage Chute, Flyboy', 'Narrow Escape', 'Blast The Door, Kid!', 'Rebel Barrier'],
      }),
      { canceled: 'card' },
    ),
  ],
}
