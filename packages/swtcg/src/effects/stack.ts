import { words } from '@dejarik/kernel/grammar'
import { bound } from '@dejarik/kernel/vocabulary'
import { stackOn, ways } from '../rules/stacking.js'
import { overTargets } from './over.js'
import type { Ref, Target } from './tree.js'

/** Put those cards under that unit as versions of it. */
export interface Stack {
  do: 'stack'
  what: Target
  under: Ref
}

export const stackWords = words('stack', ['<stack> {what:thing} under {under:ref}'])

/** rule swtcg.general-stacking: as far as the rules of stacking allow it. */
export const stack = overTargets<Stack>('stack', {
  target: (node) => node.what,
  suits(t, card, node, x) {
    const [unit] = bound(t, node.under, x)
    if (unit === undefined || unit === card) return false
    const found = ways(t, t.s.controller[unit] as number, card, false)
    return found.some(({ on, where }) => on === unit && where === 'beneath')
  },
  each(t, _f, card, node, x) {
    stackOn(t, card, bound(t, node.under, x)[0] as number, 'beneath')
    return true
  },
})
