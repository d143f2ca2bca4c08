import type { HandCard } from '../hand.js'
import { card, get, just, lose, one, q, second, stat, steps, target, used, yours } from '../shorthand.js'

export const thisIsAllYourFault: HandCard = {
  id: 'swccg:1_117',
  abilities: [
    used(
      'battle',
      { targets: [one(yours('character', { is: ['droid'], at: 'battle' }))], cost: [lose(target)] },
      // There is one battle at a site in a turn.
      get('you', 'battle', { set: 'attrition', to: 0 }),
    ),
    used(
      just({ on: 'fire', by: 'opponent', what: yours('card') }),
      {
        targets: [
          one(yours('character', { is: ['droid'], other: card, at: { where: card } })),
          // The first target: once the droid is hit, "that card" is the droid.
          one(q('card', { 'one-of': card })),
        ],
      },
      steps(
        { do: 'retarget', to: target },
        {
          do: 'await',
          event: { on: 'hit', what: target },
          effect: get(target, 'battle', { set: 'forfeit', to: stat('forfeit', second) }),
          until: 'firing',
        },
      ),
    ),
  ],
}
