import type { Option, Seat } from '@dejarik/kernel'
import { favourite, type Thought } from './think.js'
import type { Move, Node } from './tree.js'

/** One way to go on, as a thinker sees it: its first answer and what it expects after that. */
export interface Line {
  /** The place of its first answer among the options. */
  readonly option: number
  /** The chance to win with it, from 0 to 1. */
  readonly chance: number
  /** How much of the thinking went into it, from 0 to 1. */
  readonly share: number
  /** What may follow: who answers what. */
  readonly then: readonly { readonly seat: Seat; readonly option: Option }[]
}

/** What a thinker says of a decision: its best lines first. */
export interface Advice {
  /** The chance to win that it saw before it answered: over all that it tried. */
  readonly before: number
  /** The same with the answer that it gave. */
  readonly after: number
  readonly iterations: number
  readonly lines: readonly Line[]
}

/** So many answers ahead are told. */
const AHEAD = 4

/** The two or three lines that were thought about most. */
export function adviceOf({ moves, iterations, chance }: Thought, most = 3): Advice {
  const tried = moves.map((move, option) => ({ move, option })).filter(({ move }) => move.visits > 0)
  tried.sort((a, b) => b.move.visits - a.move.visits || a.option - b.option)
  let worth = 0
  let visits = 0
  for (const { move } of tried) {
    worth += move.worth
    visits += move.visits
  }
  return {
    before: visits > 0 ? worth / visits : chance,
    after: chance,
    iterations,
    lines: tried.slice(0, most).map(({ move, option }) => ({
      option,
      chance: move.worth / move.visits,
      share: move.visits / visits,
      then: following(move),
    })),
  }
}

/** What was tried most after a move, a few answers on. */
function following(move: Move): Line['then'] {
  const line: { seat: Seat; option: Option }[] = []
  let at: Move = move
  while (line.length < AHEAD) {
    const node = mostVisited(at.next)
    if (node === undefined || node.moves.length === 0) break
    at = favourite(node.moves)
    if (at.visits === 0) break
    line.push({ seat: node.seat, option: at.option })
  }
  return line
}

function mostVisited(nodes: readonly Node[]): Node | undefined {
  let best = nodes[0]
  for (const node of nodes) if (node.visits > (best as Node).visits) best = node
  return best
}
