import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { mayLose } from '../rules/turns.js'
import type { State } from '../state.js'

export interface WinGame {
  do: 'win-game'
}

export const winGameWords = words('win-game', ['<win> the game'])

export const winGame = effect<WinGame, object, State>('win-game', {
  win(t, f) {
    const loses = mayLose(t, 1 - f.you)
    if (loses) {
      t.s.result = { winner: f.you, rule: 'swtcg.card-effects' }
      t.watch?.({ is: 'won', seat: f.you, rule: 'swtcg.card-effects' })
    }
    finish(t, f, loses)
  },
})
