import { type Card, NONE, type Parts, perCatalog, type Seat } from '@dejarik/kernel'
import { amount, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Keyword, Ongoing, Query, Who } from '../effects/tree.js'
import type { Table } from '../state.js'
import { cardsIn, def, HAND, PLAY } from './areas.js'
import { anyInPlay } from './in-play.js'
import { scopeOf } from './scope.js'

type Modify = Extract<Ongoing, { modify: string }>

/** What an ongoing ability sees: its card and its controller. */
export const ongoingScope = (t: Table, card: Card): Scope => scopeOf(t, t.s.controller[card] as Seat, card)

/** The ongoing abilities of each definition, by the number, keyword or rule that they change. */
type Index = ReadonlyMap<string, readonly (readonly Ongoing[] | undefined)[]>

const subject = (clause: Ongoing): string =>
  'modify' in clause ? clause.modify : 'grant' in clause ? clause.grant.keyword : clause.rule

const indexOf = perCatalog(({ clauses, defs }): Index => {
  const made = new Map<string, (Ongoing[] | undefined)[]>()
  for (const { def: which, ability } of clauses.filter((each) => each.ability.ability === 'ongoing')) {
    const clause = ability as unknown as Ongoing
    const list = made.get(subject(clause)) ?? defs.map(() => undefined)
    list[which] = [...(list[which] ?? []), clause]
    made.set(subject(clause), list)
  }
  return made
})

/** Does anything in play change what cards cost? Most often nothing does. */
const isCostChanged = anyInPlay((catalog) => indexOf(catalog).get('cost') ?? [])

/** Visits every ongoing ability in play that changes this, until one answers true. rule destiny.ongoing-abilities */
function ongoing(t: Table, what: string, visit: (clause: Ongoing, card: Card) => boolean): boolean {
  const byDef = indexOf(t.catalog).get(what)
  if (byDef === undefined) return false
  const { s } = t
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of cardsIn(s, seat, PLAY)) {
      const clauses = byDef[s.def[card] as number]
      if (clauses !== undefined) for (const clause of clauses) if (visit(clause, card)) return true
    }
  }
  return false
}

const NO_ONGOING: readonly Ongoing[] = []

/** The ongoing abilities of this kind that the card itself has. */
const own = (t: Table, card: Card, what: string): readonly Ongoing[] =>
  indexOf(t.catalog).get(what)?.[t.s.def[card] as number] ?? NO_ONGOING

function concerns(t: Table, who: Who, owner: Seat, seat: Seat): boolean {
  if (who === 'you') return owner === seat
  if (who === 'each-player' || who === 'any-player') return true
  return owner !== seat && t.s.out[seat] === 0
}

/** How much a clause changes a number. "To a minimum of 1": never below it by this card, but not raised to it either. */
function changeOf(t: Table, { by, min }: Modify, x: Scope, total: number): number {
  const value = amount(t, by, x, x.you)
  return min === undefined ? value : Math.max(value, Math.min(0, min - total))
}

/** A player's number: base, then every modifier on the table. rules destiny.increases, destiny.decreases */
function playerNumber(t: Table, what: Modify['modify'], seat: Seat, base: number, parts: Parts): number {
  parts?.push({ value: base, from: 'base' })
  let total = base
  ongoing(t, what, (each, card) => {
    const clause = each as Modify
    const x = ongoingScope(t, card)
    if (!concerns(t, clause.of as Who, x.you, seat)) return false
    const value = changeOf(t, clause, x, total)
    total += value
    parts?.push({ value, from: def(t, card).name })
    return false
  })
  return total
}

/** rule destiny.hand */
export const handSize = (t: Table, seat: Seat, parts: Parts = null): number =>
  playerNumber(t, 'hand-size', seat, 5, parts)

/** rule destiny.resources */
export const upkeepResources = (t: Table, seat: Seat, parts: Parts = null): number =>
  playerNumber(t, 'upkeep-resources', seat, 2, parts)

/** What a card costs to play, here to be attached to `on` (-1: nowhere) in place of `replace` (-1: none). */
export function costOf(t: Table, card: Card, on: Card = NONE, replace: Card = NONE, parts: Parts = null): number {
  const base = def(t, card).cost ?? 0
  parts?.push({ value: base, from: def(t, card).name })
  let total = isCostChanged(t) ? changedCost(t, card, on, base, parts) : base
  if (replace !== NONE) {
    // rule destiny.play-a-card: less by the cost of the upgrade it replaces;
    // rule destiny.faq-replace-cheaper: never below nothing
    const saved = -(def(t, replace).cost ?? 0)
    total += saved
    parts?.push({ value: saved, from: def(t, replace).name, rule: 'destiny.play-a-card' })
  }
  return Math.max(0, total)
}

function changedCost(t: Table, card: Card, on: Card, base: number, parts: Parts): number {
  let total = base
  ongoing(t, 'cost', (each, source) => {
    const clause = each as Modify
    if (clause.to === 'this' ? on !== source : clause.to === 'attached' && on !== t.s.host[source]) return false
    if (t.s.controller[card] !== t.s.controller[source]) return false
    const x = ongoingScope(t, source)
    if (clause.of && !isA(t, card, clause.of as Query, x, x.you)) return false
    if (clause.while && !holds(t, clause.while, x, x.you)) return false
    const value = changeOf(t, clause, x, total)
    total += value
    parts?.push({ value, from: def(t, source).name })
    return false
  })
  return total
}

/** Printed or granted; never twice. rule destiny.keywords */
export function hasKeyword(t: Table, card: Card, keyword: Keyword): boolean {
  if (def(t, card).keywords.includes(keyword)) return true
  if (keyword === 'ambush' && t.s.ambush[card] === 1) return true
  return ongoing(t, keyword, (each, source) => {
    const { to } = each as Extract<Ongoing, { grant: unknown }>
    return to === 'attached' ? t.s.host[source] === card : isGranted(t, card, to, source)
  })
}

function isGranted(t: Table, card: Card, to: Query, source: Card): boolean {
  const x = ongoingScope(t, source)
  return cardsIn(t.s, t.s.controller[card] as Seat, PLAY).includes(card) && isA(t, card, to, x, x.you)
}

/** The X on a card's die. rule destiny.x-variable */
export function xOf(t: Table, card: Card): number {
  const [clause] = own(t, card, 'x-is') as Extract<Ongoing, { rule: 'x-is' }>[]
  if (clause === undefined) return 0
  const x = ongoingScope(t, card)
  return amount(t, clause.value, x, x.you)
}

/** Does the card say this of its own die? Then that holds, and not the rule. rule destiny.golden-rule */
export const hasRule = (t: Table, card: Card, rule: string): boolean => own(t, card, rule).length > 0

export const handCount = (t: Table, seat: Seat): number => cardsIn(t.s, seat, HAND).length

export { own }
