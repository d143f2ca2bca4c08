import type { HandCard } from '../hand.js'
import { cancel, card, just, lost, may, q, steps, use } from '../shorthand.js'

export const itsWorse: HandCard = {
  id: 'swccg:1_252',
  abilities: [
    lost(
      just({ on: 'play', what: q('interrupt', { name: 'It Could Be Worse' }) }),
      {},
      steps(
        cancel(card),
        may({ do: 'then', first: use('x'), next: { do: 'adjust', what: 'force-loss', by: 'x' }, to: true }),
      ),
    ),
    lost(just({ on: 'lose-force', by: 'opponent', from: 'battle' }), {}, { do: 'adjust', what: 'force-loss', by: 1 }),
  ],
}
