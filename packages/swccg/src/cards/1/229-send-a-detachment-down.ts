import type { HandCard } from '../hand.js'
import { at, ongoing, plus, q, utinni } from '../shorthand.js'

export const sendADetachmentDown: HandCard = {
  id: 'swccg:1_229',
  abilities: [
    utinni(
      q('site', { not: ['docking bay'], 'part-of': 'Tatooine' }),
      q('character', { is: ['trooper'], at: { on: 'Death Star' } }),
      2,
    ),
    ongoing('opponent', plus('attrition', 1, { on: 'Tatooine' }), at('target', 'same-site')),
  ],
}
