import {
  bit,
  type Card,
  call,
  finish,
  goto,
  type IntentRule,
  intend,
  move,
  type Option,
  openWindow,
  procedure,
  refOf,
  reveal,
  type Seat,
} from '@dejarik/kernel'
import { type Any, perform } from '@dejarik/kernel/vocabulary'
import { DARK, type State, type Table } from '../state.js'
import { board, leave } from './boarding.js'
import { discardCard } from './drawing.js'
import { mindPilot } from './falling-off.js'
import { scopeOfCard } from './gains.js'
import { shift } from './moving.js'
import { costOf } from './play-effect.js'
import { stackOn, takeOver } from './stacking.js'
import { ARENA, ATTACHED, BUILD, def, inArena, locationIn, locationPile, zone } from './zones.js'

/** Spends build points. */
export function spend(t: Table, seat: Seat, n: number): void {
  t.s.points[seat] = (t.s.points[seat] as number) - n
}

/** Does one thing of a build step; whatever waits for players is a procedure. */
export function act(t: Table, seat: Seat, o: Option): void {
  const { s } = t
  const card = o.card as Card
  switch (o.do) {
    case 'build':
      // rule swtcg.gl-face-down: its owner may look at it, nobody else
      move(t, card, zone(seat, BUILD))
      s.faceUp[card] = 0
      s.counters[card] = 1
      spend(t, seat, 1)
      t.watch?.({ is: 'built', seat, card, n: 1, to: bit(seat), others: { is: 'built', seat, n: 1 } })
      return
    case 'add':
      s.counters[card] = (s.counters[card] as number) + 1
      spend(t, seat, 1)
      t.watch?.({ is: 'added', seat, card, n: 1, to: bit(seat), others: { is: 'added', seat, n: 1 } })
      return
    case 'deploy':
    case 'stack':
    case 'complete':
      call(t, turnUp, { seat, card, option: o })
      return
    case 'move':
      moveTo(t, card, o.arena as number)
      return
    case 'rearrange':
      spend(t, seat, o.price as number)
      rearrange(t, card)
      mindPilot(t, card)
      return
    case 'pilot':
      board(t, card, o.to as Card)
      return
    case 'leave':
      leave(t, card, o.arena as number)
      t.watch?.({ is: 'left', seat, card })
      return
    case 'unequip':
      s.equipped[card] = -1
      move(t, card, zone(seat, BUILD))
      s.faceUp[card] = 1
      return
    case 'equip':
      call(t, equip, { ...scopeOfCard(t, card), scope: s.stack.length, node: -1, card, to: o.to })
      return
    default:
      throw new Error(`Nothing in a build step is called ${o.do}`)
  }
}

/** From the build zone to an arena, or from one arena to another. rule swtcg.gl-multi-arena */
function moveTo(t: Table, card: Card, arena: number): void {
  const { s } = t
  if (inArena(s, card)) s.moved[card] = 1
  shift(t, card, zone(s.controller[card] as Seat, ARENA + arena))
  s.faceUp[card] = 0
  t.watch?.({ is: 'moved', card, arena })
}

/** rule swtcg.rearranging-stack */
function rearrange(t: Table, card: Card): void {
  const { s } = t
  const top = s.under[card] as Card
  const place = s.pile[top] as number
  s.under[card] = -1
  move(t, card, place)
  takeOver(t, top, card)
  t.watch?.({ is: 'rearranged', card, on: top })
}

interface Turning {
  seat: Seat
  card: Card
  option: Option
  paid?: number
  disrupted?: boolean
  you?: Seat
}

/**
 * rules swtcg.completing-missions, swtcg.completing-locations, swtcg.completing-equipment, swtcg.deploying-units: a card with
 * enough counters is turned up and its counters removed; then there is a chance to disrupt it.
 */
export const turnUp = procedure<Turning & Any, State>('turn-up', {
  show(t, f) {
    const { s } = t
    reveal(t, f.card)
    s.counters[f.card] = 0
    Object.assign(f, scopeOfCard(t, f.card), { you: f.seat, scope: s.stack.lastIndexOf(f), node: -1 })
    t.watch?.({ is: 'turned-up', seat: f.seat, card: f.card })
  },
  pay(t, f) {
    // rule swtcg.term-to-complete-mission: whatever the text asks for besides its cost
    const costs = (def(t, f.card).abilities as Any[]).flatMap((a) => (a.ability === 'restriction' ? costOf(a) : []))
    const paid = f.paid ?? 0
    if (paid === costs.length) return
    f.paid = paid + 1
    goto(f, 'pay')
    perform(t, costs[paid], f)
  },
  disrupt(t, f) {
    openWindow(
      t,
      [
        {
          on: 'disrupt',
          by: f.seat,
          ref: refOf(t.s, f.card),
          at: t.s.stack.lastIndexOf(f),
          thing: def(t, f.card).types[0] as string,
        },
      ],
      DARK,
    )
  },
  finish(t, f) {
    if (f.disrupted) {
      discardCard(t, f.card)
      finish(t, f, false)
      return
    }
    const { option, card, seat } = f as Turning
    const kind = option.do === 'complete' ? 'complete' : 'deploy'
    intend(t, {
      kind,
      card,
      by: seat,
      how: option.do,
      on: option.on ?? -1,
      where: option.where ?? '',
      arena: option.arena ?? -1,
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
    if (def(t, f.card).types[0] !== 'mission') {
      finish(t, f, true)
      return
    }
    const clause = t.catalog.clausesOf[t.s.def[f.card] as number]?.find((c) => c.ability.ability === 'play')
    if (clause?.ability.effect) perform(t, clause.ability.effect, f)
  },
  discard(t, f) {
    if (inBuildZoneOrHand(t.s, f.card)) discardCard(t, f.card)
  },
})

const inBuildZoneOrHand = (s: State, card: Card): boolean => [1, 3].includes((s.pile[card] as number) % 9)

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
    if (how === 'stack') stackOn(t, card, on, where)
    else if (arena < 0) {
      move(t, card, zone(by, BUILD))
      s.faceUp[card] = 1
    } else move(t, card, zone(by, ARENA + arena))
    t.watch?.({ is: 'deployed', seat: by, card, arena })
  },
}

/** Locations take their place, Equipment stays in the build zone, Missions do what they say next. */
export const completeIntent: IntentRule = {
  apply(t: Table, { card, by, arena, price }: Coming) {
    const { s } = t
    const type = def(t, card).types[0]
    if (type === 'location') {
      const old = locationIn(s, arena)
      spend(t, by, price)
      if (old >= 0) discardCard(t, old)
      move(t, card, locationPile(arena))
    } else {
      move(t, card, zone(by, BUILD))
      s.faceUp[card] = type === 'equipment' ? 1 : 0
    }
    t.watch?.({ is: 'completed', seat: by, card })
  },
}

/** rule swtcg.gl-equip-cost: paid each time. */
export const equip = procedure<Any, State>('equip', {
  pay(t, f) {
    const ability = (def(t, f.card).abilities as Any[]).find((a) => a.ability === 'equip')
    const costs = costOf(ability)
    const paid = f.paid ?? 0
    if (paid === costs.length) return
    f.paid = paid + 1
    goto(f, 'pay')
    perform(t, costs[paid], f)
  },
  attach(t, f) {
    const { s } = t
    if ((s.equipped[f.card] as Card) < 0) move(t, f.card, zone(s.controller[f.card] as Seat, ATTACHED))
    s.equipped[f.card] = f.to
    t.watch?.({ is: 'equipped', card: f.card, to: f.to })
  },
})
