import {
  ask,
  type Card,
  controllerOf,
  finish,
  goto,
  intend,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { forceOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { factsOf } from './facts.js'
import { payForce } from './force.js'
import { stackCost, uniquesOf } from './stacking.js'
import { battleArena } from './zones.js'

/** Two units, or two Equipment cards, of a seat that may not both be there. rules swtcg.section-4, swtcg.unique-equipment */
export function twins(t: Table, seat: Seat): [Card, Card] | undefined {
  for (const equipment of [false, true]) {
    const all = uniquesOf(t, seat, equipment)
    for (let i = 0; i < all.length; i++) {
      // rule swtcg.spirit: a Spirit has a name of its own
      const { unique } = factsOf(t, all[i] as Card)
      for (let j = i + 1; j < all.length; j++)
        if (factsOf(t, all[j] as Card).unique === unique) return [all[i] as Card, all[j] as Card]
    }
  }
  return undefined
}

/** The cheaper one goes, or the other for the difference in Force. */
function choices(t: Table, seat: Seat, pair: readonly Card[]): Option[] {
  const least = Math.min(...pair.map((card) => stackCost(t, card)))
  const options: Option[] = []
  for (const card of pair) {
    const price = stackCost(t, card) - least
    if (price <= forceOf(t.s, seat)) options.push(offer.discard(card, price))
  }
  return options
}

/** rule swtcg.section-4: only one of a unique name on a side, in battle or retreated, unless they are a stack. */
export const uniqueness = procedure<{ tried?: Card[] }, State>('uniqueness', {
  find(t, f) {
    for (const seat of [DARK, LIGHT]) {
      const pair = twins(t, seat)
      // What a card has kept in play though it was to go is not asked about again at once.
      if (pair === undefined || pair.some((card) => f.tried?.includes(card))) continue
      ask(t, seat, 'unique', choices(t, seat, pair), { rule: 'swtcg.section-4' })
      return
    }
    finish(t, f)
  },
  discard(t, f, answer: Of<'discard'>) {
    goto(f, 'find')
    const { card } = answer
    f.tried = [...(f.tried ?? []), card]
    const by = controllerOf(t.s, card)
    payForce(t, by, answer.price ?? 0)
    const arena = battleArena(t.s, card)
    // Whatever triggers on its being discarded still does.
    intend(t, { kind: 'discard', card, by, from: arena === NONE ? 'build' : 'arena', arena })
  },
})
