import type { HandCard } from '../hand.js'
import { control, dark, exists, light, named, not, ongoing, plus, q, yours } from '../shorthand.js'

export const kessel: HandCard = {
  id: 'swccg:1_288',
  abilities: [
    dark(
      ongoing(
        yours('starship'),
        plus('deploy-cost', -1, 'here'),
        not(exists(named('Tarkin', { aboard: q('starship', { at: 'here' }) }))),
      ),
    ),
    dark(
      ongoing(
        yours('starship'),
        plus('deploy-cost', -2, 'here'),
        exists(named('Tarkin', { aboard: q('starship', { at: 'here' }) })),
      ),
    ),
    dark(ongoing(q('effect', { name: 'Kessel Run' }), { canceled: 'card' }, control)),
    light(ongoing('you', { set: 'ability-for-destiny', to: 6, at: 'here' })),
  ],
}
