import type { HandCard } from '../hand.js'
import { at, deploy, ongoing, q, yours } from '../shorthand.js'

export const stormtrooperBackpack: HandCard = {
  id: 'swccg:1_206',
  abilities: [
    deploy({ on: yours('character', { is: ['trooper'] }) }),
    ongoing('attached', { may: 'use', n: 'any', what: q('card', { is: ['weapon', 'device'] }) }),
    ongoing('attached', { immune: 'attrition', below: 3 }, at('attached', q('site', { is: ['planet'] }))),
  ],
}
