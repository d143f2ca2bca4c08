import { finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { seize } from '../rules/capturing.js'
import type { Target } from './tree.js'

/** rule swccg.capturing-characters */
export interface Capture {
  do: 'capture'
  what: Target
}

export const captureWords = words('capture', ['<capture> {what:target}'])

export const capture = effect<Capture, { cards?: number[]; full?: boolean }>(
  'capture',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Capture>(t, f).what)
    },
    capture(t, f) {
      const { what } = nodeOf<Capture>(t, f)
      const cards = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      seize(t, cards, f.you as Seat)
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
