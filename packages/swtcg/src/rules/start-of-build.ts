import {
  ask,
  type Card,
  type Clause,
  call,
  cardOf,
  finish,
  goto,
  lives,
  type Option,
  procedure,
  type Seat,
  useAbility,
} from '@dejarik/kernel'
import { type Any, perform, possible } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { draw } from './drawing.js'
import { givenToPlayer, scopeOfCard, sizeOf } from './gains.js'
import { hasRule } from './named-rules.js'
import { ATTACHED, BUILD, cardsIn, isUnit, unitsInArenas } from './zones.js'

interface Starting {
  seat: Seat
  drawn?: boolean
  /** Bounties and upkeeps already dealt with. */
  done?: string[]
  now?: { clause: number; card: Card }
}

/** rule swtcg.command-phase: one card, and what cards add to it. */
const drawStep = (t: Table, seat: Seat): number =>
  givenToPlayer(t, seat).reduce(
    (n, { gain, x }) => ('modify' in gain && gain.modify === 'draw-step' ? n + sizeOf(t, gain.by, x) : n),
    1,
  )

/** Does a card say that its Upkeep counts as paid? */
const isForgiven = (t: Table, card: Card): boolean =>
  hasRule(t, card, 'no-upkeep') ||
  t.s.lasting.some(
    ({ node, that }) =>
      (t.catalog.nodes[node] as Any).do === 'pay-upkeep' &&
      (that.given ?? []).some((ref) => lives(t.s, ref) && cardOf(ref) === card),
  )

/** Units whose Upkeep this player still has to pay. rule swtcg.upkeep: retreated and piloting ones too. */
function upkeeps(t: Table, f: Starting): { clause: Clause; card: Card }[] {
  const { s } = t
  const cards = [
    ...unitsInArenas(s, f.seat),
    ...cardsIn(s, f.seat, BUILD).filter((card) => isUnit(t, card)),
    ...cardsIn(s, f.seat, ATTACHED).filter((card) => (s.piloting[card] as Card) >= 0),
  ]
  return cards.flatMap((card) =>
    (t.catalog.clausesOf[s.def[card] as number] ?? []).flatMap((clause) =>
      clause.ability.ability === 'upkeep' && !f.done?.includes(`${clause.id}:${card}`) && !isForgiven(t, card)
        ? [{ clause, card }]
        : [],
    ),
  )
}

/** rule swtcg.command-phase: draw, bounties and upkeep, in the order that the player chooses. */
export const startOfBuildStep = procedure<Starting, State>('start-of-build-step', {
  choose(t, f) {
    const options: Option[] = []
    if (!f.drawn) options.push({ do: 'draw' })
    t.s.bounties.forEach(({ seat, clause, source }, n) => {
      if (seat === f.seat) options.push({ do: 'bounty', card: cardOf(source), clause, n })
    })
    for (const { clause, card } of upkeeps(t, f)) options.push({ do: 'upkeep', card, clause: clause.id })
    if (options.length === 0) finish(t, f)
    else ask(t, f.seat, 'start-of-build', options, { rule: 'swtcg.command-phase' })
  },
  chosen(t, f, answer) {
    goto(f, 'choose')
    if (answer.do === 'draw') {
      f.drawn = true
      draw(t, f.seat, drawStep(t, f.seat))
    } else if (answer.do === 'bounty') {
      const [bounty] = t.s.bounties.splice(answer.n as number, 1)
      if (bounty) useAbility(t, bounty.clause, bounty.source, f.seat)
    } else {
      f.done = [...(f.done ?? []), `${answer.clause}:${answer.card}`]
      call(t, payUpkeep, {
        ...scopeOfCard(t, answer.card as Card),
        clause: answer.clause,
        scope: t.s.stack.length,
        node: -1,
      })
    }
  },
})

/** rule swtcg.upkeep: one of the costs, if any can be paid. */
export const payUpkeep = procedure<Any, State>('pay-upkeep', {
  choose(t, f) {
    const { costs } = (t.catalog.clauses[f.clause] as Any).ability as { costs: Any[] }
    const options = costs.flatMap((cost, n) => (possible(t, cost, f, f.you) ? [{ do: 'either', n }] : []))
    if (options.length === 0) finish(t, f, false)
    else ask(t, f.you, 'upkeep', options, { about: { clause: f.clause, card: cardOf(f.source) } })
  },
  pay(t, f, answer) {
    const { costs } = (t.catalog.clauses[f.clause] as Any).ability as { costs: Any[] }
    perform(t, costs[answer.n as number], f)
  },
})
