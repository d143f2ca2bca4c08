import type { HandCard } from '../hand.js'
import { action, deploy, one, ongoing, phase, q, target } from '../shorthand.js'

const droid = { is: ['droid'], at: q('site') }

/** rule swccg.weapons-deploying-carrying: any droid, and so one of the opponent's. */
export const restrainingBolt: HandCard = {
  id: 'swccg:1_38',
  abilities: [
    deploy(
      { on: q('character', { ...droid, whose: 'yours' }) },
      { on: q('character', { ...droid, whose: 'opponent' }) },
    ),
    ongoing('attached', [{ cannot: 'move' }, { canceled: 'game-text' }]),
    action(
      phase('deploy'),
      { targets: [one(q('character', { is: ['droid'], other: 'attached', at: 'same-site' }))] },
      { do: 'transfer', what: 'this', to: target, free: true },
    ),
  ],
}
