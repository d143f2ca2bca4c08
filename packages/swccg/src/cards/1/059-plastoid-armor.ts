import type { HandCard } from '../hand.js'
import { is, just, ongoing, place, plus, q, reached, relocate, steps, yours } from '../shorthand.js'

export const plastoidArmor: HandCard = {
  id: 'swccg:1_59',
  abilities: [
    {
      ability: 'deploy',
      to: [{ on: place }],
      when: [
        just({
          on: 'lose',
          what: q('character', { is: ['stormtrooper'] }),
          at: q('site', { 'part-of': 'Death Star' }),
        }),
      ],
      target: yours('character', { 'not-at': { on: 'Death Star' } }),
    },
    reached(steps({ do: 'mark', what: 'this', as: 'disguised' }, relocate('this', 'target'))),
    ongoing(
      'target',
      [{ is: ['spy'] }, plus('power', 2), plus('forfeit', 2), { define: 'armor', as: 5 }],
      is('this', q('effect', { marked: 'disguised' })),
    ),
  ],
}
