import {
  type Card,
  cardOf,
  clauseAt,
  controllerOf,
  definitionOf,
  type Frame,
  type Occurrence,
  perCatalog,
  type Seat,
} from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import * as is from '../definitions.js'
import type { Aim } from '../effects/tree.js'
import type { Of, TextAction } from '../options/index.js'
import { scopeFor } from '../rules/text-scope.js'
import { candidates } from '../rules/text-targets.js'
import { cardsIn, onTable, zoneNames } from '../rules/zones.js'
import { type Draw, other, type Table } from '../state.js'
import { worthOf } from './appraise.js'
import { battleWorth } from './battling.js'
import { type Fetch, type Taste, tasteFor } from './clause-value.js'
import { SCALE } from './deploying.js'
import { change, threat } from './prospect.js'
import { look, type Place, usesPower } from './survey.js'

/** From what a text is worth to leans. */
const TEXT = 0.6
/** What Force is worth that could have been used for something else. */
const FORCE = 0.35
/** What a card is worth that is played and not kept for a better moment. */
const used = 0.4
const lost = 1.2

/** An option to use a text, as an action or a response. */
type TextAnswer = TextAction | Of<'respond', 'clause'>

/** What this option would answer. */
const answered = (t: Table, option: { readonly subject?: number }): Occurrence | undefined =>
  (t.s.stack.at(-1) as (Frame & { about?: Occurrence[] }) | undefined)?.about?.[option.subject ?? 0]

/** Who did that: the player that loses, draws or acts. */
const doer = (what: Occurrence): Seat => (what.on === 'about-lose-force' ? (what.seat as Seat) : what.by)

/** How much it matters that the card is cancelled, by what it is worth: 1 for most. */
function matters(t: Table, what: Occurrence): number {
  const card = what.ref === undefined ? (what.card as Card | undefined) : cardOf(what.ref)
  return card === undefined || card < 0 ? 1 : Math.max(0.5, Math.min(2, worthOf(t, card).hand / 1.5))
}

/** A destiny is about this much; more than that is worth cancelling, less is worth drawing again. */
const DRAWN = 2.5

/** What the destiny just drawn is worth to who drew it, beyond what comes instead. */
function drawn(t: Table, redraws: boolean): number {
  const frame = t.s.stack.findLast(({ procedure }) => procedure === 'draw-destiny') as { draws?: Draw[] } | undefined
  return 0.8 * ((frame?.draws?.at(-1)?.value ?? DRAWN) - (redraws ? DRAWN : 0))
}

/** What it is worth to answer that with this. */
function answering(t: Table, seat: Seat, taste: Taste, what: Occurrence): number {
  const own = doer(what) === seat
  if (taste.undraws) return (own ? -1 : 1) * drawn(t, taste.redraws)
  const good = own ? taste.goodOnOwn : taste.good
  if (taste.escapes) {
    const survey = look(t)
    const place = survey.places[survey.where[what.location as Card] ?? -1]
    return place === undefined ? good : Math.max(-4, Math.min(4, -battleWorth(place, seat)))
  }
  return taste.cancels ? good * matters(t, what) : good
}

/** Is there a target on the right side: an own one for help, one of the opponent's for harm? */
function finds(t: Table, seat: Seat, { card, clause: id }: TextAnswer, { aims }: Taste): boolean {
  const clause = clauseAt(t.catalog, id)
  const [aim] = (clause.ability as { targets?: Aim[] }).targets ?? []
  if (aim === undefined) return true
  for (const target of candidates(t, aim, scopeFor(t, card, seat, null), clause, card))
    if ((controllerOf(t.s, target) === seat) === (aims[0] as number) > 0) return true
  return false
}

/** What a card from the Reserve Deck is worth in hand, as a part of what it is; one from the Lost Pile is Life Force, too. */
const SOUGHT = 0.6
const BACK = 0.35
const LIFE = 0.9

/** For each query, by definition: 1 where it speaks of such cards, −1 where it does not, 0 where nobody has asked yet. */
const spokenOf = perCatalog((catalog) => {
  const answers = new WeakMap<object, Int8Array>()
  return (query: object): Int8Array => {
    let known = answers.get(query)
    if (known === undefined) {
      known = new Int8Array(catalog.defs.length)
      answers.set(query, known)
    }
    return known
  }
})

/** What the best card that it may find is worth to its player. Mostly by name, so a definition is asked about once. */
function fetching(t: Table, seat: Seat, card: Card, { query, toHand }: Fetch): number {
  const known = spokenOf(t.catalog)(query)
  let best = -1
  const names: readonly string[] = zoneNames
  const piles = [query.zone ?? 'table'].flat().map((zone) => names.indexOf(zone))
  for (const found of piles.flatMap((pile) => (pile < 0 ? [] : cardsIn(t.s, seat, pile)))) {
    const def = definitionOf(t.s, found)
    if (known[def] === 0) known[def] = isA(t, found, query, scopeFor(t, card, seat, null), seat) ? 1 : -1
    if (known[def] === 1) best = Math.max(best, worthOf(t, found).hand)
  }
  if (best < 0) return -0.5
  const life = query.zone === 'lost' ? LIFE : 0
  return life + (toHand ? SOUGHT : BACK) * best
}

/** To use a text, of a card on table or of an Interrupt: what it does for what it takes. */
export function using(t: Table, seat: Seat, option: TextAnswer): number {
  const { card, clause } = option
  const taste = tasteFor(t.catalog, clause)
  const what = option.do === 'respond' ? answered(t, option) : undefined
  let good = what === undefined ? taste.good : answering(t, seat, taste, what)
  if (taste.fetches !== null && what === undefined) good = fetching(t, seat, card, taste.fetches)
  if (taste.open && what === undefined && !finds(t, seat, option, taste)) good = -Math.abs(good)
  const isPlayed = (worthOf(t, card).bits & is.INTERRUPT) !== 0 && !onTable(t.s, card)
  const price = isPlayed ? (isLost(t, option) ? lost : used) : 0
  const worth = good - FORCE * taste.force - price
  // Whatever could be done for ever is not begun.
  return !isPlayed && taste.endless && option.do === 'use' ? Math.min(-0.5, TEXT * worth) : TEXT * worth - 0.1
}

const isLost = (t: Table, option: TextAnswer): boolean =>
  (('as' in option ? option.as : undefined) ??
    (t.catalog.clauses[option.clause]?.ability as { as?: string } | undefined)?.as) === 'lost'

/** rule swccg.react: to come to a battle or drain of the opponent's. */
export function reacting(t: Table, seat: Seat, option: Of<'react'>): number {
  const what = answered(t, option)
  const survey = look(t)
  const place = survey.places[survey.where[what?.location as Card] ?? -1] as Place | undefined
  if (place === undefined) return -0.5
  const { bits, power, ability } = worthOf(t, option.card)
  const more = (bits & usesPower(place)) !== 0 ? power : 0
  return SCALE * change(place, seat, more, ability, threat(t, survey, other(seat))) - 0.5
}
