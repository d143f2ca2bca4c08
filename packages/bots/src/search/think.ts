import { below, branch, type Generator, type Option, type Seat, type Situation, type World } from '@dejarik/kernel'
import { favourite, isSettled, MANY, patience } from './settled.js'
import { type Move, movesHere, type Node, newNode, nodeAfter } from './tree.js'

/** How long a search may think: so many iterations, and no longer than so many milliseconds. */
export interface Budget {
  readonly iterations: number
  readonly milliseconds: number
}

/** The same, but no longer than that. */
export const hurried = (budget: Budget, milliseconds = Number.POSITIVE_INFINITY): Budget =>
  milliseconds < budget.milliseconds ? { ...budget, milliseconds } : budget

/** How a search thinks. */
export interface Manner {
  /** How much it trusts its leans against what it has seen. */
  readonly curiosity: number
  /** How many answers from now it judges the table, or where its tree ends beyond that: as a share of what is usual. */
  readonly foresight: number
  /** How much of its attention goes to every option alike, whatever the game leans to. */
  readonly doubt: number
  /**
   * So little of a chance to win is not worth thinking on for, with a thousand iterations; who has more is more patient.
   * 0: it stops only where the answer is certain.
   */
  readonly enough: number
}

export const plainly: Manner = { curiosity: 0.4, foresight: 1, doubt: 0.1, enough: 0.001 }

/** What a search found out about a decision. */
export interface Thought {
  readonly root: Node
  /** The moves of the decision, in the order of its options. */
  readonly moves: readonly Move[]
  readonly iterations: number
  readonly best: Option
  /** The chance to win that it sees, from 0 to 1. */
  readonly chance: number
}

/** What else somebody wants to know. */
export interface Asked {
  /** The place of an option that is to be judged, too, even if nobody would think of it. */
  readonly also?: number
  /** Every option is to be judged, though a part of them would be enough. */
  readonly whole?: boolean
}

/** What is asked about gets at least one look in so many. */
const SHARE_ASKED = 6

/** It asks itself once in so many iterations whether it may stop. */
const LOOK = 8

/** What stays the same over all looks at a decision. */
interface Search {
  readonly me: Seat
  readonly root: Node
  readonly moves: readonly Move[]
  readonly manner: Manner
  /** How far it sees, as a share of the game's horizon. */
  readonly sight: number
  /** When time is up; 0: never. */
  readonly until: number
}

/**
 * Information-set search: every iteration plays one more world that agrees with all that the seat knows down one tree,
 * so that a move is judged by how it does over all that may be, not by what is.
 */
export function think(
  situation: Situation,
  budget: Budget,
  g: Generator,
  manner: Manner = plainly,
  asked: Asked = {},
): Thought {
  const { seat, decision } = situation
  const root = newNode(decision)
  const moves = [...movesHere(root, situation.world(g), decision)]
  const enough = asked.also === undefined ? manner.enough / patience(looksIn(budget)) : 0
  const sight = manner.foresight * farther(looksIn(budget))
  const until = budget.milliseconds < Number.POSITIVE_INFINITY ? Date.now() + budget.milliseconds : 0
  const search: Search = { me: seat, root, moves, manner, sight, until }
  const all = asked.whole || asked.also !== undefined || decision.enough === undefined
  const [from, to] = all ? [0, moves.length] : (decision.enough as readonly [number, number])
  const open = all ? moves : moves.slice(from, to)
  const looks: Generator[] = []
  let done = 0
  let sum = 0
  let squares = 0
  while (done < budget.iterations && open.length > 1) {
    if (isLate(until)) break
    if (done % LOOK === 0 && done > 0) {
      const scatter = Math.sqrt(Math.max(0, squares / done - (sum / done) ** 2))
      if (isSettled(open, done, budget.iterations, enough, scatter)) break
    }
    const asks = asked.also !== undefined && done % SHARE_ASKED === 0
    const first = asks ? (asked.also as number) : from + select(open, manner)
    const chance = lookOf(looks, (moves[first] as Move).visits, g)
    const worth = lookAt(search, first, situation.world(chance), chance)
    if (worth === UNFINISHED) break
    sum += worth
    squares += worth * worth
    done++
  }
  const best = favourite(open)
  return {
    root,
    moves,
    iterations: done,
    best: best.option,
    chance: best.visits > 0 ? best.worth / best.visits : 0.5,
  }
}

/** About so many looks fit into a millisecond, where only the time is limited. */
const IN_A_MILLISECOND = 4
const looksIn = ({ iterations, milliseconds }: Budget): number =>
  Math.min(iterations, IN_A_MILLISECOND * milliseconds, MANY)

/** With many looks the tree grows into what lay beyond the horizon, so that it has to move on: twice as far for ten times as many. */
const farther = (looks: number): number => (looks / 200) ** 0.3

/** Time was up before there was anything to judge: what is half done would count for whoever waits. */
const UNFINISHED = -1

/** Is it so late? Asked before every answer in thought, so that no playout is longer than there is time; 0: never. */
const isLate = (until: number): boolean => until > 0 && Date.now() >= until

/**
 * The first look at every move is into the same world with the same chance, and so is the second: what one move had the
 * luck of, the other has, too. Differences between moves scatter half as much.
 */
function lookOf(looks: Generator[], n: number, g: Generator): Generator {
  while (looks.length <= n) looks.push(branch(g))
  return [...(looks[n] as Generator)]
}

const path: { node: Node; move: Move }[] = []

/**
 * Down the tree in one world from a first move, one step beyond it, and back with what came of it; counts only what was
 * finished in time.
 */
function lookAt({ me, root, moves, manner, sight, until }: Search, first: number, world: World, g: Generator): number {
  path.length = 0
  let node: Node = root
  const { answers, turns } = world.horizon
  const end = world.clock() + turns
  for (;;) {
    const decision = world.decision()
    if (decision === null) break
    if (isLate(until)) return UNFINISHED
    const fresh = node.visits === 0 && node !== root
    const here = node === root ? moves : movesHere(node, world, decision)
    const place = node === root ? first : select(here, manner)
    const move = here[place] as Move
    path.push({ node, move })
    // This world's own option: a hidden card may be another one here.
    world.answer(decision.options[place] as Option)
    if (fresh || world.clock() >= end) break
    const next = world.decision()
    if (next === null) break
    node = nodeAfter(move, next)
  }
  if (!playOn(world, g, Math.round(sight * answers) - path.length, end, until)) return UNFINISHED
  const worth = world.worth(me)
  for (const { node: at, move } of path) {
    at.visits++
    move.visits++
    move.worth += at.seat === me ? worth : 1 - worth
  }
  return worth
}

/** The place of the move that promises most: what it brought so far, and what might still be found in it. */
function select(moves: readonly Move[], { curiosity, doubt }: Manner): number {
  let priors = 0
  let visits = 0
  let worth = 0
  for (const move of moves) {
    priors += move.prior
    visits += move.visits
    worth += move.worth
  }
  // What was never tried is thought a little worse than the rest.
  const unknown = (visits > 0 ? worth / visits : 0.5) - 0.05
  const reach = curiosity * Math.sqrt(visits + 1)
  const trust = (1 - doubt) / priors
  const alike = doubt / moves.length
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move
    const seen = move.visits > 0 ? move.worth / move.visits : unknown
    const score = seen + (reach * (trust * move.prior + alike)) / (1 + move.visits)
    // What promises as much is tried in the order in which the game leans to it.
    if (score > most || (score === most && move.prior > (moves[best] as Move).prior)) {
      most = score
      best = i
    }
  }
  return best
}

const leans: number[] = []

/** Goes on for a few answers as the game leans, so that what was begun is judged when it is over: was there time for it? */
function playOn(world: World, g: Generator, answers: number, end: number, until: number): boolean {
  for (let n = 0; n < answers && world.clock() < end; n++) {
    const decision = world.decision()
    if (decision === null) return true
    if (isLate(until)) return false
    world.lean(leans)
    world.answer(decision.options[draw(leans, g)] as Option)
  }
  return true
}

/** A place by chance, e to the power of its lean being how likely it is. */
function draw(from: readonly number[], g: Generator): number {
  let most = Number.NEGATIVE_INFINITY
  for (const lean of from) if (lean > most) most = lean
  let sum = 0
  for (const lean of from) sum += Math.exp(2 * (lean - most))
  let left = (below(g, 1 << 20) / (1 << 20)) * sum
  for (let i = 0; i < from.length; i++) {
    left -= Math.exp(2 * ((from[i] as number) - most))
    if (left <= 0) return i
  }
  return from.length - 1
}
