import type { Generator, Option, Seat, Situation, Line as Words, World } from '@dejarik/kernel'
import { favourite } from './settled.js'
import { isSameMove, type Move, type Node } from './tree.js'

/**
 * An answer that a thinker expects. It comes from sampled worlds, and is no knowledge: where it names a card that the
 * thinker's seat does not know now, in another's hand or not drawn yet, that card was dealt by chance, and nothing is said.
 */
export interface Expected {
  readonly seat: Seat
  readonly option: Option
  /** Null where it would name such a card. */
  readonly words: Words | null
}

/** So many answers are told, and no more are looked at on the way. */
const TOLD = 3
const AHEAD = 12

/** What was tried less often than that after a move is no expectation. */
const LEAST = 4

/** So many worlds are tried to find one in which a line goes as it is expected. */
const WORLDS = 6

interface Step {
  readonly node: Node
  readonly move: Move
}

/** How far a line went in a world, and what is told of it. */
interface Played {
  readonly far: number
  readonly told: readonly Expected[]
}

/** What is expected after the move at this place. */
export function expectedAfter(move: Move, place: number, situation: Situation, g: Generator): readonly Expected[] {
  const line = mostTried(move)
  const now = situation.world(g)
  let best: Played = { far: 0, told: [] }
  for (let n = 0; n < WORLDS && best.far < line.length; n++) {
    const played = playedIn(situation.world(g), now, place, line)
    if (played.far > best.far) best = played
  }
  return best.told.slice(0, TOLD)
}

/** The answers that were tried most, one after the other. */
function mostTried(first: Move): Step[] {
  const line: Step[] = []
  for (let at = first; line.length < AHEAD; ) {
    const node = mostVisited(at.next)
    if (node === undefined || node.moves.length === 0) break
    at = favourite(node.moves)
    if (at.visits < LEAST) break
    line.push({ node, move: at })
  }
  return line
}

function mostVisited(nodes: readonly Node[]): Node | undefined {
  let best = nodes[0]
  for (const node of nodes) if (node.visits > (best as Node).visits) best = node
  return best
}

/**
 * Plays a line as far as this world goes along with it: only where an answer is given can it be told, since a die shows
 * something else before. To let a chance go by, or to be done with choosing, goes without saying.
 */
function playedIn(world: World, now: World, place: number, line: readonly Step[]): Played {
  const told: Expected[] = []
  let far = 0
  world.answer(world.decision()?.options[place] as Option)
  for (const { node, move } of line) {
    const decision = world.decision()
    // What is chosen under a seal is for nobody to know before it is opened, not even as a plan.
    if (decision === null || decision.sealed || decision.kind !== node.kind || decision.seat !== node.seat) break
    const option = decision.options.find((each) => isSameMove(move, each, world))
    if (option === undefined) break
    far++
    if (option.do !== 'pass' && option.do !== 'done')
      told.push({ seat: node.seat, option, words: now.mayTell(option) ? world.label(option) : null })
    world.answer(option)
  }
  return { far, told }
}
