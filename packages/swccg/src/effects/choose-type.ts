import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { scopeOf } from '@dejarik/kernel/vocabulary'
import { cardTypes } from '../cards/card.js'
import { type Of, offer } from '../options/index.js'
import { effect } from './effect.js'

/** Name a card type; binds `{that: 'type'}`. */
export interface ChooseType {
  do: 'choose-type'
}

export const chooseTypeWords = words('choose-type', ['<name> a card type'])

export const chooseType = effect<ChooseType>('choose-type', {
  ask(t, f) {
    const options = cardTypes.map(offer.type)
    ask(t, f.you, 'type', options, { about: { node: f.node } })
  },
  named(t, f, answer: Of<'type'>) {
    scopeOf(t, f).that.type = [answer.n]
    t.watch?.({ is: 'named-type', seat: f.you, type: answer.type })
    finish(t, f, true)
  },
})
