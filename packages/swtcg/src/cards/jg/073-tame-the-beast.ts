import type { HandCard } from '../hand.js'
import { choose, gets, one, play, steps, that, theirs } from '../shorthand.js'

/** Its attacks are decided by the other player, and may be on its own side, too. */
export const tameTheBeast: HandCard = {
  id: 'swtcg:JG-73',
  abilities: [
    play(
      [],
      steps(
        choose(one(theirs({ subtype: ['creature'], zone: 'arena' }))),
        gets(
          that,
          'turn-end',
          { rule: 'attacks-for-opponent' },
          { can: 'attack', what: theirs({ zone: { of: that } }) },
        ),
      ),
    ),
  ],
}
