import { eventWords, type State } from '@dejarik/swccg'
import type { SwccgView } from '@dejarik/swccg/views'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

const groups: Readonly<Record<string, string>> = {
  activate: 'Activate',
  drain: 'Force drain',
  deploy: 'Deploy',
  transfer: 'Deploy',
  'break-cover': 'Deploy',
  battle: 'Battle',
  fire: 'Fire',
  move: 'Move',
  transit: 'Move',
  reseat: 'Move',
  draw: 'Draw',
  play: 'Play an Interrupt',
  use: 'Use a text',
  respond: 'Respond',
  react: 'React',
  pass: 'Do nothing',
  done: 'Do nothing',
  decline: 'Do nothing',
}

export const swccgTable: TableOfGame<State, SwccgView> = {
  draw,
  tell: (e, s, event, seat, names) => eventWords(e, s, event, seat, names),
  seen,
  whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
  why,
  group: (option) => groups[option.do] ?? 'Choose',
}
