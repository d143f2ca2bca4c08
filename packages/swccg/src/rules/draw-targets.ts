import { partsOf, someIn } from '@dejarik/kernel/vocabulary'
import type { ClauseTree, Condition, TextTree, Value } from '../effects/tree.js'

const known = new WeakMap<ClauseTree, readonly string[]>()

/** rule swccg.destiny-draw-targeting-x: the values that an ability compares its player's draw with. */
export function statsTargeted(ability: ClauseTree): readonly string[] {
  let found = known.get(ability)
  if (found === undefined) {
    const { effect }: TextTree = ability
    const comparisons = [...partsOf<Condition>(effect)].flatMap((part) => ('compare' in part ? [part.compare] : []))
    const ofDraws = comparisons.filter((each) =>
      someIn<ValuePart>(each, (part) => 'drawn' in part && part.drawn === 'you'),
    )
    const stats = ofDraws.flatMap((each) =>
      [...partsOf<ValuePart>(each)].flatMap((part) => ('stat' in part ? [part.stat] : [])),
    )
    found = [...new Set(stats)]
    known.set(ability, found)
  }
  return found
}

type ValuePart = Exclude<Value, number | string>
