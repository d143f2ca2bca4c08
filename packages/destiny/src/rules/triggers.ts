import {
  type Card,
  type Clause,
  controllerOf,
  definitionOf,
  type Instance,
  type Intent,
  KEYWORD,
  NONE,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { holds, isA, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import type { Ability, Keyword, Pattern, Query, Ref, Who } from '../effects/tree.js'
import type { Table } from '../state.js'
import { hasKeyword } from './numbers.js'

type Triggered = Extract<Ability, { ability: 'triggered' }>

const scope = ({ you, source, that, number }: Instance): Scope => ({
  you,
  source,
  that,
  number,
  die: NONE,
  opponent: NONE,
})

function isPlayer(t: Table, who: Who | undefined, seat: Seat, x: Scope): boolean {
  if (who === undefined) return true
  if (who === 'opponent') return seat !== x.you
  return playersOf(t, who, x, x.you).includes(seat)
}

const isQuery = (what: Query | Ref): what is Query => typeof what === 'object' && 'kind' in what

/** Is the thing that something happens to the one that the pattern speaks of? */
function isThing(t: Table, what: Query | Ref | undefined, thing: number, card: Card, x: Scope): boolean {
  if (what === undefined) return true
  if (what === 'this') return thing === card
  if (what === 'this-die') return t.s.dieCard[thing] === card
  if (what === 'attached') return thing === t.s.host[card]
  // "An opponent's character": any opponent's will do here.
  return isQuery(what) && isA(t, thing, what, x, x.you)
}

/** rule destiny.trigger-condition. Binds what the event names: "that character", "that die", "that many". */
export function matches(t: Table, clause: Clause, card: Card, intent: Intent, into: Instance): boolean {
  const ability = clause.ability as Triggered
  const pattern = ability.event as Pattern & { by?: Who; what?: Query | Ref; to?: Query | Ref; symbol?: string }
  const thing = (intent.die ?? intent.card ?? NONE) as number
  // Most clauses are about their own card: told without more ado.
  if (pattern.what === 'this' ? thing !== card : pattern.what === 'attached' && thing !== t.s.host[card]) return false
  const x = scope(into)
  if (!isPlayer(t, pattern.by, intent.by as Seat, x)) return false
  if (!isThing(t, pattern.what, thing, card, x)) return false
  if (pattern.to !== undefined && !isThing(t, pattern.to, intent.to as number, card, x)) return false
  if (pattern.symbol !== undefined && pattern.symbol !== intent.symbol) return false
  bindEvent(t, intent, into)
  return ability.if === undefined || holds(t, ability.if, { ...x, that: into.that }, x.you)
}

function bindEvent(t: Table, intent: Intent, into: Instance): void {
  const { that } = into
  if (typeof intent.die === 'number') that.die = [intent.die]
  else if (typeof intent.card === 'number') {
    that.card = [refOf(t.s, intent.card)]
    if (t.catalog.defs[definitionOf(t.s, intent.card)] !== undefined) that.character = that.card
  }
  if (typeof intent.by === 'number') {
    that.player = [intent.by]
    if (intent.by !== into.you) that.opponent = [intent.by]
  }
  // What happens to a card of an opponent is about that opponent.
  if (typeof intent.card === 'number' && t.s.controller[intent.card] !== into.you) {
    that.opponent = [controllerOf(t.s, intent.card)]
  }
  into.number = (intent.number as number | undefined) ?? 0
}

/**
 * What a keyword stands for, wherever the keyword comes from: printed, granted, or given while being played. It comes
 * beside what other cards answer. rule destiny.cc-rey
 */
export function keywordTriggers(t: Table, when: string, intent: Intent, found: Instance[]): void {
  if (when === 'before' && intent.kind === 'activate') add(t, 'guardian', intent.card as Card, intent, found)
  if (when === 'after' && intent.kind === 'play') add(t, 'ambush', intent.card as Card, intent, found)
}

const keywordClause = (t: Table, keyword: Keyword): Clause =>
  t.catalog.clauseCalled.get(`${KEYWORD}/${keyword}`) as Clause

function add(t: Table, keyword: Keyword, card: Card, intent: Intent, found: Instance[]): void {
  if (!hasKeyword(t, card, keyword)) return
  const you = (intent.by ?? t.s.controller[card]) as Seat
  const clause = keywordClause(t, keyword)
  found.push({ clause: clause.id, source: refOf(t.s, card), you, that: {}, number: 0 })
}
