import { useSyncExternalStore } from 'react'
import type { Ask, CardSheet, LogLine, Reply, RequestName, Requests, Screen } from '../protocol.js'
import { saidWords } from './log-parts.js'

/** What the page knows of the game: the last screen, and what the screens before it told these eyes. */
export interface Known {
  readonly screen: Screen | null
  readonly log: readonly LogLine[]
  readonly cards: ReadonlyMap<string, CardSheet>
}

const nothing: Known = { screen: null, log: [], cards: new Map() }

let worker: Worker | null = null
let known: Known = nothing
let asks = 0
const waiting = new Map<number, { resolve(got: unknown): void; reject(error: Error): void }>()
const listeners = new Set<() => void>()

function hear({ data }: MessageEvent<Reply>): void {
  if ('screen' in data) {
    take(data.screen)
    return
  }
  const asked = waiting.get(data.n)
  waiting.delete(data.n)
  if ('fault' in data) asked?.reject(new Error(saidWords(data.fault)))
  else asked?.resolve(data.got)
}

/** What came before is dropped when other eyes look: nothing of another hand stays in the page. */
function take(screen: Screen): void {
  const cards = screen.fresh ? new Map<string, CardSheet>() : new Map(known.cards)
  for (const card of screen.cards) cards.set(card.id, card)
  known = { screen, log: [...known.log.slice(0, screen.fresh ? 0 : screen.log.from), ...screen.log.lines], cards }
  for (const listener of listeners) listener()
}

function port(): Worker {
  if (worker === null) {
    worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = hear
    worker.onerror = (event) => {
      for (const { reject } of waiting.values()) reject(new Error(event.message))
      waiting.clear()
    }
  }
  return worker
}

/** Asks the engine. */
export function request<Name extends RequestName>(
  name: Name,
  ask: Requests[Name]['ask'],
): Promise<Requests[Name]['get']> {
  const n = ++asks
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve: resolve as (got: unknown) => void, reject })
    port().postMessage({ n, name, ask } satisfies Ask)
  })
}

/** The table is left: the page keeps nothing of it. */
export function leaveTable(): void {
  known = nothing
  for (const listener of listeners) listener()
  void request('leave', {})
}

const knownNow = (): Known => known

/** Drawn to a string, as tests do, a page knows the same. */
export const useKnown = (): Known =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    knownNow,
    knownNow,
  )
