import type { HandCard } from '../hand.js'

/** Its printed numbers are stars. */
export const landoCalrissian: HandCard = {
  id: 'swtcg:RAS-19',
  abilities: [
    {
      ability: 'ongoing',
      of: 'this',
      gets: [{ set: 'speed', to: { times: [10, { count: { kind: 'unit', subtype: ['bespin'], zone: 'arena' } }] } }],
    },
    {
      ability: 'ongoing',
      of: 'this',
      gets: [
        { set: 'power', to: { count: { kind: 'unit', subtype: ['bespin'], zone: 'arena' } } },
        { set: 'health', to: { count: { kind: 'unit', subtype: ['bespin'], zone: 'arena' } } },
      ],
    },
  ],
}
