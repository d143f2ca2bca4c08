import type { HandCard } from '../hand.js'
import { onSide } from '../shorthand.js'
import { moreAgainst, without } from './forces.js'

export const darkForces: HandCard = {
  id: 'swccg:102_6',
  abilities: [onSide, moreAgainst('Surprise Assault'), without('jedi')],
}
