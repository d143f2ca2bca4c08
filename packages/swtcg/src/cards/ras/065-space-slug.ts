import type { HandCard } from '../hand.js'
import { activated, keyword, one, tapThis, theirs } from '../shorthand.js'

/** What it holds stays tapped as long as it does. */
export const spaceSlug: HandCard = {
  id: 'swtcg:RAS-65',
  abilities: [
    keyword('armor'),
    activated(
      [tapThis],
      { do: 'tap', what: one(theirs({ tapped: false, zone: 'space', 'health-most': 5 })) },
      'would-attack',
    ),
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'may-stay-tapped' }, { rule: 'keeps-tapped' }] },
  ],
}
