import type { HandCard } from '../hand.js'
import { automatic, either, exists, just, named, ongoing, plus, put, q } from '../shorthand.js'

export const myo: HandCard = {
  id: 'swccg:1_189',
  abilities: [
    ongoing(
      'this',
      plus('power', 1),
      either(
        exists(named("Lirin Car'n", { with: 'this' })),
        exists(q('character', { is: ['bounty hunter'], with: 'this' })),
      ),
    ),
    // What is forfeited is lost. rule swccg.forfeit
    automatic(just({ on: 'lose', what: 'this' }), put('this', 'used'), { if: { battle: true } }),
  ],
}
