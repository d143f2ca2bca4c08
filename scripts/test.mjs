// npm test: installs what is missing, builds, lints and runs every test with Node's own runner.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { node, root, tool } from './run.mjs'
import { filesUnder, workspaces } from './stale.mjs'

build()
tool('biome', ['check', '.'])
const chromium = browser()
if (chromium === undefined) console.log('There is no Chromium here: the tests of the table in a browser are skipped.')
else process.env.CHROMIUM = chromium

const testsUnder = (folder) => filesUnder(folder).filter((file) => /\.test\.m?js$/.test(file))
const tests = workspaces().flatMap((workspace) => testsUnder(join(workspace, 'dist', 'test')))

// A file that opens a browser has a process of its own, and closes the browser when its tests are done.
const alone = tests.filter((file) => /from '\.\.?\/browser\.js'/.test(readFileSync(file, 'utf8')))

// To load a game takes longer than most of its tests, so that the other tests of a folder share a process.
const folders = new Set(tests.filter((file) => !alone.includes(file)).map(dirname))
const together = [...folders].map((folder) => {
  const inside = tests.filter((file) => dirname(file) === folder && !alone.includes(file)).map((file) => basename(file))
  const file = join(folder, 'together.js')
  writeFileSync(file, inside.map((name) => `import './${name}'\n`).join(''))
  return file
})

node([
  '--test',
  '--import=./scripts/seed.mjs',
  '--enable-source-maps',
  '--disable-warning=ExperimentalWarning',
  '--test-reporter=spec',
  '--test-concurrency=2',
  ...[...alone, ...together, ...testsUnder(join(root, 'scripts'))].map((file) => relative(root, file)),
])
