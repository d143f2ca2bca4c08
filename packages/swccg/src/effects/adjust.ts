import { cardOf, definitionOf, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { numberAnswered } from '../rules/answered-action.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** The number in progress that this action answers is changed: the drain, the Force about to be lost, the destiny just drawn. */
export interface Adjust {
  do: 'adjust'
  what: 'drain' | 'force-loss' | 'destiny'
  by: Value
}

export const adjustWords = words('adjust', [
  '<change> {what:in-progress} by {by:signed}',
  '<change> {what:in-progress} by [ {by:amount} ]',
])

export const adjust = effect<Adjust>('adjust', {
  adjust(t, f) {
    const { what, by } = nodeOf<Adjust>(t, f)
    const x = scopeOf(t, f)
    const n = amount(t, by, x, f.you)
    const frame = numberAnswered(t, x)
    const def = definitionOf(t.s, cardOf(x.source))
    const draw = what === 'destiny' ? frame?.draws?.[x.that['#n']?.[0] ?? frame.draws.length - 1] : undefined
    const changed = what === 'destiny' ? draw : frame
    // rule swccg.cumulatively: copies of one card may all respond, and change the same number once.
    if (frame === null || !changed || changed.changedBy?.includes(def)) {
      finish(t, f, false)
      return
    }
    changed.changedBy = [...(changed.changedBy ?? []), def]
    if (what === 'drain') frame.adjusted = ((frame.adjusted as number | undefined) ?? 0) + n
    else if (what === 'force-loss') frame.n = Math.max(0, (frame.n as number) + n)
    // rule swccg.substituted-destinies: a substituted destiny cannot be modified.
    else if (draw !== undefined && !draw.fixed) draw.value += n
    t.watch?.({ is: 'adjusted', what, n })
    finish(t, f, true)
  },
})
