import {
  ability,
  ask,
  type Card,
  call,
  cardOf,
  copy,
  finish,
  goto,
  type Lasting,
  NONE,
  type Option,
  procedure,
  type Seat,
  sealed,
} from '@dejarik/kernel'
import type { Of } from '../options/index.js'
import { IN_POOL, type State } from '../state.js'
import { action } from './actions.js'
import { cardsIn, HAND, live, nextPlayer, players } from './areas.js'
import { returnDie } from './dice.js'
import { discard, drawUp, lastCard, sealedHands } from './hand-and-deck.js'
import { upkeepResources } from './numbers.js'
import { drain } from './queue.js'
import { gain } from './resources.js'
import { loseWithoutCards } from './winning.js'

/** rule destiny.rounds: an action phase and an upkeep phase, until somebody has won. */
export const rounds = procedure<object, State>('rounds', {
  actionPhase(t) {
    const { s } = t
    s.round++
    s.phase = 'action'
    s.claimed = NONE
    s.passes = 0
    s.ending = 0
    // rule destiny.battlefields: its controller takes the first turn
    s.turn = s.control
    t.watch?.({ is: 'round', n: s.round })
    call(t, actionPhase)
  },
  upkeepPhase(t) {
    t.s.phase = 'upkeep'
    call(t, upkeep)
  },
  end(t) {
    // rule destiny.cc-crime-lord: running out of cards comes before what waits for the end of the round
    loseWithoutCards(t)
  },
  delayed(t, f) {
    const due: Of<'next'>[] = t.s.lasting.flatMap(({ until, source }, n) =>
      until === 'round-end' ? [{ do: 'next', card: cardOf(source), n }] : [],
    )
    if (due.length === 0) goto(f, 'drain')
    // What is due at the same time the battlefield's controller orders.
    else ask(t, t.s.control, 'order', due, { rule: 'destiny.simultaneous-abilities' })
  },
  delayedChosen(t, f, answer: Of<'next', 'n'>) {
    const [lasting] = t.s.lasting.splice(answer.n, 1)
    goto(f, 'delayed')
    call(t, ability, delayedAbility(t.s, lasting as Lasting))
  },
  drain(t) {
    call(t, drain)
  },
  again(_t, f) {
    goto(f, 'actionPhase')
  },
})

/** rule destiny.delayed-effects: it happens as it was bound, whatever has become of its source. */
function delayedAbility(s: State, lasting: Lasting): object {
  const { node, source, you, that, number } = lasting
  return {
    clause: NONE,
    node,
    scope: s.stack.length,
    may: false,
    you,
    source,
    that: copy(that),
    number,
    die: NONE,
    opponent: that.opponent?.[0] ?? NONE,
  }
}

/**
 * rule destiny.action-phase: turns go round until everybody has passed in a row.
 * rule destiny.faq-turn-vs-round: a turn is one player's action
 */
export const actionPhase = procedure<object, State>('action-phase', {
  turn(t, f) {
    const { s } = t
    if (s.ending === 1 || s.passes >= players(s, s.turn).length) {
      finish(t, f)
      return
    }
    f.result = true
    call(t, action, { seat: s.turn })
  },
  queue(t, f) {
    const { s } = t
    s.passes = f.result === false ? s.passes + 1 : 0
    if (s.queue.length > 0) call(t, drain)
  },
  next(t, f) {
    t.s.turn = nextPlayer(t.s, t.s.turn)
    goto(f, 'turn')
  },
})

/** rule destiny.upkeep-phase. Every player does each step; what they discard is chosen at the same time. */
export const upkeep = procedure<{ emptied?: Seat[] }, State>('upkeep', {
  ready(t) {
    for (const card of live(t)) t.s.exhausted[card] = 0
  },
  returnDice(t) {
    const { s } = t
    for (let die = 0; die < s.dieAt.length; die++) if (s.dieAt[die] === IN_POOL) returnDie(s, die)
  },
  gainResources(t) {
    for (const seat of players(t.s, t.s.control)) gain(t, seat, upkeepResources(t, seat))
  },
  choose(t) {
    call(t, sealed, sealedHands(t, 'upkeep-discard', 'destiny.upkeep-phase'))
  },
  discard(t, f) {
    const chosen = f.result as Option[][]
    f.emptied = []
    for (const seat of players(t.s, t.s.control)) {
      const cards = chosen[seat] as Option[]
      for (const { card } of cards) discard(t, card as Card)
      if (cards.length > 0 && cardsIn(t.s, seat, HAND).length === 0) f.emptied.push(seat)
    }
  },
  lastCards(t, f) {
    const seat = (f.emptied as Seat[]).shift()
    if (seat === undefined) return
    goto(f, 'lastCards')
    lastCard(t, seat, true)
  },
  draw(t) {
    for (const seat of players(t.s, t.s.control)) drawUp(t, seat)
    call(t, drain)
  },
})
