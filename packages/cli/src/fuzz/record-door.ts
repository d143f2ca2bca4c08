import { writeFileSync } from 'node:fs'
import {
  below,
  type CoreState,
  cutBack,
  type Engine,
  fingerprint,
  type GameRecord,
  type Generator,
  generator,
  newRecord,
  nth,
  play,
} from '@dejarik/kernel'
import { damage } from '@dejarik/kernel/laws'
import { type GameId, gameIds, loadGame } from '../games.js'
import { command } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'

/** A recorded game has so many answers at most: enough for every phase, and quick to play again. */
const ANSWERS = 60

interface Played {
  readonly record: GameRecord
  readonly e: Engine
  readonly state: CoreState
}

const made = new Map<string, Promise<Played>>()

async function playedGame(game: GameId, n: number): Promise<Played> {
  const { decks, engineFor } = await loadGame(game)
  const g = generator(`fuzz ${game} ${n}`)
  const order = decks.shipped.map((_deck, i) => i).sort((a, b) => ((a * 7 + n) % 11) - ((b * 7 + n) % 11))
  const at = (seat: number) => decks.shipped[order.find((i) => decks.fits?.(decks.shipped[i]!, seat) ?? true)!]!
  const chosen = [at(0), at(1)]
  const e = engineFor(chosen)
  const format = decks.formatOf(chosen, 2)
  const state = e.start(format, chosen, `fuzz ${n}`)
  const record = newRecord(e, format, chosen, `fuzz ${n}`)
  for (let i = 0; i < ANSWERS && state.decision !== null; i++) {
    const { options } = state.decision
    play(e, state, record, nth(options, below(g, options.length)))
  }
  return { record, e, state }
}

/** One of a few games of each game, played once. */
function game(g: Generator): Promise<Played> {
  const id = gameIds[below(g, gameIds.length)]!
  const n = below(g, 4)
  const known = made.get(`${id} ${n}`) ?? playedGame(id, n)
  made.set(`${id} ${n}`, known)
  return known
}

const views: readonly ((file: string, at: number) => { args: string[]; typed?: string })[] = [
  (file) => ({ args: ['replay', 'verify', file, '--json'] }),
  (file, at) => ({ args: ['replay', 'show', file, '--at', String(at)] }),
  (file, at) => ({ args: ['replay', 'scenario', file, '--at', String(at)] }),
  (file) => ({ args: ['replay', 'analyse', file, '--iterations', '1', '--every', '40'] }),
  (file) => ({ args: ['play', '--resume', file, '--vs', 'random'], typed: '1\n1\nundo\nquit\n' }),
]

/** Every command that reads a record reads one, in turn. */
async function enter(input: string, file: string) {
  const end = input.indexOf('\n')
  const n = Number(input.slice(0, end))
  writeFileSync(file, input.slice(end + 1))
  const { args, typed } = views[n % views.length]!(file, n % 70)
  return command(args, typed)
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export const records: Door = {
  async make(g) {
    const { record } = await game(g)
    const copy = copyOf(cutBack(record, below(g, record.answers.length + 1)))
    if (below(g, 3) === 0) return `${below(g, 1000)}\n${damageText(g, JSON.stringify(copy))}`
    for (let n = 1 + below(g, 3); n > 0; n--) damage(g, copy)
    return `${below(g, 1000)}\n${JSON.stringify(copy)}`
  },
  enter,
}

/** Records that begin with a damaged position, and say that they do: the seed of the position is made anew. */
export const positions: Door = {
  async make(g) {
    const { record, e, state } = await game(g)
    const start = copyOf(state)
    const { format, decks, seed } = record
    const begun = newRecord(e, format, decks, seed, state)
    const s = e.clone(state)
    for (let i = 0; i < 3 && s.decision !== null; i++) {
      const { options } = s.decision
      play(e, s, begun, nth(options, below(g, options.length)))
    }
    for (let n = 1 + below(g, 2); n > 0; n--) damage(g, start)
    const copy = { ...copyOf(begun), start, seed: `position ${fingerprint(start)}` }
    return `${below(g, 1000)}\n${JSON.stringify(copy)}`
  },
  enter,
}
