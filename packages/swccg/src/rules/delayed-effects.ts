import { cardOf, nodeAt, type Occurrence, type Option, type Seat, useAbility } from '@dejarik/kernel'
import { setLasting } from '../columns.js'
import { awaitedClause } from '../definitions.js'
import type { Predict } from '../effects/predict.js'
import type { Effect } from '../effects/tree.js'
import { type Of, offer } from '../options/index.js'
import type { Table } from '../state.js'
import { bindOccurrence, matchesPattern } from '../vocabulary/patterns.js'
import { scope } from '../vocabulary/scope.js'

/** What effects have been waiting for and happens now (`await`), whatever has become of their sources. */
export function awaited(t: Table, what: Occurrence): Option[] {
  if (t.s.lasting.length === 0) return []
  const options: Option[] = []
  const heard = (what.heard as number[] | undefined) ?? []
  t.s.lasting.forEach((each) => {
    const node = nodeAt(t.catalog, each.node)
    if (heard.includes(each.since)) return
    if (node.do === 'predict' && what.on === 'just-decide-battle')
      options.push(offer.awaited(cardOf(each.source), each.you, each.since))
    if (node.do !== 'await') return
    const ons = [node.event.on].flat().map((on) => `just-${on}`)
    if (!ons.includes(what.on)) return
    const x = scope(each.you, each.source, each.that, each.number)
    if (!matchesPattern(t, node.event, what, x, each.you)) return
    options.push(offer.awaited(cardOf(each.source), each.you, each.since))
  })
  return options
}

/** It comes: once, or each time until its time is over. */
export function respondAwaited(t: Table, option: Of<'awaited'>, what: Occurrence): void {
  const { s } = t
  const each = s.lasting.find(({ since }) => since === option.since)
  if (each === undefined) return
  const node = nodeAt(t.catalog, each.node)
  if (node.do !== 'await' && node.do !== 'predict') return
  what.heard = [...((what.heard as number[] | undefined) ?? []), each.since]
  if (!('until' in node) || node.until === undefined)
    setLasting(
      s,
      s.lasting.filter((one) => one !== each),
    )
  const clause = awaitedClause(t.catalog, node.do === 'predict' ? outcome(t, node, each.that) : node.effect)
  useAbility(t, clause.id, each.source, each.you as Seat, {
    that: { ...each.that, ...bindOccurrence(t, what) },
    number: each.number,
  })
}

/** Was it right? A tie is wrong. */
const outcome = (t: Table, node: Predict, that: Record<string, number[]>): Effect =>
  that['#predicted']?.[0] === t.s.battle?.winner ? node.right : node.wrong
