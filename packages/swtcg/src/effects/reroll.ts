import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { rerollDice } from '../rules/lucky.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Target } from './tree.js'

/** `by`: who rolls; absent: you. */
export interface Reroll {
  do: 'reroll'
  what: Target
}

export const rerollWords = words('reroll', [
  '<reroll> {what:thing}',
  { says: '<reroll> all your attack dice', with: { what: { each: { kind: 'die', whose: 'yours' } } } },
  { says: '<reroll> any of those dice', with: { what: { choose: 'any', from: { kind: 'die' } } } },
  { says: '<reroll> any number of those dice (once)', with: { what: { choose: 'any', from: { kind: 'die' } } } },
  { says: '<reroll> all those dice (once)', with: { what: { each: { kind: 'die' } } } },
])

/** rule swtcg.pop-reroll: only what speaks of that kind of roll; dice are attack dice, unless the roll itself called for it. */
function isRolled(t: Table): boolean {
  const window = t.s.stack.at(-1) as { procedure?: string; about?: { roll?: string }[] } | undefined
  if (t.s.dice.length === 0) return false
  return window?.procedure !== 'responses' || window.about?.[0]?.roll === 'attack'
}

/** rule swtcg.gl-reroll: once, and the second roll stands. */
export const reroll = effect<Reroll, { dice: number[]; full?: boolean }, State>(
  'reroll',
  {
    ...aiming<Reroll>('dice', (node) => node.what),
    roll(t, f) {
      rerollDice(t, f.dice)
      finish(t, f, f.dice.length > 0)
    },
  },
  (t, node, x, you) => isRolled(t) && mayAim(t, node.what, node, x, you),
)
