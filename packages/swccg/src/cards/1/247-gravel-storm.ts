import type { HandCard } from '../hand.js'
import { draw, drawn, lose, lost, more, one, q, stat, steps, target, theirs, when } from '../shorthand.js'

export const gravelStorm: HandCard = {
  id: 'swccg:1_247',
  abilities: [
    lost(
      'any-time',
      {
        targets: [
          one(
            theirs('character', {
              present: q('site', {
                name: [
                  'Dune Sea',
                  'Jundland Wastes',
                  "Beggar's Canyon",
                  "Lars' Moisture Farm",
                  'Jawa Camp',
                  'Mos Eisley',
                ],
              }),
            }),
          ),
        ],
      },
      steps(draw(), when(more(drawn, stat('ability', target)), lose(target))),
    ),
  ],
}
