import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { amount, bound, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { type Deed, deeds } from '../../effects/ability.js'
import { namedRules } from '../../effects/numbers.js'
import type { NamedRule, Query, Ref } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { onTable } from '../zones.js'
import { appliesTo, appliesToSeat, type Modifier, modifiersOf, ownModifiers } from './modifiers.js'
import { appliesAt } from './places.js'
import { type DeedGain, deedSubject, type GainOf, ruleSubject, type Subject } from './subjects.js'

/** The subjects under which texts allow and forbid a deed. */
interface Subjects {
  readonly may: Subject<DeedGain<'may'>>
  readonly cannot: Subject<DeedGain<'cannot'>>
  readonly only: Subject<DeedGain<'only'>>
  readonly free: Subject<DeedGain<'free'>>
  readonly toll: Subject<DeedGain<'toll'>>
}

/** Found once for each deed. */
const subjects: ReadonlyMap<Deed, Subjects> = new Map(
  deeds.map((deed) => [
    deed,
    {
      may: deedSubject('may', deed),
      cannot: deedSubject('cannot', deed),
      only: deedSubject('only', deed),
      free: deedSubject('free', deed),
      toll: deedSubject('toll', deed),
    },
  ]),
)
const subjectsFor = (deed: Deed): Subjects => subjects.get(deed) as Subjects

const NOTHING: readonly never[] = []

type AnyDeed = DeedGain<'may'> | DeedGain<'cannot'> | DeedGain<'only'> | DeedGain<'free'> | DeedGain<'toll'>

/** Who does what, to whom, where: what a text may allow or forbid. */
export interface Doing {
  deed: Deed
  /** The card that does it. */
  card: Card
  seat: Seat
  /** The location where it would be done; -1: none. */
  at: Card
  /** What it would be done to; -1: nothing. */
  what?: Card
}

const fits = (t: Table, query: Query | Ref, card: Card, x: Scope): boolean =>
  typeof query === 'object' && 'kind' in query ? isA(t, card, query, x, x.you) : bound(t, query, x).includes(card)

/** Does it apply to the card or the player that would do it? */
const isMeant = (t: Table, modifier: Modifier, { card, seat }: Doing): boolean =>
  (card !== NONE && appliesTo(t, modifier, card)) || appliesToSeat(t, modifier, seat)

/** Does it apply to what would be done? */
function applies(t: Table, modifier: Modifier<AnyDeed>, doing: Doing): boolean {
  const { what } = modifier.change
  if (what === undefined) return isMeant(t, modifier, doing)
  // For a player, `what` is which of the cards; for a card, it is what it does it to.
  const toCard = doing.card !== NONE && appliesTo(t, modifier, doing.card)
  if (!toCard && !appliesToSeat(t, modifier, doing.seat)) return false
  const thing = toCard ? (doing.what ?? NONE) : doing.card
  return thing !== NONE && fits(t, what, thing, modifier.x)
}

/** What a card that is not on table says of how it goes aboard: it may be deployed straight there. */
const aboard: ReadonlySet<Deed> = new Set<Deed>(['board', 'drive', 'pilot'])
const ofItself = <G extends AnyDeed>(t: Table, { deed, card }: Doing, subject: Subject<G>): readonly Modifier<G>[] =>
  card !== NONE && !onTable(t.s, card) && aboard.has(deed) ? ownModifiers(t, card, subject) : NOTHING

/** The first of these that applies to what would be done there. */
function firstFor<G extends AnyDeed>(t: Table, all: readonly Modifier<G>[], doing: Doing): Modifier<G> | null {
  for (const modifier of all) if (appliesAt(t, modifier, doing.at) && applies(t, modifier, doing)) return modifier
  return null
}

/** Does a text say that this may not be done? rule swccg.never: what may not be done is stronger than what may. */
export function forbidden(t: Table, doing: Doing): boolean {
  const { cannot, only } = subjectsFor(doing.deed)
  if (firstFor(t, modifiersOf(t, cannot), doing) !== null) return true
  for (const modifier of modifiersOf(t, only))
    if (isMeant(t, modifier, doing) && (!appliesAt(t, modifier, doing.at) || !isThat(t, modifier, doing))) return true
  return firstFor(t, ofItself(t, doing, cannot), doing) !== null
}

/** Could some text forbid it at some place? Where none could, there is no need to ask place by place. */
export function mightForbid(t: Table, doing: Doing): boolean {
  const { cannot, only } = subjectsFor(doing.deed)
  for (const modifier of modifiersOf(t, cannot)) if (applies(t, modifier, doing)) return true
  for (const modifier of modifiersOf(t, only)) if (isMeant(t, modifier, doing)) return true
  return ofItself(t, doing, cannot).length > 0
}

const isThat = (t: Table, modifier: Modifier<AnyDeed>, doing: Doing): boolean => {
  const { what } = modifier.change
  return what === undefined || ((doing.what ?? NONE) >= 0 && fits(t, what, doing.what as Card, modifier.x))
}

/** The modifier by which this may be done, if any. */
export const allowing = (t: Table, doing: Doing): Modifier<DeedGain<'may'>> | null =>
  firstFor(t, modifiersOf(t, subjectsFor(doing.deed).may), doing) ??
  firstFor(t, ofItself(t, doing, subjectsFor(doing.deed).may), doing)

/** How often a text lets it be done. */
export const timesIn = (t: Table, { change, x }: Modifier<DeedGain<'may'>>): number | 'any' =>
  change.n === undefined ? 1 : change.n === 'any' ? 'any' : amount(t, change.n, x, x.you)

/** Does a text say that it costs nothing? rule swccg.free */
export const isFree = (t: Table, doing: Doing): boolean =>
  firstFor(t, modifiersOf(t, subjectsFor(doing.deed).free), doing) !== null

/** Could it be free at some place? */
export function mightBeFree(t: Table, doing: Doing): boolean {
  for (const modifier of modifiersOf(t, subjectsFor(doing.deed).free)) if (applies(t, modifier, doing)) return true
  return false
}

/** rule swccg.separate-costs: the Force that must be used first, whatever it costs itself. */
export function tollOf(t: Table, doing: Doing): number {
  let sum = 0
  for (const modifier of modifiersOf(t, subjectsFor(doing.deed).toll))
    if (appliesAt(t, modifier, doing.at) && applies(t, modifier, doing))
      sum += amount(t, modifier.change.n, modifier.x, modifier.x.you)
  return sum
}

const rules: ReadonlyMap<NamedRule, Subject<GainOf<'rule'>>> = new Map(
  namedRules.map((rule) => [rule, ruleSubject(rule)]),
)

/** Some rule that a text sets up by name, for this card. */
export const hasRule = (t: Table, rule: NamedRule, card: Card): boolean => ruleOf(t, rule, card) !== undefined

/** What the text says that sets it up. */
export const ruleOf = (t: Table, rule: NamedRule, card: Card): Modifier<GainOf<'rule'>> | undefined => {
  const all = modifiersOf(t, rules.get(rule) as Subject<GainOf<'rule'>>)
  return all.length === 0 ? undefined : all.find((modifier) => appliesTo(t, modifier, card))
}
