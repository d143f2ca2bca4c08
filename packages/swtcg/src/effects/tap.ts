import { intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { overTargets } from './over.js'
import type { Target } from './tree.js'

/** Only what is untapped. */
export interface Tap {
  do: 'tap'
  what: Target
}

export const tapWords = words('tap', ['<tap> {what:thing}'])

/** rules swtcg.gl-tap, swtcg.gl-tap-symbol */
export const tap = overTargets<Tap>('tap', {
  target: (node) => node.what,
  suits: (t, card) => t.s.tapped[card] === 0,
  each(t, f, card) {
    t.s.tapped[card] = 1
    t.watch?.({ is: 'tapped', card })
    intend(t, { kind: 'tap', card, by: f.you })
    return true
  },
})
