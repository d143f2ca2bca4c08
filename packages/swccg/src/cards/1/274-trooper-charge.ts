import type { HandCard } from '../hand.js'
import { get, is, lost, one, q, steps, target, yours } from '../shorthand.js'

export const trooperCharge: HandCard = {
  id: 'swccg:1_274',
  abilities: [
    lost(
      'battle',
      { targets: [one(yours('character', { is: ['trooper'], 'in-battle': true }))] },
      steps(
        get(target, 'battle', {
          modify: 'power',
          by: { if: is(target, q('character', { is: ['death star trooper'] })), then: 3, else: 2 },
        }),
        { do: 'await', event: { on: 'battle-end' }, effect: { do: 'forfeit', what: target } },
      ),
    ),
  ],
}
