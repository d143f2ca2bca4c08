/** What the looks at a recorded game tell of it: who was ahead when, what gave it away, where the chances changed. */

/** One answer of a game, as far as its story needs it. */
export interface Look {
  /** Its number, counted from 0, and who gave it. */
  readonly answer: number
  readonly seat: number
  /** The places of what was answered and of what would have been best. */
  readonly chosen: number
  readonly best: number
  /** The seat's chance before it answered, and how far that may be off. */
  readonly before: number
  readonly unsure: number
  /** What the answer gave away, and how much of that may be chance of the thinking. */
  readonly lost: number
  readonly doubt: number
}

/** So many turning points are named. */
const TURNS = 8
const SWINGS = 4

/** Less than this is no turn of a game, however sure it is. */
const LEAST = 0.1

/** The answers that gave most away, clearer than the doubt: the largest first. */
export const turningPoints = <Each extends Look>(looks: readonly Each[]): Each[] =>
  looks
    .filter(({ lost, doubt, chosen, best }) => chosen !== best && lost > doubt)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, TURNS)

/** The chance of a player changed between two of its own answers: by what either did, by what was drawn or rolled. */
export interface Swing {
  readonly seat: number
  /** The numbers of the two answers. */
  readonly from: number
  readonly to: number
  /** The chance before either. */
  readonly before: number
  readonly after: number
}

const size = ({ before, after }: Swing): number => Math.abs(after - before)

/**
 * Where the chances changed most, the largest first. A player's looks are compared with each other and not with those of
 * somebody else, who knows other cards; what two players saw of the same stretch is told once.
 */
export function swings(looks: readonly Look[]): Swing[] {
  const found: Swing[] = []
  const last = new Map<number, Look>()
  for (const look of looks) {
    const earlier = last.get(look.seat)
    last.set(look.seat, look)
    if (earlier === undefined) continue
    const { seat } = look
    const swing = { seat, from: earlier.answer, to: look.answer, before: earlier.before, after: look.before }
    if (size(swing) > Math.max(LEAST, Math.hypot(earlier.unsure, look.unsure))) found.push(swing)
  }
  const told: Swing[] = []
  for (const swing of found.sort((a, b) => size(b) - size(a)))
    if (!told.some(({ from, to }) => from < swing.to && swing.from < to)) told.push(swing)
  return told.slice(0, SWINGS)
}

/** A point of the curve: the chance of one player when that answer was asked for. */
export interface Point {
  readonly answer: number
  readonly chance: number
}

/**
 * The chance of a player over a game. Of two players one's chance is what the other lacks; they know other cards and so
 * disagree, and what both saw last counts half each. Of more players only the one's own looks tell.
 */
export function chances(looks: readonly Look[], seat: number, seats: number): Point[] {
  const seen = new Map<number, number>()
  return looks.flatMap((look) => {
    if (seats > 2 && look.seat !== seat) return []
    seen.set(look.seat, look.seat === seat ? look.before : 1 - look.before)
    const all = [...seen.values()]
    return [{ answer: look.answer, chance: all.reduce((sum, each) => sum + each, 0) / all.length }]
  })
}
