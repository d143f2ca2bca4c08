import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
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
    const options = nodeOf<ChooseType>(t, f).from.map(offer.type)
    ask(t, f.you, 'type', options, { about: { node: f.node } })
  },
  chosen(t, f, answer: Of<'type'>) {
    scopeOf(t, f).that.type = [f.node, answer.n]
    t.watch?.({ is: 'chose', seat: f.you, type: answer.type })
    finish(t, f, true)
  },
})
