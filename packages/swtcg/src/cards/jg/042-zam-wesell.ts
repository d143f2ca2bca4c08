import type { Effect } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { after, gets } from '../shorthand.js'

const choice: Effect = {
  do: 'either',
  options: [
    gets(
      'this',
      'turn-end',
      { set: 'speed', to: 60 },
      { set: 'power', to: 4 },
      { set: 'health', to: 3 },
      { keyword: 'critical-hit', n: 2 },
    ),
    gets(
      'this',
      'turn-end',
      { set: 'speed', to: 20 },
      { set: 'power', to: 4 },
      { set: 'health', to: 5 },
      { keyword: 'accuracy', n: 1 },
    ),
  ],
}

/** Chosen anew each turn, also in the turn in which she comes; what is chosen replaces the printed numbers. */
export const zamWesell: HandCard = {
  id: 'swtcg:JG-42',
  abilities: [
    after({ on: 'start', of: 'turn' }, choice),
    after({ on: 'deploy', by: 'you', what: 'this' }, choice),
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'start', of: 'battle' },
      if: { compare: [{ health: 'this' }, '=', 0] },
      effect: choice,
    },
  ],
}
