import type { HandCard } from '../hand.js'
import { automatic, cancel, either, exists, is, just, named, not, ongoing, q } from '../shorthand.js'

export const juriJuice: HandCard = {
  id: 'swccg:1_220',
  abilities: [
    {
      ability: 'deploy',
      to: [{ on: q('character', { is: ['alien'] }) }],
      if: either(
        exists(q('site', { name: ['Cantina', 'Mos Eisley'] })),
        exists(q('vehicle', { name: "Jabba's Sail Barge" })),
      ),
    },
    ongoing('attached', { cannot: 'use-ability' }),
    ongoing('attached', { cannot: 'steal' }, is('attached', named('Kabe'))),
    automatic(
      just({ on: 'move', what: 'attached', to: q('site', { name: ['Cantina', 'Mos Eisley', "Jabba's Sail Barge"] }) }),
      cancel('this'),
      { if: not(is('attached', q('character', { driving: q('vehicle') }))) },
    ),
  ],
}
