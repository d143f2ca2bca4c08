import {
  ask,
  type Card,
  definitionOf,
  finish,
  goto,
  type IntentRule,
  intend,
  move,
  NONE,
  type Option,
  pileOf,
  procedure,
  refOf,
  reveal,
  type Seat,
} from '@dejarik/kernel'
import { type EffectFrame, holds, perform, type Scope } from '@dejarik/kernel/vocabulary'
import { buildCountersOn } from '../columns.js'
import type { Effect, TextTree } from '../effects/tree.js'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { spend } from './build-points.js'
import { timesOf } from './chances.js'
import { canPay, costOf } from './costs.js'
import { mindPilot } from './displaced-pilots.js'
import { openDisrupts } from './disrupting.js'
import { discardCard } from './drawing.js'
import { equipCost } from './equipping.js'
import { scopeOfCard } from './gains.js'
import { type Paying, payNext } from './paying.js'
import { isEquipment, stackOn } from './stacking.js'
import { ARENA, BUILD, def, HAND, isUnitCard, locationIn, locationPile, zone, zoneOf } from './zones.js'

/** It is the scope of what its text does, from its first step on. */
interface Turning extends EffectFrame, Scope, Paying {
  you: Seat
  seat: Seat
  card: Card
  option: Option
  as?: 'enhance'
  unpaid?: boolean
  disrupted?: boolean
}

/**
 * rules swtcg.completing-missions, swtcg.completing-locations, swtcg.completing-equipment, swtcg.deploying-units: a card with
 * enough counters is turned up and its counters removed; then there is a chance to disrupt it.
 */
export const turnUp = procedure<Turning, State>('turn-up', {
  show(t, f) {
    const { s } = t
    reveal(t, f.card)
    Object.assign(f, scopeOfCard(t, f.card), { you: f.seat, scope: s.stack.lastIndexOf(f), node: NONE })
    t.watch?.({ is: 'turned-up', seat: f.seat, card: f.card })
  },
  enhance(t, f) {
    // rule swtcg.enhance: declared when it is completed, while its build counters can be counted
    const may = def(t, f.card).abilities.some((a) => a.ability === 'enhance' && mayEnhance(t, a, f))
    if (!may || !isMission(t, f.card)) goto(f, 'counters')
    else ask(t, f.seat, 'enhance', [offer.enhance(f.card), offer.decline()], { rule: 'swtcg.enhance' })
  },
  enhanced(_t, f, answer: Of<'enhance' | 'decline'>) {
    if (answer.do === 'enhance') f.as = 'enhance'
  },
  counters(t, f) {
    // What it says may ask how many there were.
    f.that = { ...f.that, built: [buildCountersOn(t.s, f.card)] }
    t.s.counters[f.card] = 0
  },
  pay(t, f) {
    // rule swtcg.paying-activation-costs: what something has replaced is not paid
    if (f.result === false) f.unpaid = true
    // rule swtcg.term-to-complete-mission: whatever the text asks for besides its cost
    const asked: Effect[] = []
    for (const a of def(t, f.card).abilities)
      if (a.ability === 'restriction' || (a.ability === 'enhance' && f.as === 'enhance')) asked.push(...costOf(a))
    // rule swtcg.making-a-stack: Equipment that comes on top of a stack pays its equip cost
    const { where } = f.option
    payNext(t, f, where === 'top' && isEquipment(t, f.card) ? [...asked, ...equipCost(t, f.card)] : asked)
  },
  played(t, f) {
    // rule swtcg.completing-missions: a Mission is played once it is paid for and shown
    if (isMission(t, f.card)) intend(t, { kind: 'play', card: f.card, by: f.seat })
  },
  disrupt(t, f) {
    const { card, seat: by } = f
    const kind = isMission(t, card) ? 'play' : isUnitCard(t, card) ? 'deploy' : 'complete'
    const thing = def(t, card).types[0] as string
    // Of what is not paid there is nothing to disrupt.
    if (!f.unpaid) openDisrupts(t, f, { by, ref: refOf(t.s, card), thing }, { kind, card, by })
  },
  finish(t, f) {
    if (f.disrupted) {
      discardCard(t, f.card)
      finish(t, f, false)
      return
    }
    const { option, card, seat } = f
    const kind = isUnitCard(t, card) ? 'deploy' : 'complete'
    intend(t, {
      kind,
      card,
      by: seat,
      how: option.do,
      on: option.on ?? NONE,
      where: option.where ?? '',
      arena: option.arena ?? NONE,
      price: option.price ?? 0,
    })
  },
  finished(t, f) {
    intend(t, { kind: 'finish', card: f.card, by: f.seat })
  },
  inPlace(t, f) {
    if (def(t, f.card).types[0] === 'location') intend(t, { kind: 'put', card: f.card, by: f.seat })
  },
  pilot(t, f) {
    if (f.option.where === 'top') mindPilot(t, f.card)
  },
  mission(t, f) {
    if (!isMission(t, f.card)) {
      finish(t, f, true)
      return
    }
    const clause = t.catalog.clausesOf[definitionOf(t.s, f.card)]?.find((c) => c.ability.ability === (f.as ?? 'play'))
    const effect = clause === undefined ? undefined : effectIn(clause.ability)
    if (effect !== undefined && !f.unpaid) perform(t, effect, f)
  },
  discard(t, f) {
    if (inBuildZoneOrHand(t.s, f.card)) discardCard(t, f.card)
  },
})

const effectIn = ({ effect }: TextTree): Effect | undefined => effect

const isMission = (t: Table, card: Card): boolean => def(t, card).types[0] === 'mission'

const mayEnhance = (t: Table, ability: TextTree, f: Turning): boolean =>
  timesOf(ability).every((when) => typeof when === 'string' || !('if' in when) || holds(t, when.if, f, f.seat)) &&
  costOf(ability).every((part) => canPay(t, part, f, f.seat))

const inBuildZoneOrHand = (s: State, card: Card): boolean => [HAND, BUILD].includes(zoneOf(pileOf(s, card)))

interface Coming {
  card: Card
  by: Seat
  how: string
  on: Card
  where: string
  arena: number
  /** Build points that a cheaper Location pays besides. rule swtcg.completing-locations */
  price: number
}

/** A unit comes into play by itself or into a stack. rule swtcg.gl-deploy */
export const deployIntent: IntentRule = {
  apply(t: Table, { card, by, how, on, where, arena }: Coming) {
    const { s } = t
    if (how === 'stack') stackOn(t, card, on, where, arena)
    else if (arena === NONE) {
      move(t, card, zone(by, BUILD))
      s.faceUp[card] = 1
      reveal(t, card)
    } else move(t, card, zone(by, ARENA + arena))
    t.watch?.({ is: 'deployed', seat: by, card, arena })
  },
}

/**
 * rule swtcg.gl-complete: Locations take their place, Equipment stays in the build zone or joins its stack, Missions do what
 * they say next.
 */
export const completeIntent: IntentRule = {
  apply(t: Table, { card, by, how, on, where, arena, price }: Coming) {
    const { s } = t
    const type = def(t, card).types[0]
    if (how === 'stack') stackOn(t, card, on, where)
    else if (type === 'location') {
      const old = locationIn(s, arena)
      spend(t, by, price)
      if (old !== NONE) discardCard(t, old)
      move(t, card, locationPile(arena))
    } else {
      move(t, card, zone(by, BUILD))
      s.faceUp[card] = type === 'equipment' ? 1 : 0
      reveal(t, card)
    }
    t.watch?.({ is: 'completed', seat: by, card })
  },
}
