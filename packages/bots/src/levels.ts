import type { BotKind } from './bot.js'
import { search } from './search/bot.js'
import { type Budget, type Manner, plainly } from './search/think.js'

/** How strong an opponent a person wants. A weaker one thinks less and sees less far; it never errs on purpose. */
export interface Level {
  readonly name: string
  readonly budget: Budget
  readonly manner: Manner
}

export const levels: readonly Level[] = [
  // Sees the table right after its answers, tries them alike, and takes the one after which it looks best.
  { name: 'easy', budget: { iterations: 24, milliseconds: 400 }, manner: { ...plainly, foresight: 0, doubt: 1 } },
  // Thinks a little, and sees as far as the next: half as far is worse than nothing where a table can be judged at the end of
  // a turn only.
  { name: 'normal', budget: { iterations: 250, milliseconds: 800 }, manner: plainly },
  { name: 'hard', budget: { iterations: Number.POSITIVE_INFINITY, milliseconds: 1500 }, manner: plainly },
]

/** The levels as bots; by the clock, so another run may differ. */
export const levelBots: readonly BotKind[] = levels.map(({ name, budget, manner }) => search(name, budget, manner))
