import type { HandCard } from '../hand.js'
import {
  battleBy,
  character,
  draw,
  drawn,
  exists,
  lose,
  place,
  q,
  steps,
  theirs,
  use,
  used,
  yours,
} from '../shorthand.js'

export const moveAlong: HandCard = {
  id: 'swccg:1_96',
  abilities: [
    used(
      battleBy(undefined, q('site', { where: exists(yours('character', { is: ['jedi'], present: 'it' })) })),
      { cost: [use(1)] },
      steps(draw(), {
        do: 'for-each',
        what: { choose: drawn, from: theirs('character', { ability: ['=', 1], at: place }) },
        effect: {
          do: 'unless',
          who: 'opponent',
          effect: { do: 'move-away', what: character, free: true },
          otherwise: lose(character),
        },
      }),
    ),
  ],
}
