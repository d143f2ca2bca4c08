import type { HandCard } from '../hand.js'
import {
  all,
  automatic,
  drawn,
  equal,
  get,
  inBattle,
  just,
  more,
  ongoing,
  plus,
  q,
  set,
  theirDraw,
} from '../shorthand.js'

export const kalfalnlCndros: HandCard = {
  id: 'swccg:1_15',
  abilities: [
    automatic(just({ on: 'battle-destinies' }), get('opponent', 'battle', set('total-battle-destiny', 0)), {
      if: all(inBattle, equal({ draws: 'you' }, 1), equal({ draws: 'opponent' }, 1), more(drawn, theirDraw)),
    }),
    ongoing('this', { define: 'landspeed', as: 3 }),
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
    ongoing('this', [
      { cannot: 'board', what: q('starship', { is: ['starfighter'] }) },
      { cannot: 'board', what: q('vehicle', { is: ['enclosed'] }) },
    ]),
  ],
}
