import type { HandCard } from '../hand.js'
import { inBattle, ongoing, plus, q } from '../shorthand.js'

export const darthVader: HandCard = {
  id: 'swccg:1_168',
  abilities: [
    ongoing('you', plus('battle-destiny', 1, 'battle'), inBattle),
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 3)),
    ongoing(q('starship', { name: "Vader's Custom TIE", 'piloted-by': 'this' }), [
      plus('power', 1),
      plus('maneuver', 3),
    ]),
    ongoing('this', { immune: 'attrition', below: 5 }),
  ],
}
