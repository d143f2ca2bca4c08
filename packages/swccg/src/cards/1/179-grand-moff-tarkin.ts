import type { HandCard } from '../hand.js'
import { action, all, cancel, exists, inBattle, just, named, once, ongoing, plus, q } from '../shorthand.js'

export const grandMoffTarkin: HandCard = {
  id: 'swccg:1_179',
  abilities: [
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
    action(
      just({ on: 'destiny', by: 'opponent' }),
      { if: all(inBattle, exists(named('Vader', { 'in-battle': true }))), limit: once('battle') },
      cancel('destiny'),
    ),
  ],
}
