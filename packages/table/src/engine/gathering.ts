import type { CoreState, Decision, Option, Seat } from '@dejarik/kernel'
import type { Thing } from '../protocol.js'
import type { Gatherable } from '../protocol-gathering.js'
import type { Player } from './players.js'
import type { Session } from './session.js'

/** What is still to be answered with, and what was left out on purpose. */
export interface Plan {
  left: readonly Thing[]
  readonly declined: ReadonlySet<Thing>
}

/** How a game lets things be answered together that its engine asks for one by one. */
export interface Gathers<S extends CoreState = CoreState> {
  /** The thing that such an answer begins with; null where the option is answered by itself. */
  first(option: Option): Thing | null
  /** All things of that kind: whether each goes with those that are chosen, and if not why. */
  with(s: S, seat: Seat, chosen: readonly Thing[]): readonly Gatherable[]
  /** The answer to this question that follows from the plan; null where somebody has to be asked. */
  next(decision: Decision, plan: Plan): Option | null
  /** Is what was begun over? */
  over(decision: Decision): boolean
}

/** A plan of one person, followed as long as the engine asks for nothing else. */
export interface Planning {
  begin(player: Player, things: readonly Thing[], all: readonly Gatherable[]): void
  /** The answer that this player has given already. */
  next(player: Player, decision: Decision): Option | null
  /** Was that answer part of a plan, and not its first? */
  gave(answer: number): boolean
  /** Whoever takes something back plans anew. */
  undone(to: number): void
}

export function planningOf({ game: { gathers }, by }: Session): Planning {
  const given = new Set<number>()
  let plan: (Plan & { readonly player: Player }) | null = null
  return {
    begin(player, [_first, ...left], all) {
      const declined = new Set(all.map(({ thing }) => thing).filter((thing) => !left.includes(thing)))
      plan = { player, left, declined }
    },
    next(player, decision) {
      if (plan === null || gathers === undefined) return null
      if (gathers.over(decision)) plan = null
      const option = plan?.player === player ? gathers.next(decision, plan) : null
      if (option !== null) given.add(by.length)
      return option
    },
    gave: (answer) => given.has(answer),
    undone(to) {
      plan = null
      for (const answer of given) if (answer >= to) given.delete(answer)
    },
  }
}
