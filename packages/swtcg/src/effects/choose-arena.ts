import { ask, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, holds, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { arenas, type State, type Table } from '../state.js'
import type { Arena, Condition } from './tree.js'

/** Binds `{that:'arena'}`. `where`: only such arenas. */
export interface ChooseArena {
  do: 'choose-arena'
  from?: Arena[]
  where?: Condition
}

export const chooseArenaWords = words('choose-arena', [
  '<choose> among {from:arena-names}',
  '<choose> 1 arena',
  '<choose> an arena',
  '<choose> {from:arena-names}',
  '<choose> an arena where {where:condition}',
  '<choose> among {from:arena-names} where {where:condition}',
])

function open(t: Table, node: ChooseArena, x: Scope, you: Seat): number[] {
  const all = (node.from ?? arenas).map((arena) => arenas.indexOf(arena))
  const { where } = node
  return where === undefined
    ? all
    : all.filter((arena) => holds(t, where, { ...x, that: { ...x.that, arena: [arena] } }, you))
}

export const chooseArena = effect<ChooseArena, object, State>(
  'choose-arena',
  {
    choose(t, f) {
      const found = open(t, nodeOf<ChooseArena>(t, f), scopeOf(t, f), f.you)
      const options = found.map(offer.arena)
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'arena', options, { about: { node: f.node } })
    },
    chosen(t, f, answer: Of<'arena'>) {
      scopeOf(t, f).that.arena = [answer.arena]
      t.watch?.({ is: 'chose', seat: f.you, arena: answer.arena })
      finish(t, f, true)
    },
  },
  (t, node, x, you) => open(t, node, x, you).length > 0,
)
