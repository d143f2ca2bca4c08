import type { Card, Seat } from '@dejarik/kernel'
import { type Any, amount, bound, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { type Deed, deeds } from '../effects/ability.js'
import type { Table } from '../state.js'
import { allSaid, isFor, isForSeat, keyOf, type Said, scopeOf } from './gains.js'
import { holdsAt } from './sides.js'
import { onTable } from './zones.js'

/** The words under which texts allow and forbid each deed, made once. */
const named = (how: string): Record<Deed, string> =>
  Object.fromEntries(deeds.map((deed) => [deed, `${how} ${deed}`])) as Record<Deed, string>
const keys = { may: named('may'), cannot: named('cannot'), only: named('only'), free: named('free') }

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

/** Is this said of what would be done? */
function applies(t: Table, said: Said, doing: Doing): boolean {
  const gain = said.gain as Any
  const toCard = doing.card >= 0 && isFor(t, said, doing.card)
  if (!toCard && !isForSeat(t, said, doing.seat)) return false
  // Said of a player, `what` is which of the cards; said of a card, it is what it does it to.
  if (gain.what !== undefined) {
    const thing = toCard ? (doing.what ?? -1) : doing.card
    if (thing < 0 || !fits(t, gain.what, thing, said.x)) return false
  }
  return true
}

/** What a card that is not on table says of how it goes aboard: it may be deployed straight there. */
const aboard: ReadonlySet<Deed> = new Set<Deed>(['board', 'drive', 'pilot'])
const ofItself = (t: Table, { deed, card }: Doing, how: 'may' | 'cannot'): readonly Said[] =>
  aboard.has(deed) && card >= 0 && !onTable(t.s, card) ? ownSaid(t, card, keys[how][deed]) : []

/** Says some text that this may not be done? rule swccg.never: what may not be done is stronger than what may. */
export function forbidden(t: Table, doing: Doing): boolean {
  for (const said of allSaid(t, keys.cannot[doing.deed]))
    if (holdsAt(t, said, doing.at) && applies(t, said, doing)) return true
  for (const said of allSaid(t, keys.only[doing.deed]))
    if (applies(t, { ...said, gain: { ...said.gain, what: undefined } as never }, doing))
      if (!holdsAt(t, said, doing.at) || !isThat(t, said, doing)) return true
  return ofItself(t, doing, 'cannot').some((said) => holdsAt(t, said, doing.at) && applies(t, said, doing))
}

const isThat = (t: Table, said: Said, doing: Doing): boolean => {
  const { what } = said.gain as Any
  return what === undefined || ((doing.what ?? -1) >= 0 && fits(t, what, doing.what as Card, said.x))
}

/** Says some text that this may be done? Returns what says so. */
export function allowing(t: Table, doing: Doing): Said | null {
  for (const said of allSaid(t, keys.may[doing.deed]))
    if (holdsAt(t, said, doing.at) && applies(t, said, doing)) return said
  for (const said of ofItself(t, doing, 'may')) if (holdsAt(t, said, doing.at) && applies(t, said, doing)) return said
  return null
}

/** Says some text that it costs nothing? rule swccg.free */
export function isFree(t: Table, doing: Doing): boolean {
  for (const said of allSaid(t, keys.free[doing.deed]))
    if (holdsAt(t, said, doing.at) && applies(t, said, doing)) return true
  return false
}

/** rule swccg.separate-costs: the Force that must be used first, whatever it costs itself. */
export function tollOf(t: Table, doing: Doing): number {
  let sum = 0
  for (const said of allSaid(t, `toll ${doing.deed}`))
    if (holdsAt(t, said, doing.at) && applies(t, said, doing))
      sum += amount(t, (said.gain as Any).n, said.x, said.x.you)
  return sum
}

/** Some rule that a text sets up by name, for this card. */
export const hasRule = (t: Table, rule: string, card: Card): boolean => {
  const all = allSaid(t, `rule ${rule}`)
  return all.length > 0 && all.some((said) => isFor(t, said, card))
}

/** Does a text on table cancel it, whenever it is there or played? rule swccg.cancelling-and-suspending */
export const isCanceled = (t: Table, card: Card): boolean =>
  allSaid(t, 'canceled').some((said) => (said.gain as Any).canceled === 'card' && isFor(t, said, card))

/** What the text of a card that is not on table says about itself: where it may be deployed, and for how much. */
export function ownSaid(t: Table, card: Card, key: string): Said[] {
  const found: Said[] = []
  const x = scopeOf(t, card)
  for (const clause of t.catalog.clausesOf[t.s.def[card] as number] ?? []) {
    const tree = clause.ability as Any
    if (tree.ability !== 'ongoing' || tree.of !== 'this') continue
    if (tree.while !== undefined && !holds(t, tree.while, x, x.you)) continue
    for (const gain of tree.gets) {
      if (keyOf(gain) !== key) continue
      found.push({ gain, source: card, clause: clause.id, x, since: 0, of: 'this', to: null })
    }
  }
  return found
}
