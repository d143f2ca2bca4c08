// npm test: installs what is missing, builds, lints and runs every test with Node's own runner.
// npm test -- --browser: only the tests that open a browser.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { root, tool } from './run.mjs'
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

const failures = join(mkdtempSync(join(tmpdir(), 'dejarik-test-')), 'failed.jsonl')

/** Runs these test files; the tests that failed, or null where the runner itself did. */
function failedIn(files, concurrency) {
  rmSync(failures, { force: true })
  const args = [
    '--test',
    '--import=./scripts/seed.mjs',
    '--enable-source-maps',
    '--disable-warning=ExperimentalWarning',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./scripts/failed-files.mjs', `--test-reporter-destination=${failures}`],
    `--test-concurrency=${concurrency}`,
    ...files.map((file) => relative(root, file)),
  ]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const failed = existsSync(failures) ? readFileSync(failures, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []
  return status === 0 ? [] : failed.length > 0 ? failed : null
}

const everything = [...alone, ...together, ...testsUnder(join(root, 'scripts'))]
const failed = failedIn(process.argv.includes('--browser') ? alone : everything, 2)
if (failed === null) process.exit(1)

// A browser test may fail because the machine was busy. It is run once more, alone: if it passes then, it is unsteady,
// which is reported by name and to be put right before anything else.
const again = new Set(failed.map(({ file }) => file).filter((file) => alone.includes(file)))
if (failed.some(({ file }) => !again.has(file))) process.exit(1)
for (const file of again) if (failedIn([file], 1)?.length !== 0) process.exit(1)
for (const { file, name } of failed) console.log(`UNSTEADY: ${relative(root, file)}: ${name} (trace in test-traces/)`)
