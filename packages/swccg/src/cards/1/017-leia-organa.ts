import type { HandCard } from '../hand.js'
import { at, ongoing, plus, q } from '../shorthand.js'

export const leiaOrgana: HandCard = {
  id: 'swccg:1_17',
  abilities: [
    ongoing(
      q('character', { is: ['rebel'], with: 'this' }),
      plus('power', 1),
      at('this', q('site', { 'part-of': 'Death Star' })),
    ),
    ongoing('this', { immune: 'attrition', below: 2 }),
  ],
}
