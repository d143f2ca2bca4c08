import type { HandCard } from '../hand.js'
import { gets, play } from '../shorthand.js'

/** A Jedi may be deployed, but only to the build zone. */
export const jediExtinction: HandCard = {
  id: 'swtcg:ANH-87',
  abilities: [
    play(
      [],
      gets('opponent', 'turn-end', {
        cannot: 'enter-arena',
        what: { kind: 'character', subtype: ['jedi'], pilots: true },
      }),
    ),
  ],
}
