import type { HandCard } from './hand.js'

export const mindTrick: HandCard = {
  id: 'destiny:01147',
  abilities: [
    {
      ability: 'play',
      effect: {
        do: 'if',
        if: { spot: { kind: 'character', color: 'blue' } },
        then: { do: 'native', name: 'mind-trick' },
      },
    },
  ],
}
