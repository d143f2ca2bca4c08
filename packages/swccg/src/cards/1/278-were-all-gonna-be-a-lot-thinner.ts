import type { HandCard } from '../hand.js'
import { each, lose, lost, one, q, target } from '../shorthand.js'

export const wereAllGonnaBeALotThinner: HandCard = {
  id: 'swccg:1_278',
  abilities: [
    lost(
      'any-time',
      { targets: [one(q('site', { name: 'Trash Compactor' }))] },
      lose(each(q('card', { not: ['effect', 'location'], inactive: 'too', at: target }))),
    ),
  ],
}
