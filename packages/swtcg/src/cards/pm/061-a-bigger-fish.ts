import type { HandCard } from '../hand.js'
import { force, gets, play } from '../shorthand.js'

/** The attacker must cost more than the defender. */
export const aBiggerFish: HandCard = {
  id: 'swtcg:PM-61',
  abilities: [
    play(
      [force(3)],
      gets('attacker', 'attack-end', { keyword: 'accuracy', n: 1 }, { keyword: 'overkill' }),
      { if: { is: 'attacker', a: { kind: 'unit', whose: 'yours' } } },
      { if: { compare: [{ cost: 'defender' }, '<', { cost: 'attacker' }] } },
    ),
  ],
}
