import {
  ask,
  type Card,
  call,
  cardOf,
  clauseAt,
  definitionOf,
  goto,
  intend,
  isPublic,
  ownerOf,
  pileOf,
  procedure,
  refOf,
  reveal,
  type Seat,
} from '@dejarik/kernel'
import { type EffectFrame, perform, type Scope } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import type { TextTree } from '../effects/tree.js'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { playedFromAside } from './as-if-in-hand.js'
import { type Moment, waysOf } from './chances.js'
import { clauseFacts } from './clause-facts.js'
import { costOf, surcharge } from './costs.js'
import { openDisrupts } from './disrupting.js'
import { discardCard } from './drawing.js'
import { payForce } from './force.js'
import { noteUse } from './limits.js'
import { isWayPossible, naming, type Occasion, playScope } from './may-play.js'
import { shift } from './moving.js'
import { payNext } from './paying.js'
import { settleTable } from './state-checks.js'
import { def, OUT, zone, zoneOf } from './zones.js'

interface Playing extends Scope, EffectFrame, Occasion {
  clause: number
  /** Which of the ways that it offers was chosen. */
  way?: number
  /** How much of the cost is paid. */
  paid?: number
  unpaid?: boolean
  disrupted?: boolean
}

/** What is being played, for whoever would disrupt it. */
const thingOf = (t: Table, card: Card, clause: number): string =>
  def(t, card).types[0] === 'battle' && t.catalog.clauses[clause]?.ability.ability !== 'activated'
    ? 'battle'
    : 'ability'

/** Is it the Battle card itself that is played, not an ability of a card? */
const isCardPlayed = (t: Table, f: Playing): boolean => thingOf(t, cardOf(f.source), f.clause) === 'battle'

const abilityOf = (t: Table, f: Playing): TextTree => clauseAt(t.catalog, f.clause).ability

/** The event that playing it is. */
const eventOf = (t: Table, f: Playing) => ({
  kind: 'play',
  card: cardOf(f.source),
  by: f.you,
  thing: thingOf(t, cardOf(f.source), f.clause),
})

/**
 * rules swtcg.activated-abilities, swtcg.pop-disrupt: the cost is paid, then there is a chance to disrupt, then the effect
 * happens. A cost that something replaced is unpaid: the effect was played, but nothing happens, and there is nothing to
 * disrupt. rule swtcg.paying-activation-costs
 */
export const playEffect = procedure<Playing, State>('play-effect', {
  choose(t, f) {
    // rule swtcg.term-choose-one: when it is played, of what has its time now, and once for all
    const { effect } = abilityOf(t, f)
    if (effect?.do !== 'either') {
      goto(f, 'announce')
      return
    }
    const clause = clauseAt(t.catalog, f.clause)
    const { ways: all, waysAt } = clauseFacts(t.catalog, clause)
    const ways = f.moment === undefined ? all : (waysAt.get(f.moment) ?? [])
    const reckoned = naming(t, clause, f, f.you)
    const options = all.flatMap((way, n) =>
      ways.includes(way) && isWayPossible(t, way, reckoned, f.you) ? [offer.either(n)] : [],
    )
    const node = t.catalog.nodeOf.get(effect)
    ask(t, f.you, 'either', options, { about: { node }, rule: 'swtcg.gl-choose-one' })
  },
  chosen(_t, f, answer: Of<'either'>) {
    f.way = answer.n
  },
  announce(t, f) {
    const card = cardOf(f.source)
    noteUse(t, clauseAt(t.catalog, f.clause), card, f.from)
    // What is played from a hand, or used while it is being built, is shown.
    if (!isPublic(t.s, card)) reveal(t, card)
    if (isCardPlayed(t, f)) {
      playedFromAside(t, f.you, card)
      t.s.played[f.you]?.push(definitionOf(t.s, card))
    }
    // While it is being played it is in no hand: it can be neither discarded from there nor played again.
    if (isCardPlayed(t, f)) shift(t, card, zone(ownerOf(t.s, card), OUT))
    t.watch?.({ is: 'played', seat: f.you, card, clause: f.clause })
  },
  pay(t, f) {
    const ability = abilityOf(t, f)
    const paid = f.paid ?? 0
    if (paid === 0) payForce(t, f.you, surcharge(t, ability, f, f.you))
    if (paid > 0 && f.result === false) f.unpaid = true
    payNext(t, f, costOf(ability))
  },
  played(t, f) {
    intend(t, eventOf(t, f))
  },
  disrupt(t, f) {
    const event = eventOf(t, f)
    if (f.unpaid) goto(f, 'done')
    else openDisrupts(t, f, { by: f.you, ref: f.source, clause: f.clause, thing: event.thing }, event)
  },
  effect(t, f) {
    const way = waysOf(abilityOf(t, f).effect)[f.way ?? 0]
    if (way !== undefined && !f.disrupted) perform(t, way, f)
  },
  settle(t) {
    settleTable(t)
  },
  done(t, f) {
    const card = cardOf(f.source)
    // rule swtcg.zone-discard-pile: a Battle card goes there once it has been played
    if (isCardPlayed(t, f) && zoneOf(pileOf(t.s, card)) === OUT) discardCard(t, card)
  },
})

/** Begins to play it: `bound` is what the moment is about. */
export function beginEffect(
  t: Table,
  clause: Clause,
  card: Card,
  you: Seat,
  bound: Record<string, number[]> = {},
  { moment, from }: Occasion = {},
): void {
  const { effect }: TextTree = clause.ability
  const node = effect === undefined ? undefined : t.catalog.nodeOf.get(effect)
  const that = from === undefined ? bound : { ...bound, granter: [refOf(t.s, from)] }
  const locals: Record<string, unknown> = playScope(t, card, you) as never
  locals.that = that
  locals.clause = clause.id
  locals.node = node
  locals.scope = t.s.stack.length
  if (moment !== undefined) locals.moment = moment
  if (from !== undefined) locals.from = from
  call(t, playEffect, locals)
}

/** Begins what an option of `usesAt` stands for. */
export function beginUse(t: Table, option: Of<'use', 'card' | 'clause'>, seat: Seat, moment: Moment): void {
  const clause = clauseAt(t.catalog, option.clause)
  const { from } = option
  beginEffect(t, clause, option.card, seat, {}, from === undefined ? { moment } : { moment, from })
}
