import type { HandCard } from '../hand.js'
import { dark, light, ongoing, plus, yours } from '../shorthand.js'

export const tatooineCantina: HandCard = {
  id: 'swccg:1_128',
  abilities: [
    light(ongoing(yours('character', { is: ['alien'], at: 'here' }), plus('power', 1))),
    dark(ongoing(yours('character', { is: ['alien'], not: ['tusken raider'], at: 'here' }), plus('forfeit', 1))),
  ],
}
