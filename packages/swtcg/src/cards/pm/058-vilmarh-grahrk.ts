import type { HandCard } from '../hand.js'
import { after, number, steps } from '../shorthand.js'

/** His die against the build roll. */
export const vilmarhGrahrk: HandCard = {
  id: 'swtcg:PM-58',
  abilities: [
    {
      ability: 'ongoing',
      of: 'this',
      gets: [{ keyword: 'lucky', n: 3 }],
      while: { spot: { kind: 'unit', side: 'light', subtype: ['jedi'], pilots: true, zone: 'character' } },
    },
    after(
      { on: 'build-roll' },
      steps(
        { do: 'roll-die', n: 1 },
        {
          do: 'if',
          if: { compare: [number, '=', { 'build-roll': true }] },
          then: { do: 'lose-build', n: 1 },
          else: { do: 'gain-build', n: 1 },
        },
      ),
    ),
  ],
}
