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
  { name: 'easy', budget: { iterations: 64, milliseconds: 400 }, manner: { ...plainly, foresight: 0, doubt: 1 } },
  // Does what mostly pays, after a second thought: a few looks must show clearly that something else is better. It sees as
  // far as the next, because half as far is worse than nothing where a table can be judged at the end of a turn only.
  { name: 'normal', budget: { iterations: 100, milliseconds: 600 }, manner: { ...plainly, curiosity: 0.8 } },
  { name: 'hard', budget: { iterations: Number.POSITIVE_INFINITY, milliseconds: 1500 }, manner: plainly },
]

/** The levels as bots; by the clock, so another run may differ. */
export const levelBots: readonly BotKind[] = levels.map(({ name, budget, manner }) => search(name, budget, manner))
