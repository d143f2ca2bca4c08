import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../../bin/dejarik.js', import.meta.url))

interface Surroundings {
  /** What the person types. */
  readonly input?: string
  /** Where the player's own things are; nowhere unless a test says so. */
  readonly home?: string
}

/** Runs the command as a person would, with things around it. */
export const dejarikWith = ({ input = '', home = '/nowhere' }: Surroundings, ...args: string[]) => {
  const env = { ...process.env, DEJARIK_HOME: home }
  const done = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input, env, maxBuffer: 1 << 28 })
  return { code: done.status, out: done.stdout, err: done.stderr, json: () => JSON.parse(done.stdout) }
}

/** Runs the command as a person would. */
export const dejarik = (...args: string[]) => dejarikWith({}, ...args)
