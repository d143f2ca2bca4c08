import type { HandCard } from '../hand.js'
import { cancels } from '../shorthand.js'
import { endsDamage } from './damage.js'

export const houjix: HandCard = {
  id: 'swccg:2_50',
  abilities: [endsDamage, { ability: 'play', as: 'lost', ...cancels('Sunsdown') }],
}
