import { eventWords, type State } from '@dejarik/swtcg'
import type { SwtcgView } from '@dejarik/swtcg/views'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

export const swtcgTable: TableOfGame<State, SwtcgView> = {
  draw,
  tell: (e, s, event, seat, names) => eventWords(e, s, event, seat, names),
  seen,
  whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
  why,
}
