import { words } from '@dejarik/kernel/grammar'
import { cannot } from '../rules/numbers.js'
import { overTargets } from './over.js'
import type { Target } from './tree.js'

export interface Untap {
  do: 'untap'
  what: Target
}

export const untapWords = words('untap', ['<untap> {what:thing}'])

/** rule swtcg.gl-untap */
export const untap = overTargets<Untap>('untap', {
  target: (node) => node.what,
  suits: (t, card) => t.s.tapped[card] === 1 && !cannot(t, card, 'untap'),
  each(t, _f, card) {
    t.s.tapped[card] = 0
    t.watch?.({ is: 'untapped', card })
    return true
  },
})
