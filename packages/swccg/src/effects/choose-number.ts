import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { Value } from './tree.js'

/** Binds x. */
export interface ChooseNumber {
  do: 'choose-number'
  from: Value
  to: Value
}

export const chooseNumberWords = words('choose-number', ['<name> a number from {from:digits} to {to:plain}'])

export const chooseNumber = effect<ChooseNumber>('choose-number', {
  ask(t, f) {
    const node = nodeOf<ChooseNumber>(t, f)
    const x = scopeOf(t, f)
    const from = amount(t, node.from, x, f.you)
    const to = Math.max(from, amount(t, node.to, x, f.you))
    const options = Array.from({ length: to - from + 1 }, (_, i) => ({ do: 'number', n: from + i }))
    ask(t, f.you, 'number', options, { about: { node: f.node } })
  },
  named(t, f, answer) {
    const x = scopeOf(t, f)
    x.that.x = [answer.n as number]
    x.number = answer.n as number
    finish(t, f, true)
  },
})
