import type { Card, Seat } from '@dejarik/kernel'
import { type Any, amount, bound, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { type Deed, deeds } from '../effects/ability.js'
import type { Table } from '../state.js'
import { allSaid, isFor, isForSeat, type Said, scopeOf } from './gains.js'
import { holdsAt } from './sides.js'
import { printedOn } from './speeches.js'
import { type Topic, topic } from './topics.js'
import { onTable } from './zones.js'

/** The topics under which texts allow and forbid a deed. */
interface Topics {
  readonly may: Topic
  readonly cannot: Topic
  readonly only: Topic
  readonly free: Topic
  readonly toll: Topic
}

/** Found once for each deed. */
const topics: ReadonlyMap<Deed, Topics> = new Map(
  deeds.map((deed) => [
    deed,
    {
      may: topic(`may ${deed}`),
      cannot: topic(`cannot ${deed}`),
      only: topic(`only ${deed}`),
      free: topic(`free ${deed}`),
      toll: topic(`toll ${deed}`),
    },
  ]),
)
const topicsFor = (deed: Deed): Topics => topics.get(deed) as Topics

const unsaid: readonly Said[] = []

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

const fits = (t: Table, query: Any, card: Card, x: Scope): boolean =>
  typeof query === 'object' && 'kind' in query ? isA(t, card, query, x, x.you) : bound(t, query, x).includes(card)

/** Is this said of whoever would do it? */
const isMeant = (t: Table, said: Said, { card, seat }: Doing): boolean =>
  (card >= 0 && isFor(t, said, card)) || isForSeat(t, said, seat)

/** Is this said of what would be done? */
function applies(t: Table, said: Said, doing: Doing): boolean {
  const { what } = said.gain as Any
  if (what === undefined) return isMeant(t, said, doing)
  // Said of a player, `what` is which of the cards; said of a card, it is what it does it to.
  const toCard = doing.card >= 0 && isFor(t, said, doing.card)
  if (!toCard && !isForSeat(t, said, doing.seat)) return false
  const thing = toCard ? (doing.what ?? -1) : doing.card
  return thing >= 0 && fits(t, what, thing, said.x)
}

/** What a card that is not on table says of how it goes aboard: it may be deployed straight there. */
const aboard: ReadonlySet<Deed> = new Set<Deed>(['board', 'drive', 'pilot'])
const ofItself = (t: Table, { deed, card }: Doing, how: 'may' | 'cannot'): readonly Said[] =>
  card >= 0 && !onTable(t.s, card) && aboard.has(deed) ? ownSaid(t, card, topicsFor(deed)[how]) : unsaid

/** Says one of these that it is so of what would be done, there? Returns the first that does. */
function sayer(t: Table, all: readonly Said[], doing: Doing): Said | null {
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

const isThat = (t: Table, said: Said, doing: Doing): boolean => {
  const { what } = said.gain as Any
  return what === undefined || ((doing.what ?? -1) >= 0 && fits(t, what, doing.what as Card, said.x))
}

/** Says some text that this may be done? Returns what says so. */
export const allowing = (t: Table, doing: Doing): Said | null =>
  sayer(t, allSaid(t, topicsFor(doing.deed).may), doing) ?? sayer(t, ofItself(t, doing, 'may'), doing)

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
    if (holdsAt(t, said, doing.at) && applies(t, said, doing))
      sum += amount(t, (said.gain as Any).n, said.x, said.x.you)
  return sum
}

const rules = new Map<string, Topic>()

/** A rule as a topic; found once. */
function ruleCalled(rule: string): Topic {
  let found = rules.get(rule)
  if (found === undefined) {
    found = topic(`rule ${rule}`)
    rules.set(rule, found)
  }
  return found
}

/** Some rule that a text sets up by name, for this card. */
export const hasRule = (t: Table, rule: string, card: Card): boolean => {
  const all = allSaid(t, ruleCalled(rule))
  return all.length > 0 && all.some((said) => isFor(t, said, card))
}

const CANCELED = topic('canceled')

/** Does a text on table cancel it, whenever it is there or played? rule swccg.cancelling-and-suspending */
export const isCanceled = (t: Table, card: Card): boolean =>
  allSaid(t, CANCELED).some((said) => (said.gain as Any).canceled === 'card' && isFor(t, said, card))

/** What the text of a card that is not on table says about itself: where it may be deployed, and for how much. */
export function ownSaid(t: Table, card: Card, about: Topic): readonly Said[] {
  const printed = printedOn(t, card, about)
  if (printed.length === 0) return unsaid
  const found: Said[] = []
  const x = scopeOf(t, card)
  for (const { clause, gain, of, while: condition } of printed) {
    if (of !== 'this' || clause.ability.ability !== 'ongoing') continue
    if (condition !== undefined && !holds(t, condition, x, x.you)) continue
    found.push({ gain, source: card, clause: clause.id, x, since: 0, of: 'this', to: null })
  }
  return found
}
