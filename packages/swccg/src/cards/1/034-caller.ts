import type { HandCard } from '../hand.js'
import { action, deploy, each, once, one, phase, put, q, steal, steps, target } from '../shorthand.js'

export const caller: HandCard = {
  id: 'swccg:1_34',
  abilities: [
    deploy({ on: q('character', { is: ['rebel', 'jawa'] }) }),
    action(
      phase('control'),
      {
        limit: once('phase'),
        targets: [
          one(q('character', { is: ['droid'], bearing: q('device', { name: 'Restraining Bolt' }), at: 'same-site' })),
        ],
      },
      steps(
        { do: 'choose', what: each(q('device', { name: 'Restraining Bolt', on: target })) },
        steal(target),
        put({ that: 'device' }, 'hand'),
      ),
    ),
  ],
}
