import type { Vocabulary } from '@dejarik/kernel/vocabulary'

/** A vocabulary without a word; stand-in games add theirs. */
export const noWords: Vocabulary = {
  effects: new Map(),
  natives: new Map(),
  kinds: new Map(),
  filters: new Map(),
  values: new Map(),
  conditions: new Map(),
  refs: new Map(),
  top: () => [],
  keep: (_t, _noun, thing) => thing,
  still: (_t, _noun, things) => things,
  players: (_s, from) => [from, 1 - from],
}
