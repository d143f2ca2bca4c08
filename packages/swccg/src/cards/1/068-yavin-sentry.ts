import type { HandCard } from '../hand.js'
import { deploy, ongoing, plus, q } from '../shorthand.js'

export const yavinSentry: HandCard = {
  id: 'swccg:1_68',
  abilities: [
    deploy({ on: q('site', { 'part-of': 'Yavin 4' }), cost: 2 }),
    {
      ability: 'modes',
      modes: [
        [ongoing('opponent', plus('deploy-cost', 1, { either: ['here', q('site', { 'adjacent-to': 'here' })] }))],
        [
          ongoing(
            'opponent',
            plus('ability-for-destiny', 1, { either: ['here', q('site', { 'adjacent-to': 'here' })] }),
          ),
        ],
        [ongoing('you', plus('total-power', 1, { either: ['here', q('site', { 'adjacent-to': 'here' })] }))],
      ],
    },
  ],
}
