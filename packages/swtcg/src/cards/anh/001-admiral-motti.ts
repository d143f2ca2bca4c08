import type { HandCard } from '../hand.js'

/** Whoever can attack it must. */
export const admiralMotti: HandCard = {
  id: 'swtcg:ANH-1',
  abilities: [
    { ability: 'ongoing', of: { kind: 'character', subtype: ['jedi'] }, gets: [{ must: 'attack', what: 'this' }] },
  ],
}
