import type { HandCard } from '../hand.js'
import { all, at, is, just, ongoing, place, plus, q, reached, relocate, steps, yours } from '../shorthand.js'

export const tuskenBreathMask: HandCard = {
  id: 'swccg:1_67',
  abilities: [
    {
      ability: 'deploy',
      to: [{ on: place }],
      when: [just({ on: 'win-battle', by: 'you', at: q('site', { 'part-of': 'Tatooine' }) })],
      target: yours('character', { 'not-at': { system: 'Tatooine' } }),
    },
    reached(steps({ do: 'mark', what: 'this', as: 'stolen' }, relocate('this', 'target'))),
    ongoing(
      'target',
      [plus('power', 2), plus('forfeit', 2), { immune: 'attrition', exactly: 3 }],
      all(is('this', q('effect', { marked: 'stolen' })), at('target', { on: 'Tatooine' })),
    ),
  ],
}
