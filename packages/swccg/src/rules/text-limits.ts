import { type Card, definitionOf, refOf } from '@dejarik/kernel'
import { amount, type Scope } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import type { Limit, TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { locationOf } from './card-states.js'
import { isUse, noteItem } from './weapon-and-device-use.js'

const ONCE_A_PHASE: Limit = { n: 1, per: 'phase' }

/** What the text says, or once: what must be done in a phase is done once. rule swccg.mandatory-actions */
function limitOf({ ability }: Clause): Limit | undefined {
  const { limit, when }: TextTree = ability
  if (limit !== undefined || ability.ability !== 'automatic') return limit
  const isInPhase = when?.every((each) => typeof each === 'object' && 'phase' in each && each.start !== true)
  return isInPhase ? ONCE_A_PHASE : undefined
}

/** rules swccg.the-one-rule, swccg.once-per-game: by copy, or for the whole game by title. */
export function isUsedUp(t: Table, clause: Clause, card: Card, x: Scope): boolean {
  const limit = limitOf(clause)
  if (limit === undefined) return false
  const by = limit.per === 'game' ? definitionOf(t.s, card) : refOf(t.s, card)
  let n = 0
  for (const use of t.s.uses) if (use.clause === clause.id && use.by === by) n++
  return n >= amount(t, limit.n, x, x.you)
}

/** Its use is counted, even where it is cancelled later. rule swccg.cancelling-and-suspending */
export function noteUse(t: Table, clause: Clause, card: Card): void {
  const { instead }: TextTree = clause.ability
  const limit = limitOf(clause)
  // rule swccg.instead-of-force-draining: then there is no drain there this turn.
  if (instead === 'drain') t.s.drained.push(locationOf(t, card))
  if (isUse(t, clause.ability, card)) noteItem(t, card)
  if (limit === undefined) return
  const by = limit.per === 'game' ? definitionOf(t.s, card) : refOf(t.s, card)
  t.s.uses.push({ clause: clause.id, by, until: limit.per })
}
