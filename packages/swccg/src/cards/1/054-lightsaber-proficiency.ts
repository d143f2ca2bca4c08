import type { HandCard } from '../hand.js'
import {
  action,
  automatic,
  deploy,
  exists,
  is,
  just,
  loseThis,
  not,
  once,
  ongoing,
  plus,
  q,
  yours,
} from '../shorthand.js'

export const lightsaberProficiency: HandCard = {
  id: 'swccg:1_54',
  abilities: [
    deploy({ on: yours('character', { ability: ['>', 2], bearing: q('weapon', { is: ['lightsaber'] }) }) }),
    ongoing('attached', plus('power', 3), is('attached', q('card', { 'in-battle': true }))),
    action(
      just({ on: 'drain', by: 'you', at: 'here' }),
      { if: { present: 'attached' }, limit: once('turn') },
      { do: 'adjust', what: 'drain', by: 1 },
    ),
    automatic({ becomes: not(exists(q('weapon', { is: ['lightsaber'], on: 'attached' }))) }, loseThis),
  ],
}
