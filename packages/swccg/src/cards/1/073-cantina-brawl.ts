import type { HandCard } from '../hand.js'
import { draw, drawn, each, lose, lost, one, opponent, q, steps, target, theirDraw, use } from '../shorthand.js'

export const cantinaBrawl: HandCard = {
  id: 'swccg:1_73',
  abilities: [
    lost(
      'any-time',
      { targets: [one(q('site', { name: 'Cantina' }))], cost: [use(2)] },
      steps(
        draw(),
        opponent(draw()),
        lose(each(q('character', { not: ['droid'], inactive: 'too', ability: ['=', [drawn, theirDraw]], at: target }))),
      ),
    ),
  ],
}
