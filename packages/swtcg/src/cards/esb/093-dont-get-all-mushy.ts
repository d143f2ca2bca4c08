import type { HandCard } from '../hand.js'
import { force, gets, play } from '../shorthand.js'

/** Each has the abilities of both. */
export const dontGetAllMushy: HandCard = {
  id: 'swtcg:ESB-93',
  abilities: [
    play(
      [force(2)],
      gets({ choose: 2, from: { kind: 'character', whose: 'yours', zone: 'character' } }, 'turn-end', {
        rule: 'shares-abilities',
      }),
      'with-ability',
    ),
  ],
}
