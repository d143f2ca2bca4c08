import type { HandCard } from '../hand.js'
import { action, deploy, one, ongoing, phase, q, target } from '../shorthand.js'

export const restrainingBolt: HandCard = {
  id: 'swccg:1_38',
  abilities: [
    deploy({ on: q('character', { is: ['droid'], at: q('site') }) }),
    ongoing('attached', [{ cannot: 'move' }, { canceled: 'game-text' }]),
    action(
      phase('deploy'),
      { targets: [one(q('character', { is: ['droid'], other: 'attached', at: 'same-site' }))] },
      { do: 'transfer', what: 'this', to: target, free: true },
    ),
  ],
}
