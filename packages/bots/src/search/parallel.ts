import { type Engine, generator, type Json, type Option, unpack } from '@dejarik/kernel'
import type { BotKind } from '../bot.js'
import { leaning } from '../heuristic.js'
import { type Advice, adviceOf, type Line } from './advice.js'
import { type Budget, hurried, type Manner, plainly, think } from './think.js'

/** Something to think about, as a plain value: a world that tells no more than the seat knows. */
export interface Task {
  readonly packed: Json
  readonly budget: Budget
  readonly manner: Manner
  readonly seed: string
  /** Every option is to be judged, though a part of them would be enough. */
  readonly whole: boolean
}

/** What one thinker found, by the place of each option. */
export interface Found {
  readonly iterations: number
  readonly visits: readonly number[]
  readonly worth: readonly number[]
  readonly lines: readonly Line[]
}

/** Somebody who thinks elsewhere: in a thread of Node, in a worker of the page. */
export interface Thinker {
  think(task: Task): Promise<Found>
  stop(): void
}

/** What a thinker does with a task. */
export function carryOut(e: Engine, { packed, budget, manner, seed, whole }: Task): Found {
  const situation = unpack(e, packed)
  const g = generator(seed)
  const thought = think(situation, budget, g, manner, { whole })
  return {
    iterations: thought.iterations,
    visits: thought.moves.map(({ visits }) => visits),
    worth: thought.moves.map(({ worth }) => worth),
    lines: adviceOf(thought, situation, g).lines,
  }
}

/** Fewer looks than this make no tree: whoever thinks so little thinks in one place, as well with many thinkers as with one. */
const TREE = 256

/**
 * Thinks in several places at once: each grows a tree of its own from worlds of its own, and what they found is added up.
 * With the same number of thinkers, the same seed and a number of iterations the answer is the same. Somebody waits for it:
 * a thinker that fails is done without, and where none had time for a single look, it answers as the game leans.
 */
export const together = (
  name: string,
  budget: Budget,
  thinkers: () => readonly Thinker[],
  manner: Manner = plainly,
): BotKind => ({
  name,
  reproducible: budget.milliseconds === Number.POSITIVE_INFINITY,
  make(seed) {
    const g = generator(`search bot ${seed}`)
    const all = thinkers()
    const some = all.slice(0, Math.max(1, Math.ceil(budget.iterations / TREE)))
    let asked = 0
    let last: Advice | null = null
    return {
      async choose(situation, hurry) {
        const { options, enough } = situation.decision
        last = null
        if (enough !== undefined && enough[1] - enough[0] === 1) return options[enough[0]] as Option
        const packed = situation.pack(g)
        const whole = enough === undefined
        const share = { ...hurried(budget, hurry), iterations: Math.ceil(budget.iterations / some.length) }
        asked++
        const thoughts = await Promise.allSettled(
          some.map((each, i) => each.think({ packed, budget: share, manner, seed: `${seed}/${asked}/${i}`, whole })),
        )
        const found = thoughts.flatMap((thought) => (thought.status === 'fulfilled' ? [thought.value] : []))
        if (found.every(({ iterations }) => iterations === 0)) return leaning(situation, g)
        const { best, advice } = addUp(found, options.length)
        last = advice
        return options[best] as Option
      },
      why: () => last,
      stop: () => all.forEach((each) => void each.stop()),
    }
  },
})

/** What all of them found together: the option that was tried most, and their best lines. */
export function addUp(found: readonly Found[], options: number): { best: number; advice: Advice } {
  const visits = new Array<number>(options).fill(0)
  const worth = new Array<number>(options).fill(0)
  const lines = new Map<number, Line>()
  let iterations = 0
  for (const each of found) {
    iterations += each.iterations
    for (let i = 0; i < options; i++) {
      visits[i] = (visits[i] as number) + (each.visits[i] ?? 0)
      worth[i] = (worth[i] as number) + (each.worth[i] ?? 0)
    }
    for (const line of each.lines) {
      const known = lines.get(line.option)
      if (known === undefined || known.share < line.share) lines.set(line.option, line)
    }
  }
  const total = Math.max(
    1,
    visits.reduce((sum, n) => sum + n, 0),
  )
  const chance = (i: number) => ((visits[i] as number) > 0 ? (worth[i] as number) / (visits[i] as number) : 0.5)
  const order = visits.map((_n, i) => i).sort((a, b) => (visits[b] as number) - (visits[a] as number) || a - b)
  const best = order[0] as number
  const advice: Advice = {
    before: worth.reduce((sum, n) => sum + n, 0) / total,
    after: chance(best),
    iterations,
    lines: order.slice(0, 3).flatMap((option) => {
      const line = lines.get(option)
      if (line === undefined || visits[option] === 0) return []
      return [{ ...line, chance: chance(option), share: (visits[option] as number) / total }]
    }),
  }
  return { best, advice }
}
