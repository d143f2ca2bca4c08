import type { EffectRule } from '@dejarik/kernel/vocabulary'

/** Texts that the vocabulary cannot say, as procedures of their own: none so far. */
export const natives: readonly EffectRule[] = []
