import {
  ask,
  type Card,
  call,
  cardOf,
  clauseAt,
  finish,
  goto,
  type Held,
  intend,
  lives,
  nodeAt,
  type Option,
  opens,
  openWindow,
  procedure,
  resolveInstance,
  type Seat,
  unasked,
  useAbility,
} from '@dejarik/kernel'
import { type EffectFrame, perform, type Scope } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import type { Effect } from '../effects/tree.js'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { clausesOfKind } from './abilities.js'
import { canPay } from './costs.js'
import { factsOf } from './facts.js'
import { givenToPlayer, isSilenced, scopeOfCard, sizeOf } from './gains.js'
import { anyGiven } from './heard.js'
import { hasRule } from './named-rules.js'
import { pilotsAboard, unitsOf } from './piloting.js'
import { isAnySwitched } from './switch-effect.js'
import { ARENA, ATTACHED, BUILD, cardsIn } from './zones.js'

interface Starting {
  seat: Seat
  drawn?: boolean
  /** Cards still to be drawn. */
  left?: number
  /** Has there been the chance to play something? */
  chance?: boolean
  /** Upkeeps already dealt with. */
  done?: string[]
}

/** rule swtcg.command-phase: one card, and what cards add to it. */
const drawStep = (t: Table, seat: Seat): number =>
  givenToPlayer(t, seat, 'draw-step').reduce(
    (n, { gain, x }) => ('modify' in gain && gain.modify === 'draw-step' ? n + sizeOf(t, gain.by, x) : n),
    1,
  )

/** Does a card say that its Upkeep counts as paid? */
const isForgiven = (t: Table, card: Card): boolean =>
  hasRule(t, card, 'no-upkeep') ||
  t.s.lasting.some(
    ({ node, that }) =>
      nodeAt(t.catalog, node).do === 'pay-upkeep' &&
      (that.given ?? []).some((ref) => lives(t.s, ref) && cardOf(ref) === card),
  )

/** Upkeeps that this player still has to pay, each with its key. rule swtcg.upkeep: retreated and piloting ones too. */
function upkeeps(t: Table, f: Starting): readonly Due[] {
  const given = isUpkeepGiven(t) || isAnySwitched(t)
  if (!given && !isAnyPrinted(t, f.seat)) return NO_UPKEEP
  const units = unitsOf(t, f.seat)
  for (const pilot of pilotsAboard(t.s, f.seat)) units.push(pilot)
  let found = NO_UPKEEP
  for (const card of units)
    if ((given || factsOf(t, card).hasUpkeep) && !isSilenced(t, card)) found = upkeepsOf(t, f, card, found)
  return found
}

/** Has any card where units and Pilots are an Upkeep printed on it? Mostly none has. */
function isAnyPrinted(t: Table, seat: Seat): boolean {
  for (const which of withUnits)
    for (const card of cardsIn(t.s, seat, which)) if (factsOf(t, card).hasUpkeep) return true
  return false
}
const withUnits: readonly number[] = [ARENA, ARENA + 1, ARENA + 2, BUILD, ATTACHED]

const isUpkeepGiven = anyGiven('upkeep')

interface Due {
  clause: Clause
  card: Card
  key: string
}
const NO_UPKEEP: readonly Due[] = []

/** Those of one card, behind those that were found. */
function upkeepsOf(t: Table, f: Starting, card: Card, before: readonly Due[]): readonly Due[] {
  let found = before
  clausesOfKind(t, card, 'upkeep').forEach((clause, n) => {
    const key = `${clause.id}:${card}:${n}`
    if (!f.done?.includes(key) && !isForgiven(t, card)) found = [...found, { clause, card, key }]
  })
  return found
}

/** Is there an Upkeep of this unit that is still to be paid, in the build step that is starting? rule swtcg.upkeep */
export const owesUpkeep = (t: Table, card: Card): boolean =>
  t.s.stack.some(
    (frame) =>
      frame.procedure === 'start-of-build-step' &&
      upkeeps(t, frame as never as Starting).some((due) => due.card === card),
  )

function bountyOptions(t: Table, seat: Seat, options: Option[]): void {
  t.s.bounties.forEach(({ seat: whose, clause, source }, n) => {
    // Of two that are the same it does not matter which comes first.
    const same = t.s.bounties.findIndex((each) => each.clause === clause && each.source === source)
    if (whose === seat && same === n) options.push(offer.bounty(cardOf(source), clause, n))
  })
}

/** What has been triggered and waits. rule swtcg.held-triggers */
function heldOptions(t: Table, options: Option[]): void {
  t.s.queue.forEach((held, n) => {
    if ((held as Held).hold === 'normal') options.push(offer.next(cardOf(held.source), held.clause, n))
  })
}

/** rule swtcg.pop-start: what may be played when a build step starts, by either player. */
const startChance = (t: Table, seat: Seat) => ({ on: 'build-start', by: seat, at: t.s.stack.length - 1 })

/** Could anybody play anything then, for all that everybody can see? */
function isChance(t: Table, seat: Seat): boolean {
  if (!t.catalog.responses.has('build-start')) return false
  const what = startChance(t, seat)
  return opens(t, DARK, what) || opens(t, LIGHT, what)
}

/**
 * rules swtcg.command-phase, swtcg.turn-sequence-summary: a chance to play effects, the draw, bounties, upkeep and whatever
 * triggers, in the order that the player chooses.
 */
export const startOfBuildStep = procedure<Starting, State>('start-of-build-step', {
  starts(t, f) {
    intend(t, { kind: 'start', of: 'build', by: f.seat })
  },
  choose(t, f) {
    const options: Option[] = []
    if (!f.drawn) options.push(offer.draw())
    if (t.s.bounties.length > 0) bountyOptions(t, f.seat, options)
    for (const { clause, card } of upkeeps(t, f)) options.push(offer.upkeep(card, clause.id))
    if (t.s.queue.length > 0) heldOptions(t, options)
    if (!f.chance && isChance(t, f.seat)) options.push(offer.chance())
    if (options.length === 0) finish(t, f)
    else if (options.length === 1 && !f.drawn && unasked(t)) goto(f, 'draw')
    else ask(t, f.seat, 'start-of-build', options, { rule: 'swtcg.command-phase' })
  },
  chosen(t, f, answer: Of<'draw' | 'chance' | 'bounty' | 'upkeep'> | Of<'next', 'n'>) {
    goto(f, 'choose')
    if (answer.do === 'draw') goto(f, 'draw')
    else if (answer.do === 'chance') {
      f.chance = true
      openWindow(t, [startChance(t, f.seat)], DARK)
    } else if (answer.do === 'next') {
      const [held] = t.s.queue.splice(answer.n, 1)
      resolveInstance(t, held as Held)
    } else if (answer.do === 'bounty') {
      const [bounty] = t.s.bounties.splice(answer.n, 1)
      if (bounty) {
        const that = { unit: [bounty.fallen], card: [bounty.fallen] }
        useAbility(t, bounty.clause, bounty.source, f.seat, { that })
      }
    } else {
      const paid = upkeeps(t, f).find(({ clause, card }) => clause.id === answer.clause && card === answer.card)
      f.done = [...(f.done ?? []), paid?.key ?? '']
      const { clause } = answer
      call(t, payUpkeep, { ...scopeOfCard(t, answer.card), clause, scope: t.s.stack.length })
    }
  },
  draw(t, f) {
    f.drawn = true
    f.left ??= drawStep(t, f.seat)
    if (f.left === 0) return
    f.left -= 1
    goto(f, 'draw')
    intend(t, { kind: 'draw', by: f.seat, of: 'draw', number: 1 })
  },
  drawn(t, f) {
    goto(f, 'choose')
    intend(t, { kind: 'end', of: 'draw', by: f.seat })
  },
})

/** The ways to pay an Upkeep. */
function upkeepCosts(t: Table, clause: number): readonly Effect[] {
  const { ability } = clauseAt(t.catalog, clause)
  return ability.ability === 'upkeep' ? ability.costs : []
}

/** rule swtcg.upkeep: one of the costs, if any can be paid. */
export const payUpkeep = procedure<Scope & EffectFrame & { clause: number }, State>('pay-upkeep', {
  choose(t, f) {
    const options = upkeepCosts(t, f.clause).flatMap((cost, n) => (canPay(t, cost, f, f.you) ? [offer.either(n)] : []))
    if (options.length === 0) finish(t, f, false)
    else ask(t, f.you, 'upkeep', options, { about: { clause: f.clause, card: cardOf(f.source) } })
  },
  pay(t, f, answer: Of<'either'>) {
    const cost = upkeepCosts(t, f.clause)[answer.n]
    if (cost !== undefined) perform(t, cost, f)
  },
})
