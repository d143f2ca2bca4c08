import { NOW } from '@dejarik/kernel'
import type { Effect, TextTree } from '../effects/tree.js'
import { deedsOf, preventsNow } from './effect-parts.js'

/** What a triggered effect waits for. rule swtcg.held-triggers */
export type Hold = 'prevent' | 'reroll' | 'disrupt' | typeof NOW | 'normal'

const rerolls = new Set(['reroll', 'reroll-build', 'adjust-roll'])

/** Does it do such a thing at once? */
const does = (effect: Effect | undefined, verbs: ReadonlySet<string>): boolean =>
  deedsOf(effect).some((deed) => verbs.has(deed.do))

const disrupts = new Set(['disrupt'])
const reveals = new Set(['reveal'])

/**
 * rule swtcg.held-triggers, its four exceptions: rerolls wait for a chance to reroll, prevention for one to prevent, a
 * disrupt for the next chance to disrupt, and whoever must reveal a card just drawn does it at once.
 */
function reckon({ effect, event }: TextTree): Hold {
  if (does(effect, disrupts)) return 'disrupt'
  if (preventsNow(effect)) return 'prevent'
  if (does(effect, rerolls)) return 'reroll'
  return event?.on === 'draw' && does(effect, reveals) ? NOW : 'normal'
}

const known = new WeakMap<object, Hold>()

export function holdOfAbility(ability: TextTree): Hold {
  let hold = known.get(ability)
  if (hold === undefined) {
    hold = reckon(ability)
    known.set(ability, hold)
  }
  return hold
}
