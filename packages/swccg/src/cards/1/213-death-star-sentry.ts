import type { HandCard } from '../hand.js'
import { deploy, ongoing, plus, q } from '../shorthand.js'

export const deathStarSentry: HandCard = {
  id: 'swccg:1_213',
  abilities: [
    deploy({ on: q('site', { 'part-of': 'Death Star' }), cost: 2 }),
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
