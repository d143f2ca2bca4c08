import type { HandCard } from '../hand.js'
import { deploy, ongoing, q } from '../shorthand.js'

export const vaporator: HandCard = {
  id: 'swccg:1_41',
  abilities: [
    deploy({ on: q('site', { 'part-of': 'Tatooine' }), cost: 1 }),
    ongoing('this', { cannot: 'be-moved' }),
    ongoing(q('character', { at: { either: ['same-site', q('site', { 'adjacent-to': 'here' })] } }), {
      immune: 'card',
      to: q('interrupt', { name: 'Gravel Storm' }),
    }),
  ],
}
