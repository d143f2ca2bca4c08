import type { HandCard } from '../hand.js'
import { cancel, is, just, named, not, ongoing, plus, q, reached } from '../shorthand.js'

export const tacticalReCall: HandCard = {
  id: 'swccg:1_231',
  abilities: [
    {
      ability: 'deploy',
      to: [{ on: q('site', { 'part-of': 'Yavin 4' }) }],
      when: [
        just({
          on: 'win-battle',
          by: 'you',
          at: q('location', { where: not(is('it', q('location', { 'part-of': 'Yavin 4' }))) }),
        }),
      ],
      target: q('character', { is: ['warrior'], 'in-battle': true }),
    },
    ongoing('target', [plus('power', -2), plus('forfeit', -2)], not(is('target', named('Leia')))),
    ongoing('target', [plus('power', -3), plus('forfeit', -3)], is('target', named('Leia'))),
    reached(cancel('this')),
  ],
}
