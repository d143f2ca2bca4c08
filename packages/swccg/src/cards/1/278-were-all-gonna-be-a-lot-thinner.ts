import type { HandCard } from '../hand.js'
import { each, lose, lost, one, q, target } from '../shorthand.js'

export const wereAllGonnaBeALotThinner: HandCard = {
  id: 'swccg:1_278',
  abilities: [
    lost(
      'any-time',
      { targets: [one(q('site', { name: 'Trash Compactor' }))] },
      // rule swccg.all-cards-all-characters: all that an Interrupt means.
      lose(
        each(q('card', { is: ['character', 'vehicle', 'starship', 'weapon', 'device'], inactive: 'too', at: target })),
      ),
    ),
  ],
}
