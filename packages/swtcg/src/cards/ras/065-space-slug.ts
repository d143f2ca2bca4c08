import type { HandCard } from '../hand.js'
import { activated, gets, keyword, one, steps, tapThis, that, theirs } from '../shorthand.js'

/** What it holds stays tapped as long as it does. */
export const spaceSlug: HandCard = {
  id: 'swtcg:RAS-65',
  abilities: [
    keyword('armor'),
    activated(
      [tapThis],
      steps(
        { do: 'tap', what: one(theirs({ tapped: false, zone: 'space', 'health-most': 5 })) },
        gets(that, 'untaps', { cannot: 'untap' }),
      ),
      'would-attack',
    ),
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'may-stay-tapped' }] },
  ],
}
