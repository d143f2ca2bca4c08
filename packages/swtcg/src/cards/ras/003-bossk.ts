import type { HandCard } from '../hand.js'
import { build, each, keyword, one, tapThis, that } from '../shorthand.js'

/** The name of the unit that it was gained for. */
export const bossk: HandCard = {
  id: 'swtcg:RAS-3',
  abilities: [
    {
      ability: 'upkeep',
      costs: [build(1), { do: 'discard', what: one({ kind: 'card', zone: 'hand', whose: 'yours' }) }, tapThis],
    },
    keyword('armor'),
    {
      ability: 'bounty',
      effect: { do: 'search', deck: 'opponent', find: each({ kind: 'card', 'same-name': that }), to: 'discard' },
    },
    keyword('critical-hit', 2),
  ],
}
