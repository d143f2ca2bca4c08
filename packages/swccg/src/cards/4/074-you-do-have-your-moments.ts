import type { HandCard } from '../hand.js'
import { cancel, just, lost } from '../shorthand.js'

export const youDoHaveYourMoments: HandCard = {
  id: 'swccg:4_74',
  abilities: [lost(just({ on: 'damage-segment' }), {}, { do: 'as', who: 'each-player', effect: cancel('attrition') })],
}
