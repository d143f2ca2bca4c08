import { generator } from '@dejarik/kernel'
import type { BotKind } from '../bot.js'
import { type Advice, adviceOf } from './advice.js'
import { type Budget, hurried, type Manner, plainly, think } from './think.js'

/** Thinks ahead in worlds that agree with what its seat knows. */
export const search = (name: string, budget: Budget, manner: Manner = plainly): BotKind => ({
  name,
  reproducible: budget.milliseconds === Number.POSITIVE_INFINITY,
  make(seed) {
    const g = generator(`search bot ${seed}`)
    let last: Advice | null = null
    return {
      choose(situation, hurry) {
        const thought = think(situation, hurried(budget, hurry), g, manner)
        last = adviceOf(thought)
        return thought.best
      },
      why: () => last,
    }
  },
})
