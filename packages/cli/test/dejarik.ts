import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { main } from '../src/main.js'

const bin = fileURLToPath(new URL('../../bin/dejarik.js', import.meta.url))

interface Surroundings {
  /** What the person types. */
  readonly input?: string
  /** Where the player's own things are; nowhere unless a test says so. */
  readonly home?: string
}

const said = (code: number | null, out: string, err: string) => ({ code, out, err, json: () => JSON.parse(out) })

let before: Promise<unknown> = Promise.resolve()

/** Runs the command as a person would, with things around it; one at a time, since they share a terminal. */
export function dejarikWith({ input = '', home = '/nowhere' }: Surroundings, ...args: string[]) {
  const done = before.then(async () => {
    const stdin = new PassThrough().end(input) as PassThrough
    const [out, err] = [new Heard(), new Heard()]
    process.env.DEJARIK_HOME = home
    const code = await main(args, { stdin, stdout: out, stderr: err })
    return said(code, out.text(), err.text())
  })
  before = done
  return done
}

/** Runs the command as a person would. */
export const dejarik = (...args: string[]) => dejarikWith({}, ...args)

/** Runs the command as a program of its own: whatever is kept while a program runs is found anew. */
export function spawnedWith({ input = '', home = '/nowhere' }: Surroundings, ...args: string[]) {
  const env = { ...process.env, DEJARIK_HOME: home }
  const done = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input, env, maxBuffer: 1 << 28 })
  return said(done.status, done.stdout, done.stderr)
}

class Heard extends PassThrough {
  readonly #parts: string[] = []
  override write(part: string): boolean {
    this.#parts.push(part)
    return true
  }
  text(): string {
    return this.#parts.join('')
  }
}
