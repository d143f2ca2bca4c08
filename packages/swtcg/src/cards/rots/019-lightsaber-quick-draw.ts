import type { HandCard } from '../hand.js'
import { each, force, one, play, steps, that, thatArena, theirs } from '../shorthand.js'

/** Slower than the card that was shown. */
export const lightsaberQuickDraw: HandCard = {
  id: 'swtcg:ROTS-19',
  abilities: [
    play(
      [force(3)],
      steps(
        {
          do: 'choose-arena',
          from: ['ground', 'character'],
          where: { spot: { kind: 'unit', subtype: ['jedi'], pilots: true, zone: thatArena } },
        },
        { do: 'reveal', what: one({ kind: 'unit', zone: 'hand', whose: 'yours' }) },
        { do: 'reckon', n: { speed: that }, x: true },
        // rule swtcg.gl-reveal
        { do: 'discard', what: that },
        { do: 'dice-damage', n: 4, to: each(theirs({ zone: thatArena, 'speed-most': { minus: ['x', 1] } })) },
      ),
    ),
  ],
}
