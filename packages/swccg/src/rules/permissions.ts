import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { amount, bound, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { type Deed, deeds } from '../effects/ability.js'
import type { Gain, Query, Ref } from '../effects/tree.js'
import type { Table } from '../state.js'
import { allSaid, isFor, isForSeat, isOf, type Said, scopeOf } from './gains.js'
import { holdsAt } from './player-numbers.js'
import { printedOn } from './speeches.js'
import { type DeedGain, deedTopic, type GainOf, kindTopic, ruleTopic, type Topic } from './topics.js'
import { onTable } from './zones.js'

/** The topics under which texts allow and forbid a deed. */
interface Topics {
  readonly may: Topic<DeedGain<'may'>>
  readonly cannot: Topic<DeedGain<'cannot'>>
  readonly only: Topic<DeedGain<'only'>>
  readonly free: Topic<DeedGain<'free'>>
  readonly toll: Topic<DeedGain<'toll'>>
}

/** Found once for each deed. */
const topics: ReadonlyMap<Deed, Topics> = new Map(
  deeds.map((deed) => [
    deed,
    {
      may: deedTopic('may', deed),
      cannot: deedTopic('cannot', deed),
      only: deedTopic('only', deed),
      free: deedTopic('free', deed),
      toll: deedTopic('toll', deed),
    },
  ]),
)
const topicsFor = (deed: Deed): Topics => topics.get(deed) as Topics

const unsaid: readonly never[] = []

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

/** Is this said of whoever would do it? */
const isMeant = (t: Table, said: Said, { card, seat }: Doing): boolean =>
  (card !== NONE && isFor(t, said, card)) || isForSeat(t, said, seat)

/** Is this said of what would be done? */
function applies(t: Table, said: Said<AnyDeed>, doing: Doing): boolean {
  const { what } = said.gain
  if (what === undefined) return isMeant(t, said, doing)
  // Said of a player, `what` is which of the cards; said of a card, it is what it does it to.
  const toCard = doing.card !== NONE && isFor(t, said, doing.card)
  if (!toCard && !isForSeat(t, said, doing.seat)) return false
  const thing = toCard ? (doing.what ?? NONE) : doing.card
  return thing !== NONE && fits(t, what, thing, said.x)
}

/** What a card that is not on table says of how it goes aboard: it may be deployed straight there. */
const aboard: ReadonlySet<Deed> = new Set<Deed>(['board', 'drive', 'pilot'])
const ofItself = <W extends 'may' | 'cannot'>(t: Table, { deed, card }: Doing, how: W): readonly Said<DeedGain<W>>[] =>
  card !== NONE && !onTable(t.s, card) && aboard.has(deed) ? ownSaid(t, card, deedTopic(how, deed)) : unsaid

/** Says one of these that it is so of what would be done, there? Returns the first that does. */
function sayer<G extends AnyDeed>(t: Table, all: readonly Said<G>[], doing: Doing): Said<G> | null {
  for (const said of all) if (holdsAt(t, said, doing.at) && applies(t, said, doing)) return said
  return null
}

/** Says some text that this may not be done? rule swccg.never: what may not be done is stronger than what may. */
export function forbidden(t: Table, doing: Doing): boolean {
  const { cannot, only } = topicsFor(doing.deed)
  if (sayer(t, allSaid(t, cannot), doing) !== null) return true
  for (const said of allSaid(t, only))
    if (isMeant(t, said, doing) && (!holdsAt(t, said, doing.at) || !isThat(t, said, doing))) return true
  return sayer(t, ofItself(t, doing, 'cannot'), doing) !== null
}

/** Could some text forbid it at some place? Where none could, there is no need to ask place by place. */
export function mightForbid(t: Table, doing: Doing): boolean {
  const { cannot, only } = topicsFor(doing.deed)
  for (const said of allSaid(t, cannot)) if (applies(t, said, doing)) return true
  for (const said of allSaid(t, only)) if (isMeant(t, said, doing)) return true
  return ofItself(t, doing, 'cannot').length > 0
}

const isThat = (t: Table, said: Said<AnyDeed>, doing: Doing): boolean => {
  const { what } = said.gain
  return what === undefined || ((doing.what ?? NONE) >= 0 && fits(t, what, doing.what as Card, said.x))
}

/** Says some text that this may be done? Returns what says so. */
export const allowing = (t: Table, doing: Doing): Said<DeedGain<'may'>> | null =>
  sayer(t, allSaid(t, topicsFor(doing.deed).may), doing) ?? sayer(t, ofItself(t, doing, 'may'), doing)

/** How often a text lets it be done. */
export const timesIn = (t: Table, { gain, x }: Said<DeedGain<'may'>>): number | 'any' =>
  gain.n === undefined ? 1 : gain.n === 'any' ? 'any' : amount(t, gain.n, x, x.you)

/** Says some text that it costs nothing? rule swccg.free */
export const isFree = (t: Table, doing: Doing): boolean =>
  sayer(t, allSaid(t, topicsFor(doing.deed).free), doing) !== null

/** Could it be free at some place? */
export function mightBeFree(t: Table, doing: Doing): boolean {
  for (const said of allSaid(t, topicsFor(doing.deed).free)) if (applies(t, said, doing)) return true
  return false
}

/** rule swccg.separate-costs: the Force that must be used first, whatever it costs itself. */
export function tollOf(t: Table, doing: Doing): number {
  let sum = 0
  for (const said of allSaid(t, topicsFor(doing.deed).toll))
    if (holdsAt(t, said, doing.at) && applies(t, said, doing)) sum += amount(t, said.gain.n, said.x, said.x.you)
  return sum
}

const rules = new Map<string, Topic<GainOf<'rule'>>>()

/** A rule as a topic; found once. */
function ruleCalled(rule: string): Topic<GainOf<'rule'>> {
  let found = rules.get(rule)
  if (found === undefined) {
    found = ruleTopic(rule)
    rules.set(rule, found)
  }
  return found
}

/** Some rule that a text sets up by name, for this card. */
export const hasRule = (t: Table, rule: string, card: Card): boolean => ruleOf(t, rule, card) !== undefined

/** What the text says that sets it up. */
export const ruleOf = (t: Table, rule: string, card: Card): Said<GainOf<'rule'>> | undefined => {
  const all = allSaid(t, ruleCalled(rule))
  return all.length === 0 ? undefined : all.find((said) => isFor(t, said, card))
}

const CANCELED = kindTopic('canceled')

/** Does a text on table cancel it, whenever it is there or played? rule swccg.cancelling-and-suspending */
export const isCanceled = (t: Table, card: Card): boolean =>
  allSaid(t, CANCELED).some((said) => said.gain.canceled === 'card' && isFor(t, said, card))

/** What the text of a card that is not on table says about itself: where it may be deployed, and for how much. */
export function ownSaid<G extends Gain>(t: Table, card: Card, about: Topic<G>): readonly Said<G>[] {
  const printed = printedOn(t, card, about)
  if (printed.length === 0) return unsaid
  const found: Said<G>[] = []
  const x = scopeOf(t, card)
  for (const { clause, gain, of, while: condition } of printed) {
    if (!isOf(gain, about) || of !== 'this' || clause.ability.ability !== 'ongoing') continue
    if (condition !== undefined && !holds(t, condition, x, x.you)) continue
    found.push({ gain, source: card, clause: clause.id, x, since: 0, of: 'this', to: null })
  }
  return found
}
