import type { HandCard } from '../hand.js'
import { named, ongoing, plus, q } from '../shorthand.js'

export const commanderPraji: HandCard = {
  id: 'swccg:1_167',
  abilities: [
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
    ongoing(q('starship', { name: 'Devastator', 'piloted-by': 'this' }), plus('hyperspeed', 1)),
    ongoing(named(['C-3PO', 'R2-D2'], { at: 'here' }), { canceled: 'game-text' }, { present: 'this' }),
  ],
}
