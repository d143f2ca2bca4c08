import type { HandCard } from '../hand.js'

/** No ability becomes cheaper than 1 Force by it. */
export const obiWansSpirit: HandCard = {
  id: 'swtcg:ESB-48',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-control' }] },
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-damage' }] },
    {
      ability: 'ongoing',
      of: { kind: 'character', whose: 'yours', subtype: ['jedi'] },
      gets: [{ modify: 'ability-cost', by: -1, min: 1 }],
    },
  ],
}
