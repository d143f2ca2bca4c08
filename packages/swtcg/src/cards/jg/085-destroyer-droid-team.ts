import type { HandCard } from '../hand.js'
import { activated, gets, keyword, one, theirs } from '../shorthand.js'

/** The print names neither cost nor time: it is used once a turn, like any ability that is used. See docs/readings.md. */
export const destroyerDroidTeam: HandCard = {
  id: 'swtcg:JG-85',
  abilities: [
    activated([], gets(one(theirs({ zone: ['space', 'ground'] })), 'turn-end', { modify: 'speed', by: -20 })),
    keyword('shields', 1),
  ],
}
