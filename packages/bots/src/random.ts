import { below, generator, nth } from '@dejarik/kernel'
import type { BotKind } from './bot.js'

/** Takes every legal option with the same chance. */
export const random: BotKind = {
  name: 'random',
  reproducible: true,
  make(seed) {
    const g = generator(`random bot ${seed}`)
    return { choose: ({ decision: { options } }) => nth(options, below(g, options.length)) }
  },
}
