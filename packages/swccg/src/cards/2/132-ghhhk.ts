import type { HandCard } from '../hand.js'
import { cancels } from '../shorthand.js'
import { endsDamage } from './damage.js'

export const ghhhk: HandCard = {
  id: 'swccg:2_132',
  abilities: [endsDamage, { ability: 'play', as: 'lost', ...cancels('Nightfall') }],
}
