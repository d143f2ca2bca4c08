import { arenas, cardTitle, type State } from '@dejarik/swtcg'
import { locationIn } from '@dejarik/swtcg/board'
import { type Statement, same } from '../statement.js'
import { defOf, type Setting } from './setting.js'

export const gameStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'the dice show N, N … | there are no dice',
    reads: /^(?:the dice show (.+)|there are no dice)$/,
    holds: (_x, s, [shown]) => same((shown ?? '').replace(/\s/g, ''), s.dice.join(','), 'they show'),
  },
  {
    form: 'the ARENA location is CARD | none',
    reads: /^the (space|ground|character) location is (.+)$/,
    holds(x, s, [arena, name]) {
      const card = locationIn(s, arenas.indexOf(arena as 'space'))
      return same(name, card < 0 ? 'none' : cardTitle(defOf(x, s, card)), 'it is')
    },
  },
  {
    form: 'the turn is N',
    reads: /^(?:the )?turn is (\d+)$/,
    holds: (_x, s, [n]) => same(Number(n), s.turn, 'it is'),
  },
  {
    form: 'the phase is setup | ready | command | battle',
    reads: /^(?:the )?phase is (\w+)$/,
    holds: (_x, s, [phase]) => same(phase, s.phase, 'it is'),
  },
  {
    form: 'the battle is space | ground | character | none',
    reads: /^the battle is (\w+)$/,
    holds: (_x, s, [battle]) => same(battle, arenas[s.battle] ?? 'none', 'it is'),
  },
  {
    form: 'nothing waits | N effects wait',
    reads: /^(?:nothing waits|(\d+) effects? waits?)$/,
    holds: (_x, s, [n]) => same(Number(n ?? 0), s.queue.length, 'so many wait:'),
  },
]
