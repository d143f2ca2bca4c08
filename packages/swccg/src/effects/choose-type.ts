import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { scopeOf } from '@dejarik/kernel/vocabulary'
import { cardTypes } from '../cards/card.js'
import { effect } from './effect.js'

/** Name a card type; binds `{that: 'type'}`. */
export interface ChooseType {
  do: 'choose-type'
}

export const chooseTypeWords = words('choose-type', ['<name> a card type'])

export const chooseType = effect<ChooseType>('choose-type', {
  ask(t, f) {
    const options = cardTypes.map((type, n) => ({ do: 'type', type, n }))
    ask(t, f.you, 'type', options, { about: { node: f.node } })
  },
  named(t, f, answer) {
    scopeOf(t, f).that.type = [answer.n as number]
    t.watch?.({ is: 'named-type', seat: f.you, type: answer.type as string })
    finish(t, f, true)
  },
})
