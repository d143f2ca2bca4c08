import type { HandCard } from '../hand.js'
import {
  atLeast,
  automatic,
  count,
  draw,
  drawn,
  inBattle,
  just,
  lose,
  more,
  one,
  ongoing,
  q,
  steps,
  theirs,
  when,
} from '../shorthand.js'

export const vader: HandCard = {
  id: 'swccg:101_5',
  abilities: [
    ongoing('this', { only: 'deploy', at: { on: 'Death Star' } }),
    ongoing('this', { cannot: 'deploy' }, atLeast(count(theirs('character', { unique: true })), 2)),
    automatic(
      just({ on: 'lose-battle', by: 'you' }),
      steps(draw(), when(more(drawn, 4), lose(one(q('character', { is: ['imperial'], present: 'here' }))))),
      { if: inBattle },
    ),
  ],
}
