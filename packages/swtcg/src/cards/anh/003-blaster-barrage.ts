import type { HandCard } from '../hand.js'
import { force, gets, play } from '../shorthand.js'

/** Hits are divided like those of Overkill, but all of them. */
export const blasterBarrage: HandCard = {
  id: 'swtcg:ANH-3',
  abilities: [
    play(
      [force(5)],
      gets('attacker', 'attack-end', { rule: 'divides-hits' }),
      { if: { is: 'attacker', a: { kind: 'unit', whose: 'yours' } } },
      'before-dice',
    ),
  ],
}
