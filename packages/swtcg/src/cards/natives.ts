import type { EffectRule } from '@dejarik/kernel/vocabulary'

/** What the vocabulary cannot say; each beside its card's set. */
export const natives: readonly EffectRule[] = []
