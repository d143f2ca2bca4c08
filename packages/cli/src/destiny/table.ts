import { eventWords, type State } from '@dejarik/destiny'
import type { DestinyView } from '@dejarik/destiny/views'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

export const destinyTable: TableOfGame<State, DestinyView> = {
  draw,
  tell: (e, s, event, seat, names) => eventWords(e, s, event, seat, names),
  seen,
  whose(s, { card, die }) {
    const { controller, dieCard } = s
    const about = typeof card === 'number' ? card : typeof die === 'number' ? dieCard[die] : undefined
    return about === undefined ? null : (controller[about] ?? null)
  },
  why,
}
