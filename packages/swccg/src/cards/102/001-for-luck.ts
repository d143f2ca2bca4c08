import type { HandCard } from '../hand.js'
import { deploy } from '../shorthand.js'
import { moreAgainst, without } from './forces.js'

export const forLuck: HandCard = {
  id: 'swccg:102_1',
  abilities: [deploy({ on: 'table' }), moreAgainst('Counter Assault'), without('dark jedi')],
}
