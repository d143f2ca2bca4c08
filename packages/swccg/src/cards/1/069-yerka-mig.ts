import type { HandCard } from '../hand.js'
import { cancel, ongoing, plus, q, reached, theirs, utinni } from '../shorthand.js'

export const yerkaMig: HandCard = {
  id: 'swccg:1_69',
  abilities: [
    utinni(q('location'), theirs('character')),
    ongoing('this', { rule: 'moves-like-character' }),
    reached(cancel('this')),
    ongoing('opponent', plus('total-power', -1, { either: ['same-site', q('site', { 'adjacent-to': 'here' })] })),
  ],
}
