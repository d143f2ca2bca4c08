import type { HandCard } from '../hand.js'
import { after, discardThis, steps, upTo } from '../shorthand.js'

/** Two paragraphs of one sentence. */
export const probeDroid: HandCard = {
  id: 'swtcg:ESB-116',
  abilities: [
    after(
      { on: 'end', of: 'space-battle' },
      steps(discardThis, {
        do: 'search',
        deck: 'you',
        find: upTo(1, { kind: 'character', name: 'Probot' }),
        to: 'character',
      }),
    ),
  ],
}
