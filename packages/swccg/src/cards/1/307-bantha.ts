import type { HandCard } from '../hand.js'
import { is, ongoing, plus, q } from '../shorthand.js'

export const bantha: HandCard = {
  id: 'swccg:1_307',
  abilities: [
    { ability: 'capacity', holds: [{ n: 2, as: ['passenger'] }] },
    ongoing('this', { define: 'ability', as: 0.5 }),
    ongoing('this', { may: 'react', by: 'move' }),
    ongoing(
      q('character', { is: ['tusken raider'], at: 'same-site' }),
      plus('power', 1),
      is('here', q('site', { is: ['exterior'] })),
    ),
  ],
}
