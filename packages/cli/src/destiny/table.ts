import { type DestinyEngine, eventWords, optionTable, type State } from '@dejarik/destiny'
import type { DestinyView } from '@dejarik/destiny/views'
import { headingIn } from '@dejarik/kernel'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

export const destinyTable: TableOfGame = {
  draw: (view, seat, names) => draw(view as unknown as DestinyView, seat, names),
  tell: (e, s, event, seat, names) => eventWords(e as unknown as DestinyEngine, s as State, event, seat, names),
  seen,
  whose(s, { card, die }) {
    const { controller, dieCard } = s as State
    const about = typeof card === 'number' ? card : typeof die === 'number' ? dieCard[die] : undefined
    return about === undefined ? null : (controller[about] ?? null)
  },
  why,
  group: (option) => headingIn(optionTable, option),
}
