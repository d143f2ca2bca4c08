import type { HandCard } from '../hand.js'
import { each, play, steps } from '../shorthand.js'

/** That card is the one card that is being built beside it. */
export const ourOnlyHope: HandCard = {
  id: 'swtcg:ANH-35',
  abilities: [
    {
      ability: 'restriction',
      when: { compare: [{ count: { kind: 'card', whose: 'yours', building: true, other: true } }, '=', 1] },
    },
    play(
      [],
      steps(
        { do: 'discard', what: each({ kind: 'card', zone: 'hand', whose: 'yours' }) },
        { do: 'put-build', n: 4, on: each({ kind: 'card', whose: 'yours', building: true, other: true }) },
      ),
    ),
  ],
}
