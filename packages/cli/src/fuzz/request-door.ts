import { below, type Generator } from '@dejarik/kernel'
import { damage } from '@dejarik/kernel/laws'
import { type GameId, gameIds, loadGame } from '../games.js'
import { rawIn } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'
import type { Outcome } from './outcome.js'

interface Reply {
  readonly n?: number
  readonly got?: unknown
  readonly fault?: { readonly says: string }
}

/** The table's worker, as a page speaks with it. */
interface Worker {
  ask(name: unknown, ask: unknown): Promise<Reply>
}

let worker: Promise<Worker> | undefined

async function startWorker(): Promise<Worker> {
  const waiting = new Map<number, (reply: Reply) => void>()
  const port = globalThis as unknown as {
    postMessage(reply: Reply): void
    onmessage?: (event: { data: unknown }) => Promise<void>
  }
  port.postMessage = (reply) => {
    if (reply.n !== undefined) waiting.get(reply.n)?.(reply)
  }
  await import(new URL('../../../../table/dist/src/engine/worker.js', import.meta.url).href)
  let n = 0
  return {
    ask: (name, ask) =>
      new Promise((resolve, reject) => {
        const number = n++
        waiting.set(number, resolve)
        port.onmessage?.({ data: { n: number, name, ask } }).catch(reject)
      }),
  }
}

const players = [
  { name: 'One', deck: { shipped: 0 } },
  { name: 'Two', bot: 'random', deck: { shipped: 1 } },
]

/** What a page asks in the course of a game; some of it more often. */
function requestOf(g: Generator, game: GameId, list: string): [name: string, ask: object] {
  const all: [string, object][] = [
    ['decks', { game }],
    ['deck', { game, deck: { list }, players: 2 }],
    ['write', { game, deck: { shipped: 0 }, as: 'text' }],
    ['search', { game, words: 'type:character power>2' }],
    ['mend', { game, list, fix: { does: 'change', cards: [{ card: 'x', by: -1 }] }, line: 1 }],
    ['begin', { game, seats: players, seed: 'fuzz', lenient: true }],
    ['open', { key: 3 }],
    ['forget', { key: 3 }],
    ['take', { seat: 1, name: 'Three' }],
    ['load', { text: '{"record":2}', names: ['One', 'Two'] }],
    ['save', {}],
    ['answer', { number: 0, option: 0 }],
    ['set', { number: 0, chosen: [0, 1] }],
    ['gather', { things: ['card:1', 'card:2'] }],
    ['gathered', { number: 0, things: ['card:1'] }],
    ['branch', { at: 1 }],
    ['undo', { to: 0 }],
    ['concede', { how: 'draw' }],
    ['skip', { on: true }],
    ['stops', { seat: 0, stops: { off: ['mine draw'], quiet: [] } }],
    ['interrupts', { seat: 0 }],
    ['look', { at: 0 }],
    ['eyes', { eyes: 0 }],
    ['pace', { paused: true, pace: 1 }],
    ['why', { thing: 'card:1' }],
    ['odds', { things: ['card:1', 'card:2'] }],
    ['edits', { thing: 'card:1' }],
    ['propose', { thing: 'card:1', edit: { put: 'hand', on: -1 } }],
    ['agree', { yes: false }],
    ['again', { swap: true }],
  ]
  return all[below(g, all.length)]!
}

const names: readonly unknown[] = ['toString', 'constructor', '__proto__', 'nothing', '', null, 3, {}, ['answer']]

function outcomeOf({ fault }: Reply): Outcome {
  if (fault === undefined) return { verdict: 'accepted', why: '' }
  const ours = fault.says.startsWith('This is a bug in dejarik itself')
  const raw = ours ? fault.says : rawIn(fault.says)
  return raw === '' ? { verdict: 'clean', why: '' } : { verdict: 'crashed', why: raw }
}

/** What a page sends to the engine: damaged, and to a game that is being played. */
export const requests: Door = {
  async make(g) {
    const game = gameIds[below(g, gameIds.length)]!
    const { decks } = await loadGame(game)
    const list = damageText(g, decks.writers.text!(decks.shipped[0]!))
    const [name, ask] = requestOf(g, game, list)
    const request = { name: below(g, 12) === 0 ? names[below(g, names.length)] : name, ask }
    for (let n = below(g, 3); n > 0; n--) damage(g, request.ask)
    return JSON.stringify({ game, request })
  },
  async enter(input) {
    const { game, request } = JSON.parse(input) as { game: GameId; request: { name: unknown; ask: unknown } }
    worker ??= startWorker()
    const { ask } = await worker
    // Heard, not shown: what is our own fault is counted as one.
    const { error } = console
    console.error = () => {}
    try {
      await ask('begin', { game, seats: players, seed: 'fuzz', lenient: true })
      return outcomeOf(await ask(request.name, request.ask))
    } finally {
      await ask('leave', {})
      console.error = error
    }
  },
}
