import { eventWords, type State } from '@dejarik/swtcg'
import type { SwtcgView } from '@dejarik/swtcg/views'
import type { TableOfGame } from '../game.js'
import { draw } from './draw.js'
import { seen } from './seen.js'
import { why } from './why.js'

const groups: Readonly<Record<string, string>> = {
  place: 'Put into an arena',
  build: 'Build',
  add: 'Build',
  deploy: 'Deploy or complete',
  stack: 'Deploy or complete',
  complete: 'Deploy or complete',
  move: 'Move',
  rearrange: 'Move',
  pilot: 'Move',
  leave: 'Move',
  equip: 'Equipment',
  unequip: 'Equipment',
  attack: 'Attack',
  use: 'Use an ability',
  respond: 'Play an effect',
  skip: 'Do nothing',
  pass: 'Do nothing',
  done: 'Do nothing',
}

export const swtcgTable: TableOfGame<State, SwtcgView> = {
  draw,
  tell: (e, s, event, seat, names) => eventWords(e, s, event, seat, names),
  seen,
  whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
  why,
  group: (option) => groups[option.do] ?? 'Choose',
}
