import { finish, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { leave } from '../rules/leaving.js'
import { checkLife } from '../rules/life-force.js'
import { LOST, onTable, take } from '../rules/zones.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** From wherever they are to their owners' Lost Piles, all at once. rule swccg.leaves-table */
export interface Lose {
  do: 'lose'
  what: Target
}

export const loseWords = words('lose', ['<lose> {what:target}'])

export const lose = effect<Lose, { full?: boolean }>(
  'lose',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Lose>(t, f).what)
    },
    lose(t, f) {
      const { what } = nodeOf<Lose>(t, f)
      const cards = aimed(t, f, what)
      f.full = inFull(t, f, what, cards)
      const away = cards.filter((card) => !onTable(t.s, card))
      for (const card of away) {
        take(t, card, LOST)
        t.watch?.({ is: 'lost-card', seat: ownerOf(t.s, card), card })
      }
      checkLife(t)
      const there = cards.filter((card) => onTable(t.s, card))
      if (there.length > 0) leave(t, there, 'lost', f.you, 'lost')
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, undefined, 'lose'),
)
