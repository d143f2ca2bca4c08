import type { HandCard } from '../hand.js'
import { any, atLeast, battleBy, card, lose, more, q, rest, steps, used } from '../shorthand.js'

export const panic: HandCard = {
  id: 'swccg:1_103',
  abilities: [
    used(
      battleBy(
        'opponent',
        q('location', {
          where: more(
            { total: 'power', who: 'opponent', at: 'it' },
            { times: [2, { total: 'power', who: 'you', at: 'it' }] },
          ),
        }),
      ),
      { if: atLeast({ cards: 'you', in: 'reserve' }, 1) },
      steps(
        { do: 'choose-number', from: 1, to: 3 },
        { do: 'reveal', what: { top: 'x', of: 'you', pile: 'reserve' } },
        {
          do: 'deploy',
          what: any(q('card', { is: ['character', 'starship', 'vehicle', 'device', 'weapon'], 'one-of': card })),
          free: true,
        },
        lose(rest),
      ),
    ),
  ],
}
