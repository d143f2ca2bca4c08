import { generator, type Situation } from '@dejarik/kernel'
import type { BotKind } from '../bot.js'
import { adviceOf } from './advice.js'
import { type Budget, hurried, type Manner, plainly, type Thought, think } from './think.js'

/** Thinks ahead in worlds that agree with what its seat knows. */
export const search = (name: string, budget: Budget, manner: Manner = plainly): BotKind => ({
  name,
  reproducible: budget.milliseconds === Number.POSITIVE_INFINITY,
  make(seed) {
    const g = generator(`search bot ${seed}`)
    let last: { thought: Thought; situation: Situation } | null = null
    return {
      choose(situation, hurry) {
        const thought = think(situation, hurried(budget, hurry), g, manner)
        last = { thought, situation }
        return thought.best
      },
      // By a generator of its own: who asks never changes what it answers next.
      why: () => last && adviceOf(last.thought, last.situation, generator(`why ${seed}`)),
    }
  },
})
