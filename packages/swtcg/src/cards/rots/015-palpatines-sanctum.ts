import type { HandCard } from '../hand.js'
import { after, theirs } from '../shorthand.js'

/** Vader is Darth Vader. */
export const palpatinesSanctum: HandCard = {
  id: 'swtcg:ROTS-15',
  abilities: [
    after(
      {
        on: 'damage',
        what: { kind: 'unit', name: 'Darth Vader', pilots: true },
        to: theirs({ subtype: ['jedi'], pilots: true }),
        discarded: true,
      },
      { do: 'put-counter', name: 'mastery', n: 2, on: 'this' },
    ),
    {
      ability: 'ongoing',
      of: { kind: 'unit', name: 'Darth Vader', pilots: true },
      gets: [
        { modify: 'power', by: { counters: 'mastery', on: 'this' } },
        { modify: 'health', by: { counters: 'mastery', on: 'this' } },
      ],
    },
  ],
}
