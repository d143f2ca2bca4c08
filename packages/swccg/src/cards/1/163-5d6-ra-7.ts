import type { HandCard } from '../hand.js'
import { exists, named, ongoing, plus, theirs, yours } from '../shorthand.js'

export const card5d6Ra7: HandCard = {
  id: 'swccg:1_163',
  abilities: [
    ongoing('this', plus('power', 1), exists(named(['Motti', 'Yularen'], { at: 'same-site' }))),
    ongoing(theirs('character', { is: ['droid'] }), plus('deploy-cost', 1, 'here')),
    ongoing(yours('character', { is: ['messenger droid'] }), plus('deploy-cost', 1, 'here')),
    ongoing('this', { immune: 'attrition' }, { nighttime: 'here' }),
  ],
}
