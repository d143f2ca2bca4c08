import type { HandCard } from '../hand.js'
import { force, later, one, play, steps, that, thatArena, yours } from '../shorthand.js'

/** One goes, another takes its place for the rest of the turn. */
export const decoyTactics: HandCard = {
  id: 'swtcg:ESB-17',
  abilities: [
    play(
      [
        {
          do: 'choose-arena',
          where: {
            all: [
              { exists: yours({ zone: thatArena }) },
              { exists: yours({ zone: 'hand', types: thatArena, 'cost-most': { force: 'you' } }) },
            ],
          },
        },
        { do: 'discard', what: one(yours({ zone: thatArena })) },
        { do: 'choose', what: one(yours({ zone: 'hand', types: thatArena, 'cost-most': { force: 'you' } })) },
        force({ cost: that }),
      ],
      steps(
        { do: 'put', what: that, to: thatArena },
        later(
          { on: 'end', of: 'turn' },
          { do: 'if', if: { is: that, a: { kind: 'unit', zone: thatArena } }, then: { do: 'discard', what: that } },
        ),
      ),
      'no-attack',
    ),
  ],
}
