import type { HandCard } from '../hand.js'
import { choose, force, one, play, steps, theirs } from '../shorthand.js'

const fighter = { that: 'space' } as const

/** The Starfighter is lost with what it hits. */
export const starfightersEnd: HandCard = {
  id: 'swtcg:ANH-45',
  abilities: [
    play(
      [force(6)],
      steps(
        choose(one({ kind: 'space', whose: 'yours', subtype: ['starfighter'], tapped: false, zone: 'space' })),
        { do: 'deal-damage', n: { tenth: { speed: fighter } }, by: fighter, to: one(theirs({ zone: 'space' })) },
        { do: 'discard', what: fighter },
      ),
      'no-attack',
    ),
  ],
}
