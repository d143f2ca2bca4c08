// Removes compiled files whose source is gone: tsc leaves them, and a deleted test would go on running.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const compiled = /\.(?:js|d\.ts)(?:\.map)?$/

export const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : []

export const workspaces = () =>
  readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, 'packages', entry.name))

const hasSource = (output, from, to) => {
  const stem = output.replace(from, to)
  if (stem.endsWith('.json')) return existsSync(stem)
  return ['.ts', '.tsx'].some((end) => existsSync(stem.replace(compiled, end)))
}

export const removeStale = () => {
  for (const workspace of workspaces())
    for (const part of ['src', 'test']) {
      const from = join(workspace, 'dist', part)
      const to = join(workspace, part)
      for (const output of filesUnder(from))
        if ((compiled.test(output) || output.endsWith('.json')) && !hasSource(output, from, to)) rmSync(output)
    }
}
