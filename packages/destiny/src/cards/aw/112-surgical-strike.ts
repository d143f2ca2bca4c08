import type { HandCard } from './hand.js'

/** Each die removed counts for 1 more than it shows: their combined value and their number. */
export const surgicalStrike: HandCard = {
  id: 'destiny:01112',
  abilities: [
    {
      ability: 'play',
      effect: {
        do: 'then',
        to: true,
        first: {
          do: 'remove-die',
          what: { choose: 'any', from: { kind: 'die', color: 'red', showing: ['ranged'], whose: 'yours' } },
        },
        next: {
          do: 'discard',
          what: {
            choose: 1,
            from: { kind: 'support', 'cost-most': { plus: [{ combined: { that: 'die' } }, { that: 'number' }] } },
          },
        },
      },
    },
  ],
}
