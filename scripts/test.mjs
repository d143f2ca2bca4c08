// npm test: installs what is missing, builds, lints and runs every test with Node's own runner.
import { join, relative } from 'node:path'
import { build } from './build.mjs'
import { node, root, tool } from './run.mjs'
import { filesUnder, workspaces } from './stale.mjs'

build()
tool('biome', ['check', '.'])

const folders = [...workspaces().map((workspace) => join(workspace, 'dist', 'test')), join(root, 'scripts')]
const tests = folders
  .flatMap(filesUnder)
  .filter((file) => /\.test\.m?js$/.test(file))
  .map((file) => relative(root, file))
  .sort()
node([
  '--test',
  '--import=./scripts/seed.mjs',
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  '--test-reporter=spec',
  '--test-concurrency=2',
  ...tests,
])
