import type { HandCard } from '../hand.js'
import { build, tapThis, yours } from '../shorthand.js'

/** The condition holds for both sentences. */
export const princeXizor: HandCard = {
  id: 'swtcg:RAS-26',
  abilities: [
    { ability: 'upkeep', costs: [build(3), tapThis] },
    {
      ability: 'ongoing',
      of: yours({ side: 'neutral', other: true }),
      gets: [{ rule: 'no-upkeep' }],
      while: { is: 'this', a: { kind: 'unit', zone: 'character' } },
    },
    {
      ability: 'ongoing',
      of: yours({ side: 'neutral', other: true, keyword: 'upkeep' }),
      gets: [
        { modify: 'speed', by: 10 },
        { modify: 'power', by: 1 },
      ],
      while: { is: 'this', a: { kind: 'unit', zone: 'character' } },
    },
    {
      ability: 'triggered',
      when: 'before',
      event: { on: 'damage', to: 'this', by: 'attack' },
      effect: { do: 'prevent', n: 2, but: true },
    },
  ],
}
