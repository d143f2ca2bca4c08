import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { setFree } from '../rules/capturing.js'
import type { Target } from './tree.js'

/** rule swccg.releasing-captives */
export interface Release {
  do: 'release'
  what: Target
}

export const releaseWords = words('release', ['<release> {what:target}'])

export const release = effect<Release>(
  'release',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Release>(t, f).what)
    },
    release(t, f) {
      const { what } = nodeOf<Release>(t, f)
      const cards = aimed(t, f, what)
      for (const card of cards) setFree(t, card)
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
