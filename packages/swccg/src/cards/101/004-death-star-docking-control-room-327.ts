import type { HandCard } from '../hand.js'
import { action, all, control, dark, exists, light, one, ongoing, phase, plus, yours } from '../shorthand.js'

export const deathStarDockingControlRoom327: HandCard = {
  id: 'swccg:101_4',
  abilities: [
    dark(
      action(
        phase('deploy'),
        { if: control },
        { do: 'deploy', what: one(yours('site', { is: ['docking bay'], zone: 'reserve' })) },
      ),
    ),
    light(
      ongoing(
        'you',
        plus('drain', 2, 'here'),
        all(control, exists(yours('character', { is: ['rebel'], ability: ['>', 2], present: 'here' }))),
      ),
    ),
  ],
}
