import type { Decision, Option, Seat, World } from '@dejarik/kernel'

/** A decision as it was met in one world or more: whose it is, and what was tried. */
export interface Node {
  readonly seat: Seat
  readonly kind: string
  readonly step: string
  visits: number
  readonly moves: Move[]
}

/** One option of a decision, and what came of it. */
export interface Move {
  readonly option: Option
  /** Who its card is, where the thinker cannot see that: in another world it may be another card. */
  readonly face: number
  /** How much of the first looks it gets, by how much the game leans to it. */
  readonly prior: number
  visits: number
  /** The sum of what came of it, for the seat that decides. */
  worth: number
  /** What was asked next: after other chance or hidden cards it may be something else. */
  readonly next: Node[]
}

export const newNode = ({ seat, kind, step }: Decision): Node => ({ seat, kind, step, visits: 0, moves: [] })

/** The node for what is asked after this move. */
export function nodeAfter({ next }: Move, decision: Decision): Node {
  for (const node of next)
    if (node.kind === decision.kind && node.step === decision.step && node.seat === decision.seat) return node
  const made = newNode(decision)
  next.push(made)
  return made
}

/** A lean is a habit, not knowledge: what looks clearly worse at first sight is looked at, too. */
const SOFTER = 0.6

const priorOf = (lean: number): number => Math.exp(SOFTER * Math.min(30, lean))

const leans: number[] = []
const here: Move[] = []

/**
 * The moves of a node that are possible in this world, in the order of its options; what was not met before is added.
 * The list is used again at the next call.
 */
export function movesHere(node: Node, world: World, decision: Decision): readonly Move[] {
  const { options } = decision
  here.length = 0
  let leaned = false
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option
    const face = faceOf(world, option)
    let move = known(node, option, face, i)
    if (move === undefined) {
      if (!leaned) world.lean(leans)
      leaned = true
      move = { option, face, prior: priorOf(leans[i] as number), visits: 0, worth: 0, next: [] }
      node.moves.push(move)
    }
    here.push(move)
  }
  return here
}

const faceOf = (world: World, { card }: Option): number => (typeof card === 'number' ? world.face(card) : -1)

/** The move that was met before, most likely at the same place. */
function known({ moves }: Node, option: Option, face: number, place: number): Move | undefined {
  const there = moves[place]
  if (there !== undefined && isMove(there, option, face)) return there
  for (const move of moves) if (isMove(move, option, face)) return move
  return undefined
}

/** Is this option of a world the move that was met in another? */
export const isSameMove = (move: Move, option: Option, world: World): boolean =>
  isMove(move, option, faceOf(world, option))

function isMove(move: Move, option: Option, face: number): boolean {
  if (move.option === option) return move.face === face
  if (move.face !== face || move.option.do !== option.do) return false
  let fields = 0
  for (const field in option) {
    fields++
    const mine = option[field]
    const theirs = move.option[field]
    // A hidden card is known by its face alone.
    if (mine === theirs || (field === 'card' && face >= 0)) continue
    if (typeof mine !== 'object' || JSON.stringify(mine) !== JSON.stringify(theirs)) return false
  }
  for (const _ in move.option) fields--
  return fields === 0
}
