import type { HandCard } from '../hand.js'
import { at, count, ongoing, q } from '../shorthand.js'

export const generalTagge: HandCard = {
  id: 'swccg:1_178',
  abilities: [
    ongoing(
      'this',
      { modify: 'forfeit', by: count(q('character', { is: ['imperial+trooper'], with: 'this' })) },
      at('this', q('site')),
    ),
  ],
}
