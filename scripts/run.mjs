// Runs one command of a script, shows its output and stops the script when it fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'

export const run = (command, args) => {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows })
  if (done.error) console.error(`${command}: ${done.error.message}`)
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/** A command that a dependency brings along. */
export const tool = (name, args) => run(join(root, 'node_modules', '.bin', name), args)

export const node = (args) => run(process.execPath, args)
