import { call, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { layDown } from '../rules/laying-down.js'
import { leave } from '../rules/leaving.js'
import { LOST, onTable } from '../rules/zones.js'
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
      const there = cards.filter((card) => onTable(t.s, card))
      if (there.length > 0) leave(t, there, 'lost', f.you, 'lost')
      const away = cards.filter((card) => !onTable(t.s, card)).map((card) => refOf(t.s, card))
      if (away.length > 0) call(t, layDown, { cards: away, to: LOST, end: 'top' })
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, undefined, 'lose'),
)
