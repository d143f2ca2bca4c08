// npm run build: compiles every package, then checks each rule citation and writes the rules index.
import { install } from './install.mjs'
import { node, tool } from './run.mjs'
import { removeStale } from './stale.mjs'

export const build = () => {
  install()
  removeStale()
  tool('tsc', ['-b'])
  node(['scripts/rule-index.mjs'])
}

if (process.argv[1]?.endsWith('build.mjs')) build()
