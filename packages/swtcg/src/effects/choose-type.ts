import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Kind } from './tree.js'

/** Binds `{that:'type'}`. */
export interface ChooseType {
  do: 'choose-type'
  from: Kind[]
}

const all: Kind[] = ['space', 'ground', 'character', 'battle', 'mission', 'location', 'equipment']

export const chooseTypeWords = words('choose-type', [
  '<choose> a type among {from:card-types}',
  { says: '<name> a card type', with: { from: all } },
])

/** Kept as the place in the list of this node: filters read it there. */
export const chooseType = effect<ChooseType, object, State>('choose-type', {
  choose(t, f) {
    const options = nodeOf<ChooseType>(t, f).from.map((type, n) => ({ do: 'type', type, n }))
    ask(t, f.you, 'type', options, { about: { node: f.node } })
  },
  chosen(t, f, answer) {
    scopeOf(t, f).that.type = [f.node, answer.n as number]
    t.watch?.({ is: 'chose', seat: f.you, type: answer.type as string })
    finish(t, f, true)
  },
})
