// node scripts/rule-tests.mjs ID: shows the code that cites a rule, then compiles and runs exactly the tests and scenarios
// that cite it. Break the code that it shows, run it again: a test must fail.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { root } from './run.mjs'

const LINES = 12
const id = process.argv[2]
if (id === undefined) {
  console.error('Which rule? node scripts/rule-tests.mjs destiny.activate')
  process.exit(2)
}
build()
const { citedFiles } = await import('../packages/cli/dist/src/rules/cited-files.js')
const { proving } = await import('../packages/cli/dist/src/rules/write-index.js')
const { readScenarios, runAll } = await import('../packages/scenarios/dist/src/index.js')

const cited = citedFiles(root)
  .filter((file) => proving.has(file.package))
  .map((file) => ({ ...file, at: file.citations.filter((one) => one.id === id).map((one) => one.line) }))
  .filter((file) => file.at.length > 0)
const of = (part) => cited.filter((file) => file.part === part)
const textOf = (path) => readFileSync(join(root, path), 'utf8')

for (const { path, at } of of('code')) {
  const lines = textOf(path).split('\n')
  let shown = 0
  for (const line of at) {
    if (line <= shown) continue
    shown = line - 1 + LINES
    console.log(`${path}:${line}\n${lines.slice(line - 1, shown).join('\n')}\n`)
  }
}

let ran = 0
let failed = 0
const say = (name, fault) => {
  ran++
  if (fault) failed++
  console.log(fault ? `FAILS ${name}\n      ${fault}` : `ok    ${name}`)
}

/** Only the documents of a file that cite the rule. */
for (const { path, at } of of('scenarios')) {
  const text = textOf(path)
  const documentOf = (line) => text.split('\n', line).filter((one) => one === '---').length
  const scenarios = readScenarios(text, path)
  for (const n of new Set(at.map(documentOf))) {
    const [{ id: name, ok, why }] = runAll([scenarios[n]]).results
    say(`${path}: ${name}`, !ok && why)
  }
}

/** Only the tests of a file whose title or body cites the rule; the whole file where a line above all of them does. */
for (const { path, at } of of('tests').filter((file) => /\.test\.ts$/.test(file.path))) {
  const lines = textOf(path).split('\n')
  const titles = at.map((line) => lines.slice(0, line).findLast((one) => /^(?:test|describe)\(/.test(one)))
  const names = [...new Set(titles)].map((one) => /\('(.*?)', /.exec(one ?? '')?.[1])
  const only = names.some((name) => name === undefined) ? [] : names
  const pattern = only.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const compiled = path.replace('/test/', '/dist/test/').replace(/ts$/, 'js')
  const run = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', ...pattern.map((one) => `--test-name-pattern=${one}`), compiled],
    { cwd: root, encoding: 'utf8' },
  )
  const fault = /^\s*error: (.*)$/m.exec(run.stdout)?.[1] ?? 'see node --test'
  say(`${path}: ${only.length > 0 ? only.join('; ') : 'all'}`, run.status !== 0 && fault)
}

console.log(`\n${id}: ${ran} run, ${failed} failed.`)
process.exitCode = failed > 0 ? 1 : ran > 0 ? 0 : 2
