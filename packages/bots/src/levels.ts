import type { BotKind } from './bot.js'
import { search } from './search/bot.js'
import { type Budget, type Manner, plainly } from './search/think.js'

/** How strong an opponent a person wants. A weaker one thinks less and sees less far; it never errs on purpose. */
export interface Level {
  readonly name: string
  readonly budget: Budget
  readonly manner: Manner
}

const thinking = (milliseconds: number): Budget => ({ iterations: Number.POSITIVE_INFINITY, milliseconds })

export const levels: readonly Level[] = [
  // Judges the table right after its own answer.
  { name: 'easy', budget: { iterations: 24, milliseconds: 400 }, manner: { ...plainly, foresight: 0 } },
  { name: 'normal', budget: thinking(250), manner: { ...plainly, foresight: 0.5 } },
  { name: 'hard', budget: thinking(1500), manner: plainly },
]

/** The levels as bots; by the clock, so another run may differ. */
export const levelBots: readonly BotKind[] = levels.map(({ name, budget, manner }) => search(name, budget, manner))
