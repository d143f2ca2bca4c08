import type { HandCard } from '../hand.js'
import { action, battleBy, lose, one, ongoing, target, theirs, use } from '../shorthand.js'

export const obiWanKenobi: HandCard = {
  id: 'swccg:1_21',
  abilities: [
    action(
      battleBy(undefined, 'here'),
      {
        if: { present: 'this' },
        targets: [one(theirs('character', { ability: ['=', 1], present: 'here' }))],
        cost: [use(1)],
      },
      { do: 'unless', who: 'opponent', effect: { do: 'move-away', what: target, free: true }, otherwise: lose(target) },
    ),
    ongoing('this', { immune: 'attrition', below: 5 }),
  ],
}
