import type { HandCard } from '../hand.js'
import { each, number, one, play, steps, theirs, yours } from '../shorthand.js'

/** As many as were removed there, each from whichever unit its player likes. */
export const card21bsTouch: HandCard = {
  id: 'swtcg:RAS-71',
  abilities: [
    play(
      [],
      steps(
        { do: 'remove-damage', n: { upTo: 3 }, from: one(theirs()) },
        { do: 'remove-damage', n: number, from: each(yours({ damaged: true })), split: true },
      ),
    ),
  ],
}
