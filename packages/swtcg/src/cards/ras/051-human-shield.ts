import type { HandCard } from '../hand.js'
import { each, force, number, play, steps, that, yours } from '../shorthand.js'

/** Whoever attacks is hurt by what is prevented, damage that is pending among it: so that comes first. */
export const humanShield: HandCard = {
  id: 'swtcg:RAS-51',
  abilities: [
    play(
      [force(6)],
      steps(
        {
          do: 'await',
          when: 'after',
          event: { on: 'prevent', what: { kind: 'character', attacking: true }, to: yours() },
          effect: { do: 'put-damage', n: number, on: that },
          until: 'turn-end',
        },
        { do: 'prevent', n: 'all', to: each(yours()), until: 'turn-end' },
      ),
    ),
  ],
}
