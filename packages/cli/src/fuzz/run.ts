import { type ChildProcess, fork } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { progress } from '../progress.js'
import { failedFile, failsOf, type Task, type Tried } from './outcome.js'

/** What a child may take in all, in megabytes, and how long an input may take by the clock before it counts as hanging. */
const HEAP = 1024
const PATIENCE = 60_000

/** Inputs that one child tries of one door in a row; after so many in all another takes over. */
const BATCH = 25
const WORN = 1500

export interface Failure {
  readonly door: string
  readonly file: string
  readonly why: string
}

export interface Fuzzed {
  inputs: number
  clean: number
  accepted: number
  crashed: number
  slow: number
  large: number
  readonly failures: Failure[]
}

interface Message {
  readonly ready?: true
  readonly trying?: number
  readonly tried?: Tried
  readonly done?: true
  readonly lost?: string
}

const child = fileURLToPath(new URL('./child.js', import.meta.url))

/** How a batch ended: all tried, or the child died at an input. */
interface Ended {
  readonly next: number
  readonly died: string | null
}

/** A process that tries inputs, with a limit on its memory. */
class Trier {
  readonly #process: ChildProcess
  tried = 0
  isGone = false

  constructor() {
    this.#process = fork(child, {
      execArgv: [`--max-old-space-size=${HEAP}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
  }

  run(task: Task, heard: (tried: Tried) => void): Promise<Ended> {
    return new Promise((resolve) => {
      let at = task.from
      let lost = ''
      let said = ''
      let timer: NodeJS.Timeout | undefined
      const end = (died: string | null) => {
        clearTimeout(timer)
        this.#process.removeAllListeners()
        this.#process.stderr?.removeAllListeners()
        this.isGone ||= died !== null
        resolve({ next: died === null ? task.to : at + 1, died })
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          lost = `it hangs: nothing came for ${PATIENCE / 1000} s`
          this.#process.kill('SIGKILL')
        }, PATIENCE)
      }
      this.#process.stderr?.on('data', (part: Buffer) => {
        said = `${said}${part}`.slice(-2000)
      })
      this.#process.on('message', (message: Message) => {
        wait()
        if (message.trying !== undefined) at = message.trying
        if (message.lost !== undefined) lost = message.lost
        if (message.tried !== undefined) {
          this.tried++
          heard(message.tried)
        }
        if (message.done) end(null)
      })
      this.#process.once('exit', (code, signal) =>
        end(lost || `the process ended (${signal ?? code}): ${said.slice(-300)}`),
      )
      wait()
      this.#process.send(task)
    })
  }

  stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.#process.once('exit', () => resolve())
      this.#process.kill('SIGKILL')
    })
  }
}

export interface Plan {
  readonly doors: readonly string[]
  readonly seed: string
  /** It ends after so many seconds, or so many inputs. */
  readonly seconds: number
  readonly inputs: number
}

/** Damaged inputs through the doors in turn, until the time is over. What fails is kept. */
export async function fuzz({ doors, seed, seconds, inputs }: Plan): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-fuzz-'))
  const results: Fuzzed = { inputs: 0, clean: 0, accepted: 0, crashed: 0, slow: 0, large: 0, failures: [] }
  const next = new Map(doors.map((door) => [door, 0]))
  const until = performance.now() + seconds * 1000
  const keep = (door: string, number: number, why: string): void => {
    const kept = join(tmpdir(), 'dejarik', 'fuzz')
    mkdirSync(kept, { recursive: true })
    const file = join(kept, `${door}-${seed.replace(/[^\w-]/g, '_')}-${number}`)
    const left = [failedFile(folder, number), join(folder, 'current')].find((path) => existsSync(path))
    if (left !== undefined) copyFileSync(left, file)
    results.failures.push({ door, file, why })
  }
  const bar = progress(Math.min(inputs, 1e9), 'inputs')
  let trier = new Trier()
  try {
    for (let turn = 0; results.inputs < inputs && performance.now() < until; turn++) {
      const door = doors[turn % doors.length]!
      const from = next.get(door)!
      const to = from + Math.min(BATCH, inputs - results.inputs)
      if (trier.isGone || trier.tried > WORN) {
        await trier.stop()
        trier = new Trier()
      }
      const { next: after, died } = await trier.run({ door, seed, from, to, folder }, (tried) => {
        bar.add(1)
        note(results, tried, (why) => keep(door, tried.number, why))
      })
      next.set(door, after)
      if (died === null) continue
      results.inputs++
      results.crashed++
      keep(door, after - 1, died)
    }
  } finally {
    bar.end()
    await trier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

/** Counts one input. What is both slow and refused is slow. */
function note(results: Fuzzed, tried: Tried, keep: (why: string) => void): void {
  const { verdict, why, seconds, megabytes } = tried
  results.inputs++
  const fails = failsOf(tried)
  if (fails.length === 0) results[verdict]++
  for (const fail of fails) results[fail]++
  if (fails.length > 0) keep(why || `it took ${seconds.toFixed(1)} s of processor time and ${Math.round(megabytes)} MB`)
}
