import { type Generator, generator, nth, type Option, type Situation } from '@dejarik/kernel'
import type { BotKind } from './bot.js'

/**
 * Takes the option that the game's judge leans to most, without looking ahead. It judges a sampled world, never the
 * real one: what is hidden from its seat cannot sway it.
 */
export const heuristic: BotKind = {
  name: 'heuristic',
  reproducible: true,
  make(seed) {
    const g = generator(`heuristic bot ${seed}`)
    return { choose: (situation) => leaning(situation, g) }
  },
}

const leans: number[] = []

/** The option that the game leans to most in a sampled world. */
export function leaning(situation: Situation, g: Generator): Option {
  situation.lean(g, leans)
  return nth(situation.decision.options, highest(leans))
}

/** The place of the largest number; of equals the first. */
export function highest(numbers: readonly number[]): number {
  let best = 0
  for (let i = 1; i < numbers.length; i++) if (nth(numbers, i) > nth(numbers, best)) best = i
  return best
}
