import { words } from '@dejarik/kernel/grammar'
import { mayUntap, untap as untapCard } from '../rules/untapping.js'
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
  suits: mayUntap,
  each(t, _f, card) {
    untapCard(t, card)
    t.watch?.({ is: 'untapped', card })
    return true
  },
})
