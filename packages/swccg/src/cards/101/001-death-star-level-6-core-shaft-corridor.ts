import type { HandCard } from '../hand.js'
import { control, dark, light, named, ongoing, plus, q } from '../shorthand.js'

export const deathStarLevel6CoreShaftCorridor: HandCard = {
  id: 'swccg:101_1',
  abilities: [
    light(ongoing(named(['Luke', 'Obi-Wan'], { at: { on: 'Death Star' } }), plus('power', 2), control)),
    dark(
      ongoing('opponent', { set: 'ability-for-control', to: 2, at: q('site', { 'part-of': 'Death Star' }) }, control),
    ),
  ],
}
