import type { HandCard } from '../hand.js'

/** Whether the defender was discarded shows when the attack ends. */
export const captainLorthNeeda: HandCard = {
  id: 'swtcg:ESB-8',
  abilities: [
    {
      ability: 'pilot',
      of: ['capital-ship'],
      gets: [
        { keyword: 'accuracy', n: 1 },
        {
          has: {
            ability: 'triggered',
            when: 'after',
            event: { on: 'attack-end', what: 'this', survived: true },
            effect: { do: 'discard', what: 'granter' },
          },
        },
      ],
    },
  ],
}
