import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bind, effect, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'

/** Binds `{that:'player'}`. */
export interface ChoosePlayer {
  do: 'choose-player'
}

export const choosePlayerWords = words('choose-player', ['<choose> a player'])

export const choosePlayer = effect<ChoosePlayer, object, State>('choose-player', {
  choose(t, f) {
    const options = [f.you, 1 - f.you].map((seat) => ({ do: 'player', seat }))
    ask(t, f.you, 'player', options, { about: { node: f.node } })
  },
  chosen(t, f, answer) {
    bind(t, scopeOf(t, f), 'player', [answer.seat as number])
    t.watch?.({ is: 'chose', seat: f.you, player: answer.seat as number })
    finish(t, f, true)
  },
})
