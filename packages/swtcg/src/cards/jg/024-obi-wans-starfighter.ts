import type { HandCard } from '../hand.js'
import { activated, evade, force, gets, steps, theirs } from '../shorthand.js'

/** The bonus is for an attack into the build zone only. */
export const obiWansStarfighter: HandCard = {
  id: 'swtcg:JG-24',
  abilities: [
    activated(
      [force(2)],
      steps(gets('this', 'turn-end', { can: 'attack', what: theirs({ kind: 'space', zone: 'build' }) }), {
        do: 'get',
        to: 'this',
        gets: [{ modify: 'power', by: 2 }],
        until: 'turn-end',
        while: { attacking: { kind: 'space', zone: 'build' } },
      }),
    ),
    evade(2, 2),
  ],
}
