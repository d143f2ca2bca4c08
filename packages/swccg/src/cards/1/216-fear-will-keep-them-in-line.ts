import type { HandCard } from '../hand.js'
import { all, deploy, is, ongoing, plus, q, space } from '../shorthand.js'

export const fearWillKeepThemInLine: HandCard = {
  id: 'swccg:1_216',
  abilities: [
    deploy({ on: q('starship', { is: ['capital starship'] }) }),
    ongoing(
      'you',
      plus('total-power', 1, q('site', { 'related-to': 'here' })),
      all({ control: 'you', at: 'here' }, is('here', space)),
    ),
  ],
}
