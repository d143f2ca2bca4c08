import { ask, type Card, call, finish, goto, intend, type Option, procedure, type Seat } from '@dejarik/kernel'
import { sameUnique } from '../cards/same-name.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { unitsOf } from './piloting.js'
import { loseForce } from './turns.js'
import { ATTACHED, arenaOf, cardsIn, def, inArena } from './zones.js'

/** A seat's unique units in battle or retreated, Pilots on units among them. rule swtcg.unique-pilots */
export const uniquesOf = (t: Table, seat: Seat): Card[] =>
  [...unitsOf(t, seat), ...cardsIn(t.s, seat, ATTACHED).filter((card) => (t.s.piloting[card] as Card) >= 0)].filter(
    (card) => def(t, card).version !== undefined,
  )

/** Two of a seat's units that may not both be there. rule swtcg.section-4 */
function twins(t: Table, seat: Seat): [Card, Card] | undefined {
  const all = uniquesOf(t, seat)
  for (const [i, one] of all.entries()) {
    // rule swtcg.spirit: a Spirit has a name of its own
    const other = all.slice(i + 1).find((each) => sameUnique(def(t, one).name, def(t, each).name))
    if (other !== undefined) return [one, other]
  }
  return undefined
}

const costOf = (t: Table, card: Card): number => {
  const { build } = def(t, card)
  return typeof build === 'number' ? build : 0
}

/** The cheaper one goes, or either for the difference in Force. */
function choices(t: Table, seat: Seat, pair: readonly Card[]): Option[] {
  const least = Math.min(...pair.map((card) => costOf(t, card)))
  const options: Option[] = []
  for (const card of pair) {
    const price = costOf(t, card) - least
    if (price <= (t.s.force[seat] as number)) options.push({ do: 'discard', card, ...(price > 0 ? { price } : {}) })
  }
  return options
}

/** rule swtcg.section-4: only one of a unique name on a side, in battle or retreated, unless they are a stack. */
export const uniqueness = procedure<object, State>('uniqueness', {
  find(t, f) {
    for (const seat of [DARK, LIGHT]) {
      const pair = twins(t, seat)
      if (pair === undefined) continue
      ask(t, seat, 'unique', choices(t, seat, pair), { rule: 'swtcg.section-4' })
      return
    }
    finish(t, f)
  },
  discard(t, f, answer) {
    goto(f, 'find')
    const card = answer.card as Card
    const by = t.s.controller[card] as Seat
    loseForce(t, by, (answer.price as number | undefined) ?? 0)
    intend(t, { kind: 'discard', card, by, from: inArena(t.s, card) ? 'arena' : 'build', arena: arenaOf(t.s, card) })
  },
})

/** Sees to it, where there is anything to see to. */
export function keepUnique(t: Table): void {
  if (twins(t, DARK) !== undefined || twins(t, LIGHT) !== undefined) call(t, uniqueness)
}
