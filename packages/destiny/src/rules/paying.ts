import {
  answering,
  type Card,
  type Clause,
  definitionOf,
  type Instance,
  type Intent,
  NONE,
  perCatalog,
  pileOf,
  type Seat,
} from '@dejarik/kernel'
import { amount, possible } from '@dejarik/kernel/vocabulary'
import { resourcesOf } from '../columns.js'
import type { Discount } from '../effects/discount.js'
import type { Effect, Value } from '../effects/tree.js'
import type { Table } from '../state.js'
import { areaOf, cardsIn, HAND, PLAY } from './areas.js'
import { costOf } from './numbers.js'

/** How a card is played: from hand by the rules, or through an effect that changes what it costs. */
export interface How {
  discount: number
  free: boolean
}
export const normally: How = { discount: 0, free: false }

/** Where an upgrade goes and what it replaces; -1: nowhere, nothing. */
export interface Place {
  on: Card
  replace: Card
}
/** What it costs to play it this way. rule destiny.cost */
export const price = (t: Table, card: Card, place: Place, { discount }: Pick<How, 'discount'>): number =>
  Math.max(0, costOf(t, card, place.on, place.replace) - discount)

/** Counting what "before" abilities could still take off the cost. */
export function canPay(t: Table, seat: Seat, card: Card, place: Place, how: How): boolean {
  const short = price(t, card, place, how) - resourcesOf(t.s, seat)
  if (short <= 0) return true
  return t.cache.isAnySaved.get(t) && short <= savings(t, playing(t, seat, card, place, how))
}

/** By definition, has it an ability that takes something off what is played? */
const saving = perCatalog(({ answers }) =>
  (answers.get('play')?.before ?? []).map(
    (clauses) => clauses?.some(({ ability }) => discounts(ability.effect).length > 0) === true,
  ),
)

/** Is such a card in play? */
export function findSavings({ s, catalog }: Table): boolean {
  const saves = saving(catalog)
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, PLAY)) if (saves[definitionOf(s, card)] === true) return true
  return false
}

/** What the abilities that answer this could take off its cost. */
function savings(t: Table, intent: Intent): number {
  let total = 0
  for (const instance of answering(t, 'before', intent)) total += savedBy(t, instance)
  return total
}

function savedBy(t: Table, offer: Instance): number {
  const { effect } = (t.catalog.clauses[offer.clause] as Clause).ability as unknown as { effect: Effect }
  const saved = discountsOf(t.catalog)[offer.clause] as readonly Value[]
  const x = { ...offer, die: NONE, opponent: NONE }
  if (saved.length === 0 || !possible(t, effect, x, offer.you)) return 0
  return saved.reduce<number>((sum, n) => sum + amount(t, n, x, offer.you), 0)
}

/** What the effect of each clause takes off a cost. */
const discountsOf = perCatalog(({ clauses }) => clauses.map(({ ability }) => discounts(ability.effect)))

function discounts(tree: unknown): readonly Value[] {
  if (typeof tree !== 'object' || tree === null) return []
  if ('do' in tree && tree.do === 'discount') return [(tree as unknown as Discount).n]
  return Object.values(tree).flatMap(discounts)
}

/** The intent to play this card this way. */
export const playing = (t: Table, seat: Seat, card: Card, place: Place, how: How): Intent => ({
  kind: 'play',
  card,
  by: seat,
  to: place.on,
  replace: place.replace,
  discount: how.discount,
  free: how.free,
  hand: areaOf(pileOf(t.s, card)) === HAND,
})

/** An offered discount must be taken where the card could not be paid for without it. */
export function mustSave(t: Table, offer: Instance): boolean {
  const f = t.s.stack[t.s.stack.length - 2] as { procedure: string; intent?: Intent; before?: Instance[] } | undefined
  if (f?.procedure !== 'happen' || f.intent?.kind !== 'play' || f.intent.free || savedBy(t, offer) === 0) return false
  const { card, by, to, replace, discount } = f.intent as unknown as {
    card: Card
    by: Seat
    to: Card
    replace: Card
    discount: number
  }
  const rest = (f.before ?? []).reduce((sum, other) => sum + savedBy(t, other), 0)
  return price(t, card, { on: to, replace }, { discount }) - rest > resourcesOf(t.s, by)
}
