import { type Catalog, cardOf, type Instance, type Intent, type Lasting } from '@dejarik/kernel'
import { type Any, holds } from '@dejarik/kernel/vocabulary'
import { awaitedClause } from '../definitions.js'
import type { Table } from '../state.js'
import { scopeOfRecord } from './gains.js'
import { grantedTriggers, tradedTriggers } from './granted-triggers.js'
import { isItsTime, patternFits, triggersElsewhere } from './triggers.js'

/**
 * What effects wait for: "when the turn ends, discard it". Such a record is a triggered ability whose source may be gone;
 * what was bound when it was made is still meant. Once it has come, it waits no more, unless it lasts until some time.
 */
export function awaited(t: Table, when: string, intent: Intent, found: Instance[]): void {
  triggersElsewhere(t, when, intent, found)
  grantedTriggers(t, when, intent, found)
  tradedTriggers(t, when, intent, found)
  if (t.s.lasting.length > 0) awaitedByEffects(t, when, intent, found)
}

/** Could anything be awaited so at all? rules swtcg.triggered-effects, swtcg.granted-abilities */
export function isAwaitedAtAll(catalog: Catalog, when: string, kind: string): boolean {
  const isSo = (tree: Any): boolean => tree.when === when && tree.event?.on === kind
  return (
    catalog.clauses.some(({ ability }) => ability.ability === 'triggered' && isSo(ability)) ||
    (catalog.nodes as readonly Any[]).some((node) => node.do === 'await' && isSo(node))
  )
}

function awaitedByEffects(t: Table, when: string, intent: Intent, found: Instance[]): void {
  for (const record of [...t.s.lasting]) awaitedBy(t, record, when, intent, found)
}

/** What one effect waits for, if that is it. */
export function awaitedBy(t: Table, record: Lasting, when: string, intent: Intent, found: Instance[]): void {
  const node = t.catalog.nodes[record.node] as Any
  if (node.do !== 'await' || node.when !== when || node.event.on !== intent.kind) return
  if (/^next-/.test(node.event.of ?? '') && intent.kind === 'end' && record.that.turn?.[0] === t.s.turn) return
  const { source, you } = record
  const clause = awaitedClause(t.catalog, node)
  if (!isItsTime(clause.ability, intent)) return
  const made: Instance = {
    clause: clause.id,
    source,
    you,
    that: { ...record.that },
    number: record.number,
  }
  if (!patternFits(t, node.event, cardOf(source), intent, made)) return
  made.that = { ...made.that, ...record.that }
  if (intent.number === undefined) made.number = record.number
  if (node.if && !holds(t, node.if, { ...scopeOfRecord(record), that: made.that, number: made.number }, you)) return
  found.push(made)
  if (record.until === 'once') t.s.lasting = t.s.lasting.filter((each) => each !== record)
}
