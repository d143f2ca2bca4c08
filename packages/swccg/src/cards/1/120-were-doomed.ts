import type { HandCard } from '../hand.js'
import { exists, get, less, named, phase, used, when } from '../shorthand.js'

export const wereDoomed: HandCard = {
  id: 'swccg:1_120',
  abilities: [
    used(
      phase('control', 'opponent'),
      { if: less({ cards: 'you', in: 'life-force' }, 15) },
      when(
        exists(named(['R2-D2', 'C-3PO'])),
        get('you', 'turn', { halve: 'force-loss', round: 'down' }),
        get('you', 'turn', { halve: 'force-loss', round: 'up' }),
      ),
    ),
  ],
}
