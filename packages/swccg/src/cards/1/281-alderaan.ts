import type { HandCard } from '../hand.js'
import { control, count, dark, ongoing, q } from '../shorthand.js'

export const alderaan: HandCard = {
  id: 'swccg:1_281',
  abilities: [
    dark(
      ongoing(
        'you',
        { modify: 'drain', by: count(q('site', { 'part-of': 'Death Star', 'controlled-by': 'you' })), at: 'here' },
        control,
      ),
    ),
  ],
}
