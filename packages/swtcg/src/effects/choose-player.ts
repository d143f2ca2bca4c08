import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bind, effect, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { State } from '../state.js'

/** Binds `{that:'player'}`. */
export interface ChoosePlayer {
  do: 'choose-player'
}

export const choosePlayerWords = words('choose-player', ['<choose> a player'])

export const choosePlayer = effect<ChoosePlayer, object, State>('choose-player', {
  choose(t, f) {
    const options = [f.you, 1 - f.you].map(offer.player)
    ask(t, f.you, 'player', options, { about: { node: f.node } })
  },
  chosen(t, f, answer: Of<'player'>) {
    bind(t, scopeOf(t, f), 'player', [answer.seat])
    t.watch?.({ is: 'chose', seat: f.you, player: answer.seat })
    finish(t, f, true)
  },
})
