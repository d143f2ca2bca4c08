import type { HandCard } from '../hand.js'
import { mayAfter, upTo } from '../shorthand.js'

/** One of each of three. */
export const c9979: HandCard = {
  id: 'swtcg:PM-5',
  abilities: [
    mayAfter(
      { on: 'deploy', what: 'this', by: 'you' },
      {
        do: 'search',
        deck: 'you',
        find: upTo(3, {
          kind: 'card',
          name: ['Trade Federation MTT', 'Trade Federation AAT', 'Trade Federation STAP'],
          different: 'name',
        }),
        to: 'hand',
        show: true,
      },
    ),
  ],
}
