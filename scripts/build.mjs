// npm run build: compiles every package and the table's site, then checks each rule citation and writes the rules index.
import { install } from './install.mjs'
import { node, tool } from './run.mjs'
import { removeStale } from './stale.mjs'

export const build = () => {
  install()
  removeStale()
  tool('tsc', ['-b'])
  tool('vite', ['build', 'packages/table', '--logLevel', 'warn'])
  node(['scripts/rule-index.mjs'])
}

if (process.argv[1]?.endsWith('build.mjs')) build()
