import { resolveInstance } from '../abilities/abilities.js'
import type { Option } from '../decisions/decisions.js'
import { type Kernel, kernelOffers } from '../options/kernel-options.js'
import type { OfKind } from '../options/kind.js'
import { ask, askedBy, call, finish, goto, procedure } from '../procedures.js'
import type { Instance, Seat } from '../state/state.js'
import type { Table } from '../table.js'

/**
 * rule swtcg.held-triggers: a triggered instance in the pool. It is certain to take effect, whatever becomes of its
 * source, but only when what holds it lets go: a chance to reroll, to prevent, to disrupt, or the normal time.
 */
export interface Held extends Instance {
  hold: string
}

/** What jumps the pool: it takes effect at once. */
export const NOW = 'now'

/** Triggered instances join the pool, each with what holds it. What is held by nothing takes effect at once. */
export function joinPool(t: Table, instances: readonly Instance[], holds: (instance: Instance) => string): void {
  let now = false
  for (const instance of instances) {
    const { clause, source, you, that, number } = instance
    const held: Held = { clause, source, you, that, number, hold: holds(instance) }
    t.s.queue.push(held)
    if (held.hold === NOW) now = true
  }
  if (now) call(t, release, { hold: NOW, next: t.rules.orders(t, instances) })
}

interface Releasing {
  hold: string
  /** Whose turn it is to choose one. */
  next: Seat
  /** One seat chooses for all of them: nobody takes turns. */
  alone?: boolean
}

/**
 * rule swtcg.triggered-effects: the seats take turns to let one of theirs take effect, until none with this hold is
 * left. What is triggered meanwhile waits with the others.
 */
export const release = procedure<Releasing>('release', {
  choose(t, f) {
    const waiting = (t.s.queue as Held[]).filter((each) => each.hold === f.hold)
    if (waiting.length === 0) {
      finish(t, f)
      return
    }
    const { seats } = t.s
    if (!f.alone)
      for (let i = 0; i < seats && !waiting.some((each) => each.you === f.next); i++) f.next = (f.next + 1) % seats
    const options: Option[] = []
    t.s.queue.forEach((each, n) => {
      if ((each as Held).hold !== f.hold || (!f.alone && each.you !== f.next)) return
      options.push(kernelOffers.next(each.source % 1024, each.clause, n))
    })
    ask(t, f.next, 'order', options, askedBy(t, 'order'))
  },
  chosen(t, f, answer: OfKind<Kernel<'next'>, 'next', 'n'>) {
    const [chosen] = t.s.queue.splice(answer.n, 1)
    if (!f.alone) f.next = (f.next + 1) % t.s.seats
    goto(f, 'choose')
    resolveInstance(t, chosen as Held)
  },
})
