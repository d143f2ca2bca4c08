import type { HandCard } from '../hand.js'
import { automatic, each, exists, just, lose, notAlter, ongoing, phase, plus, q, theirs, yours } from '../shorthand.js'

export const disarmed: HandCard = {
  id: 'swccg:1_48',
  abilities: [
    {
      ability: 'deploy',
      to: [
        {
          on: theirs('character', {
            bearing: q('weapon'),
            present: q('site', { where: exists(yours('character', { bearing: q('weapon'), present: 'it' })) }),
          }),
        },
      ],
      when: [phase('control', 'each-player')],
    },
    automatic(just({ on: 'deploy', what: 'this' }), lose(each(q('weapon', { on: 'attached' })))),
    ongoing('attached', [plus('power', -1), { cannot: 'carry', what: q('weapon') }]),
    notAlter,
  ],
}
