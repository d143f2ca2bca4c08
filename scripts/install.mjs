// Installs the dependencies when the checkout has none, or not those that the lockfile names.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const packages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

const complete = () => {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const installed = packages('node_modules/.package-lock.json')
  return Object.entries(packages('package-lock.json')).every(([path, wanted]) => {
    // Optional packages are those of other platforms; workspaces live in packages/.
    if (!path.startsWith('node_modules/') || wanted.optional) return true
    return existsSync(join(root, path)) && (wanted.link || installed[path]?.version === wanted.version)
  })
}

export const install = () => {
  if (!complete()) run('npm', ['ci', '--no-audit', '--no-fund'])
}
