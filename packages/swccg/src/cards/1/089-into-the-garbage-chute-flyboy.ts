import type { HandCard } from '../hand.js'
import { battleBy, cancel, each, one, q, steps, target, used, yours } from '../shorthand.js'

export const intoTheGarbageChuteFlyboy: HandCard = {
  id: 'swccg:1_89',
  abilities: [
    used(
      battleBy(undefined, q('site', { 'part-of': 'Death Star', 'not-name': 'Trash Compactor' })),
      { targets: [one(q('site', { name: 'Trash Compactor' }))] },
      steps(
        { do: 'move', what: each(yours('character', { 'in-battle': true })), to: target, free: true },
        cancel('battle'),
      ),
    ),
  ],
}
