import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { changingBattle } from '../columns.js'
import { effect } from './effect.js'

/** The two battle destinies just drawn change owners. */
export interface SwapDestinies {
  do: 'swap-destinies'
}

export const swapDestiniesWords = words('swap-destinies', ['<swap> the battle destinies just drawn'])

export const swapDestinies = effect<SwapDestinies>('swap-destinies', {
  swap(t, f) {
    const inBattle = t.s.battle !== null
    if (inBattle) {
      const battle = changingBattle(t.s)
      battle.destiny = [battle.destiny[1], battle.destiny[0]]
      battle.sums = [battle.sums[1], battle.sums[0]]
      battle.drawn = [battle.drawn[1], battle.drawn[0]]
    }
    finish(t, f, inBattle)
  },
})
