import type { Arena, Effect } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'

const untap = (subtype: string, zone: Arena): Effect => ({
  do: 'untap',
  what: { choose: 1, from: { kind: 'unit', whose: 'yours', subtype: [subtype], tapped: true, zone } },
})

/** Two kinds of units in two arenas: a choice between two deeds. */
export const powerDive: HandCard = {
  id: 'swtcg:AOTC-39',
  abilities: [
    {
      ability: 'play',
      cost: [{ do: 'pay-force', n: 3 }],
      effect: { do: 'either', options: [untap('starfighter', 'space'), untap('speeder', 'ground')] },
    },
  ],
}
