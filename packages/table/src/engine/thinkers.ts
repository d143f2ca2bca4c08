import { type BotKind, type Found, parseBot, type Task, type Thinker, thinkingOf, together } from '@dejarik/bots'
import type { GameRecord } from '@dejarik/kernel'
import type { GameId } from '../protocol.js'
import { think, type Work } from './thinker.js'

/** Somebody who works when asked. */
interface Hand {
  give(work: Work): Promise<unknown>
}

/** Where there are no workers, in a test, the work is done here. */
const here: Hand = { give: think }

function hired(): Hand {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
  const waiting = new Map<number, { resolve(found: unknown): void; reject(error: Error): void }>()
  let given = 0
  worker.onmessage = ({ data }: MessageEvent<{ n: number; found?: unknown; fault?: string }>) => {
    const asked = waiting.get(data.n)
    waiting.delete(data.n)
    if (data.fault === undefined) asked?.resolve(data.found)
    else asked?.reject(new Error(data.fault))
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  return {
    give(work) {
      const n = ++given
      return new Promise((resolve, reject) => {
        waiting.set(n, { resolve, reject })
        worker.postMessage({ n, work })
      })
    },
  }
}

let hands: readonly Hand[] | null = null

/** As many as there are cores to spare; they stay for the next game. */
function allHands(): readonly Hand[] {
  if (hands === null) {
    const cores = globalThis.navigator?.hardwareConcurrency ?? 1
    const many = typeof Worker === 'undefined' ? 0 : Math.max(1, Math.min(4, cores - 1))
    hands = many === 0 ? [here] : Array.from({ length: many }, hired)
  }
  return hands
}

const thinkers = (game: GameId): Thinker[] =>
  allHands().map((hand) => ({ think: (task: Task) => hand.give({ game, task }) as Promise<Found>, stop: () => {} }))

/** A bot for the table: one that thinks does so beside it. */
export function botFor(name: string, game: GameId): BotKind {
  const thinking = thinkingOf(name)
  if (thinking === null) return parseBot(name)
  return together(name, thinking.budget, () => thinkers(game), thinking.manner)
}

/** How long a hint is thought about. */
const HINT = { iterations: 4000, milliseconds: 600 }

/** Somebody to ask for a hint. */
export const adviser = (game: GameId) => together('hint', HINT, () => thinkers(game)).make('hint')

/** How often every answer is thought through, when a game is gone through. */
const LOOKS = 90

/** Some answers of a game, gone through. */
export async function goThrough(game: GameId, record: GameRecord, from: number, to: number): Promise<unknown[]> {
  const all = allHands()
  const step = Math.max(1, Math.ceil((to - from) / all.length))
  const pieces = all.map((hand, i) => {
    const begin = from + i * step
    const depth = { iterations: LOOKS, from: begin, to: Math.min(to, begin + step) }
    return hand.give({ game, record, depth }) as Promise<unknown[]>
  })
  return (await Promise.all(pieces)).flat()
}
