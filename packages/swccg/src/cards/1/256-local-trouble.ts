import type { HandCard } from '../hand.js'
import { get, lost, one, q, second, steps, target, theirs, use, yours } from '../shorthand.js'

export const localTrouble: HandCard = {
  id: 'swccg:1_256',
  abilities: [
    lost(
      { phase: 'battle', of: 'you', start: true },
      {
        targets: [
          { choose: 2, from: yours('character', { is: ['stormtrooper'], at: q('site', { name: 'Cantina' }) }) },
          one(theirs('character', { at: q('site', { name: 'Cantina' }) })),
        ],
        cost: [use(1)],
      },
      steps(
        get('you', 'turn', { modify: 'battle-destiny-draws', by: 1, at: q('site', { name: 'Cantina' }) }),
        { do: 'battle', with: target, against: second },
        get('each-player', 'turn', { cannot: 'battle', at: q('site', { name: 'Cantina' }) }),
      ),
    ),
  ],
}
