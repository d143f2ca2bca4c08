import type { HandCard } from '../hand.js'
import { force, gets, one, play, yours } from '../shorthand.js'

/** The Jedi must be attacking a Jedi. */
export const tyranussPower: HandCard = {
  id: 'swtcg:JG-47',
  abilities: [
    play(
      [force(1)],
      gets(one(yours({ subtype: ['jedi'], attacking: { kind: 'unit', subtype: ['jedi'] } })), 'attack-end', {
        modify: 'power',
        by: 4,
      }),
    ),
  ],
}
