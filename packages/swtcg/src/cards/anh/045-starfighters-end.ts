import type { HandCard } from '../hand.js'
import { choose, force, one, play, steps, that, theirs, yours } from '../shorthand.js'

/** Two units are chosen; the damage is a tenth of the speed of the first. */
export const starfightersEnd: HandCard = {
  id: 'swtcg:ANH-45',
  abilities: [
    play(
      [force(6)],
      steps(
        choose(one(yours({ subtype: ['starfighter'], tapped: false, zone: 'space' }))),
        { do: 'deal-damage', by: that, n: { tenth: { speed: that } }, to: one(theirs({ zone: 'space' })) },
        { do: 'discard', what: one(yours({ subtype: ['starfighter'], zone: 'space', 'one-of': that })) },
      ),
      'no-attack',
    ),
  ],
}
