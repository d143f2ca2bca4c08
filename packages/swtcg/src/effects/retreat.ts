import { intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { cannot } from '../rules/numbers.js'
import { retreat as toBuildZone } from '../rules/retreat.js'
import { battleArena } from '../rules/zones.js'
import { overTargets } from './over.js'
import type { Target } from './tree.js'

/** From an arena to the build zone; taps nothing. */
export interface Retreat {
  do: 'retreat'
  what: Target
}

export const retreatWords = words('retreat', [
  '<retreat> {what:thing}',
  '<retreat> {what:ref} from {:place}',
  { says: '{what:ref} retreats', read: ({ what }) => ({ what }) },
  'have {what:ref} retreat',
])

/** rules swtcg.retreating-units, swtcg.gl-retreat: tapped or not, and it taps nothing. */
export const retreat = overTargets<Retreat>('retreat', {
  target: (node) => node.what,
  suits: (t, card) => battleArena(t.s, card) >= 0 && !cannot(t, card, 'retreat'),
  each(t, f, card) {
    toBuildZone(t, card)
    intend(t, { kind: 'retreat', card, by: f.you })
    return true
  },
})
