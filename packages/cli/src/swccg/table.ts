import { eventWords, type State } from '@dejarik/swccg'
import type { SwccgView } from '@dejarik/swccg/views'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

export const swccgTable: TableOfGame<State, SwccgView> = {
  draw,
  tell: (e, s, event, seat, names) => eventWords(e, s, event, seat, names),
  seen,
  whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
  why,
}
