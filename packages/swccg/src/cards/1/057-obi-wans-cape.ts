import type { HandCard } from '../hand.js'
import { action, battleBy, deploy, lose, one, ongoing, target, theirs, use, yours } from '../shorthand.js'

export const obiWansCape: HandCard = {
  id: 'swccg:1_57',
  abilities: [
    deploy({ on: yours('character', { is: ['rebel', 'alien'] }), cost: 2 }),
    ongoing('attached', { immune: 'attrition', below: 5 }),
    action(
      battleBy(undefined, 'here'),
      {
        if: { present: 'attached' },
        targets: [one(theirs('character', { ability: ['=', 1], present: 'here' }))],
        cost: [use(1)],
      },
      { do: 'unless', who: 'opponent', effect: { do: 'move-away', what: target, free: true }, otherwise: lose(target) },
    ),
  ],
}
