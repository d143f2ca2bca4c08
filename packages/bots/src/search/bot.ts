import { generator } from '@dejarik/kernel'
import type { BotKind } from '../bot.js'
import { type Budget, type Manner, plainly, think } from './think.js'

/** Thinks ahead in worlds that agree with what its seat knows. */
export const search = (name: string, budget: Budget, manner: Manner = plainly): BotKind => ({
  name,
  reproducible: budget.milliseconds === Number.POSITIVE_INFINITY,
  make(seed) {
    const g = generator(`search bot ${seed}`)
    return { choose: (situation) => think(situation, budget, g, manner).best }
  },
})
