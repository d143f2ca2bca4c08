import type { RuleChange } from '@dejarik/kernel'

/**
 * Every change to the rules as they are played, the oldest first: each raises the version of the rules by one. Entries
 * stay for ever; a record says by which version it was played. See docs/add-a-rule.md.
 */
export const changes: readonly RuleChange[] = [
  { rule: 'destiny.choose-target', what: 'things of a set are named in any order', anyOrder: true },
  { rule: 'destiny.queue', what: 'abilities that answer a play are put in order once the card has resolved' },
  { rule: 'destiny.mp-player-elimination', what: 'dice leave with a player, also those whose cards are in hand' },
  { rule: 'destiny.delayed-effects', what: 'the opponent is chosen once, when the effect is made' },
]
