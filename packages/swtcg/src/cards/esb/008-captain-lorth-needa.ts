import type { HandCard } from '../hand.js'

/** Whether the defender is gone shows when the attack ends. */
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
            event: { on: 'attack-end', what: 'this' },
            if: { is: 'defender', a: { kind: 'unit', zone: ['arena', 'build'] } },
            effect: { do: 'discard', what: 'granter' },
          },
        },
      ],
    },
  ],
}
