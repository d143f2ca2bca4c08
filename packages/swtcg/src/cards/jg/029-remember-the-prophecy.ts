import type { HandCard } from '../hand.js'
import { each, play, rest, steps, thatCard } from '../shorthand.js'

/** The chosen player reveals, keeps what is of the type and discards the rest. */
export const rememberTheProphecy: HandCard = {
  id: 'swtcg:JG-29',
  abilities: [
    play(
      [],
      steps(
        { do: 'choose-player' },
        { do: 'choose-type', from: ['space', 'ground', 'character', 'battle', 'mission', 'location', 'equipment'] },
        {
          do: 'as',
          who: { that: 'player' },
          effect: steps(
            { do: 'reveal', what: { top: 5, of: 'you' } },
            { do: 'put', what: each({ kind: 'card', types: { that: 'type' }, 'one-of': thatCard }), to: 'hand' },
            { do: 'discard', what: rest },
          ),
        },
      ),
    ),
  ],
}
