import { type Card, cardOf, definitionOf, incarnationOf, lives, NONE, type Occurrence } from '@dejarik/kernel'
import { holds } from '@dejarik/kernel/vocabulary'
import { aimOf } from '../columns.js'
import type { TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { enlist } from './battle/participants.js'
import { isActive, locationOf } from './card-states.js'
import { clausesOf, hasOthers } from './clauses.js'
import { surfacing } from './insert-cards.js'
import { isSilenced } from './modifiers/canceled.js'
import { noteOrder } from './modifiers/order.js'
import { scopeOf } from './modifiers/scope.js'
import { isUnsettled } from './state-checks.js'
import { cardsIn, TABLE } from './zones.js'

/**
 * Texts that act as soon as something is so (`becomes`). After each action it is seen which of them have become so;
 * one that stays so does not act again. Whoever has come to a battle joins it first. Returns the window in which those act that have.
 */
export function becoming(t: Table): Occurrence[] {
  noteOrder(t)
  enlist(t)
  const index = t.catalog.responses.get('becomes')
  const { s } = t
  const now: string[] = []
  const fresh: string[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, TABLE)) {
      const clauses = hasOthers(t, card)
        ? clausesOf(t, card).filter(({ responds }) => responds.includes('becomes'))
        : index?.byDef[definitionOf(s, card)]
      if (clauses === undefined || !isActive(t, card) || isSilenced(t, card)) continue
      for (const clause of clauses) {
        const { side, when = [] }: TextTree = clause.ability
        const x = scopeOf(t, card, side)
        if (!when.some((each) => typeof each === 'object' && 'becomes' in each && holds(t, each.becomes, x, x.you)))
          continue
        const key = `${clause.id}:${card}:${incarnationOf(s, card)}`
        now.push(key)
        if (!s.became.includes(key)) fresh.push(key)
      }
    }
  const reached = reaching(t, now)
  const changed = now.length !== s.became.length || fresh.length > 0 || reached.length > 0
  if (changed) s.became = now
  const settled = fresh.length === 0 && !isUnsettled(t)
  const risen = [...reached, ...surfacing(t)]
  return settled ? risen : [{ on: 'becomes', by: s.active, at: NONE, fresh }, ...risen]
}

/** rule swccg.reaches: the target of a Utinni Effect has come to where that Effect is. */
function reaching(t: Table, now: string[]): Occurrence[] {
  const { s } = t
  const found: Occurrence[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, TABLE)) {
      const aim = aimOf(s, card)
      if (aim === NONE || !lives(s, aim) || !isActive(t, card)) continue
      const at = locationOf(t, card)
      if (at === NONE || locationOf(t, cardOf(aim)) !== at) continue
      const key = `reach:${card}:${incarnationOf(s, card)}`
      now.push(key)
      if (!s.became.includes(key))
        found.push({ on: 'just-reach', by: seat, at: NONE, ref: aim, effect: card, location: at })
    }
  return found
}

/** Has this text just become so? */
export const isFresh = (t: Table, what: Occurrence, clause: number, card: Card): boolean =>
  (what.fresh as string[]).includes(`${clause}:${card}:${incarnationOf(t.s, card)}`)
