// npm test: installs what is missing, builds, lints and runs every test with Node's own runner.
import { join, relative } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { node, root, tool } from './run.mjs'
import { filesUnder, workspaces } from './stale.mjs'

build()
tool('biome', ['check', '.'])
const chromium = browser()
if (chromium === undefined) console.log('There is no Chromium here: the tests of the table in a browser are skipped.')
else process.env.CHROMIUM = chromium

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
