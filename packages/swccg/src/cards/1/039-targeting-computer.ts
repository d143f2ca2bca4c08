import type { HandCard } from '../hand.js'
import { deploy, ongoing, plus, q } from '../shorthand.js'

export const targetingComputer: HandCard = {
  id: 'swccg:1_39',
  abilities: [
    deploy({ on: q('starship'), cost: 2 }),
    ongoing('attached', plus('maneuver', 1)),
    ongoing(q('weapon', { on: 'attached' }), [{ may: 'fire', n: 2 }, plus('weapon-destiny', -1)]),
  ],
}
