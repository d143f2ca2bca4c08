import { NONE, type Ref, type Seat } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'

/** What a text sees: whom it means by "you", the card that says it, and what has been bound so far. rule swtcg.gl-you-your */
export const scopeFor = (you: Seat, source: Ref, that: Scope['that'] = {}, number = 0): Scope => ({
  you,
  source,
  that,
  number,
  die: NONE,
  opponent: 1 - you,
})
