import {
  anyOpen,
  ask,
  type Card,
  call,
  finish,
  goto,
  intend,
  type Option,
  procedure,
  refOf,
  resolveInstance,
  type Seat,
  useAbility,
} from '@dejarik/kernel'
import { cardsIn, characters, defOf, type Queue } from './state.js'

/** rule destiny.queue: first in, first out; only when no ability is open. */
export const drain = procedure<unknown, Queue>('drain', {
  next(t, f) {
    const first = t.s.queue.shift()
    if (first === undefined) return
    goto(f, 'next')
    resolveInstance(t, first)
  },
})

/** One action: a card from hand, or none. Taken inside an ability, it leaves the queue alone. */
export const action = procedure<{ seat: Seat; passed?: boolean; card?: Card }, Queue>('action', {
  choose(t, f) {
    const options: Option[] = []
    for (const card of cardsIn(t.s, f.seat, 'hand')) {
      const { kind, abilities } = defOf(t, card)
      if (kind === 'event' && abilities.length > 0) options.push({ do: 'play', card })
      if (kind === 'upgrade') for (const on of characters(t, f.seat)) options.push({ do: 'play', card, on })
    }
    ask(t, f.seat, 'action', [...options, { do: 'pass' }])
  },
  play(t, f, answer) {
    if (answer.do === 'pass') {
      t.watch?.({ is: 'passed', seat: f.seat })
      finish(t, f, 'passed')
      return
    }
    f.card = answer.card as Card
    intend(t, { kind: 'begin-to-play', by: f.seat, card: f.card, on: answer.on ?? -1 })
  },
  effect(t, f) {
    const [clause] = t.catalog.clausesOf[t.s.def[f.card as Card] as number] ?? []
    if (clause?.ability.ability === 'play') useAbility(t, clause.id, refOf(t.s, f.card as Card), f.seat)
  },
  // rule destiny.ambush: after playing, and resolving, the card.
  played: (t, f) => intend(t, { kind: 'play', by: f.seat, card: f.card }),
  drain(t) {
    if (t.s.queue.length > 0 && !anyOpen(t.s.stack)) call(t, drain)
  },
  done: (t, f) => finish(t, f, 'done'),
})

export const round = procedure<{ seat: Seat; passes?: number }, Queue>('round', {
  turn: (t, f) => call(t, action, { seat: f.seat }),
  next(t, f) {
    f.passes = f.result === 'passed' ? (f.passes ?? 0) + 1 : 0
    f.seat = 1 - f.seat
    if (f.passes < 2) goto(f, 'turn')
    else t.s.result = { winner: null, rule: 'destiny.rounds' }
  },
})
