import type { HandCard } from '../hand.js'
import { card, exists, just, lose, lost, named, number, one, place, q, stat, steps, target } from '../shorthand.js'

/** Each adds two destinies to power. */
export const vadersObsession: HandCard = {
  id: 'swccg:101_6',
  abilities: [
    lost(
      just({
        on: 'move',
        what: named('Vader'),
        to: q('site', { where: exists(named('Luke', { at: 'it' })) }),
        from: q('site', { 'adjacent-to': q('site', { where: exists(named('Luke', { at: 'it' })) }) }),
      }),
      { if: { phase: 'move', of: 'you' }, targets: [one(named('Luke', { at: place }))] },
      {
        do: 'duel',
        between: [card, target],
        totals: [stat('power', card), stat('power', target)],
        draws: 2,
        effect: steps(
          { do: 'as', who: { owner: { that: 'winner' } }, effect: { do: 'retrieve', n: number } },
          { do: 'as', who: { owner: { that: 'loser' } }, effect: { do: 'lose-force', n: number } },
          lose({ that: 'loser' }),
        ),
      },
    ),
  ],
}
