import { call, goto, NONE, procedure } from '@dejarik/kernel'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { contests, isContested } from './contest.js'
import { checkDiscards } from './damaging.js'
import { doomed } from './discarding.js'
import { crowded, fallOff, misplaced, thinOut } from './displaced-pilots.js'
import { isHealthChanged } from './numbers.js'
import { isHandShown } from './revealed-hands.js'
import { isAnyRepeated } from './stacking.js'
import { twins, uniqueness } from './uniqueness.js'
import { isAnyAttached } from './zones.js'

const hasTwins = (t: Table): boolean => twins(t, DARK) !== undefined || twins(t, LIGHT) !== undefined

/** Damage that is being done is counted by whoever does it. */
const isDamaging = (s: State): boolean => s.stack.some(({ procedure: name }) => name === 'damage')
const hasDoomed = (t: Table): boolean => doomed(t).length > 0 && !isDamaging(t.s)

/**
 * What the rules see to whenever something has changed: units whose health no longer bears their counters (rule
 * swtcg.gl-health), Pilots on units that they cannot pilot (rule swtcg.unique-pilots) or that have too many (rule
 * swtcg.pilots-build-zone), two of a unique name on a side (rule swtcg.section-4), and in the battle phase one on either
 * side (rule swtcg.contested-unique).
 */
export const settle = procedure<object, State>('settle', {
  health(t) {
    if (hasDoomed(t)) checkDiscards(t)
  },
  pilots(t, f) {
    const pilot = misplaced(t)
    const unit = pilot === NONE ? crowded(t) : NONE
    if (pilot === NONE && unit === NONE) return
    goto(f, 'pilots')
    if (pilot !== NONE) call(t, fallOff, { pilot })
    else call(t, thinOut, { unit })
  },
  unique(t) {
    if (hasTwins(t)) call(t, uniqueness)
  },
  contest(t) {
    if (isContested(t)) call(t, contests)
  },
})

/** Sees to it, where there is anything to see to. */
export function settleTable(t: Table): void {
  if (hasDoomed(t) || misplaced(t) !== NONE || crowded(t) !== NONE || hasRivals(t)) call(t, settle)
}

/**
 * Could a card that is put face down, or a counter on one, change anything of that, or whose hand is shown? Only where text
 * counts cards or counters: for health, for hands, or for what Pilots may do.
 */
export const hangsOnCounters = (t: Table): boolean => isHealthChanged(t) || isHandShown(t) || isAnyAttached(t.s)

function hasRivals(t: Table): boolean {
  return isAnyRepeated(t, t.s.phase === 'battle') && (hasTwins(t) || isContested(t))
}
