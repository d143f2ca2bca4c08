import type { HandCard } from './hand.js'

/** The phase ends whether or not the opponent takes the action: a sequence, not a "then". */
export const retreat: HandCard = {
  id: 'destiny:01110',
  abilities: [
    {
      ability: 'play',
      effect: {
        do: 'sequence',
        steps: [
          { do: 'as', who: 'opponent', effect: { do: 'may', effect: { do: 'extra-actions', n: 1 } } },
          { do: 'end-action-phase' },
        ],
      },
    },
  ],
}
