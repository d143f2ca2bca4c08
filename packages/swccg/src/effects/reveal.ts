import { finish, revealAll } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** Both players see them; they stay where they are. rule swccg.revealing-cards */
export interface Reveal {
  do: 'reveal'
  what: Target
}

export const revealWords = words('reveal', ['<reveal> {what:target}'])

export const reveal = effect<Reveal>(
  'reveal',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Reveal>(t, f).what)
    },
    show(t, f) {
      const { what } = nodeOf<Reveal>(t, f)
      const cards = aimed(t, f, what)
      revealAll(t, cards)
      t.watch?.({ is: 'revealed', seat: f.you, cards })
      finish(t, f, inFull(t, f, what, cards))
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
