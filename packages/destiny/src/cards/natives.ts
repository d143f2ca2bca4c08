import type { EffectRule } from '@dejarik/kernel/vocabulary'
import { mindTrick } from './aw/mind-trick.js'

/** What the vocabulary cannot say; each beside its card's set. */
export const natives: readonly EffectRule[] = [mindTrick]
