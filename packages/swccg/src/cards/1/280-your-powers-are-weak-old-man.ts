import type { HandCard } from '../hand.js'
import { battleDestiny, cancel, just, lost, named, one, q, target } from '../shorthand.js'

export const yourPowersAreWeakOldMan: HandCard = {
  id: 'swccg:1_280',
  abilities: [
    lost('battle', { if: { together: [named('Vader'), named('Obi-Wan')] } }, battleDestiny(1)),
    lost(
      [
        'any-time',
        just({
          on: ['play', 'deploy'],
          what: q('card', { name: ['Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'] }),
        }),
      ],
      { targets: [one(q('card', { name: ['Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'] }))] },
      cancel(target),
    ),
  ],
}
