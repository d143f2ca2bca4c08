import { cardOf, type Instance, type Intent, type Lasting, nodeAt } from '@dejarik/kernel'
import type { Catalog } from '../definitions.js'
import { awaitedClause } from '../definitions.js'
import type { Pattern } from '../effects/tree.js'
import type { Table } from '../state.js'
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
  const isSo = (tree: { when: string; event: Pattern }): boolean => tree.when === when && tree.event.on === kind
  return (
    catalog.clauses.some(({ ability }) => ability.ability === 'triggered' && isSo(ability)) ||
    catalog.nodes.some((node) => node.do === 'await' && isSo(node))
  )
}

function awaitedByEffects(t: Table, when: string, intent: Intent, found: Instance[]): void {
  for (const record of [...t.s.lasting]) awaitedBy(t, record, when, intent, found)
}

/** Is it the next one of its kind that is meant? */
const isNext = (event: Pattern): boolean => 'of' in event && event.of !== undefined && event.of.startsWith('next-')

/** What one effect waits for, if that is it. */
export function awaitedBy(t: Table, record: Lasting, when: string, intent: Intent, found: Instance[]): void {
  const node = nodeAt(t.catalog, record.node)
  if (node.do !== 'await' || node.when !== when || node.event.on !== intent.kind) return
  if (isNext(node.event) && intent.kind === 'end' && record.that.turn?.[0] === t.s.turn) return
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
  found.push(made)
  if (record.until === 'once') t.s.lasting = t.s.lasting.filter((each) => each !== record)
}
