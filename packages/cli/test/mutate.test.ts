import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changed, changesOf } from '../src/mutate/changes.js'
import { equivalentsOf, fits } from '../src/mutate/equivalent.js'
import { listen } from '../src/mutate/listen.js'
import { allMutants, mutantsOf, type Target } from '../src/mutate/mutants.js'
import { checkout } from '../src/mutate/run.js'
import { Trial } from '../src/mutate/trial.js'
import { dejarik } from './dejarik.js'

const broken = (source: string): string[] =>
  changesOf(source).map((change) => {
    const made = changed(source, change)
    assert.ok(made !== null, `${source} with ${change.text}`)
    return made
  })

test('each kind of place is broken in its own way, and what is left still parses', () => {
  assert.deepEqual(broken('x = a < 1'), [';', 'x = a <= 1', 'x = a < 2', 'x = a < 0'])
  assert.deepEqual(broken('const x = (a || b) && c'), ['const x = ((a || b)) || (c)', 'const x = ((a) && (b)) && c'])
  assert.deepEqual(broken('const x = !f(true)'), ['const x = (f(true))', 'const x = !f(false)'])
  assert.deepEqual(broken('const x = -1'), ['const x = -0'])
  assert.deepEqual(broken('const x = [f, g]'), ['const x = [g]', 'const x = [f]'])
  assert.deepEqual(broken('const x = f(a ? b : c)'), ['const x = f(!(a) ? b : c)'])
  assert.deepEqual(broken('const x = list.some(f)'), ['const x = list.every(f)'])
  assert.deepEqual(broken('function f() { g(); h() }'), [
    'function f() { return; g(); h() }',
    'function f() { ; h() }',
    'function f() { g(); ; }',
  ])
})

test('a seat becomes the other one, but a name that is declared or a key stays', () => {
  assert.deepEqual(broken('const f = ({ seat }, x) => g({ seat }, x.seat, seat)'), [
    'const f = ({ seat }, x) => g({ seat: 1 - seat }, x.seat, seat)',
    'const f = ({ seat }, x) => g({ seat }, (1 - x.seat), seat)',
    'const f = ({ seat }, x) => g({ seat }, x.seat, (1 - seat))',
  ])
})

test('texts, imports and what those who watch hear are left alone', () => {
  assert.deepEqual(
    broken("import { a } from './a.js'\nt.watch?.({ is: 'b', n: 1 })\nif (n > 0) t.watch?.({ n })\nconst x = 'a' + b"),
    [],
  )
})

test('a program is listened to until it fails, falls silent or ends', async () => {
  const run = (program: string, enough = (_: string) => true, limit = 60_000) =>
    listen(['-e', program], { cwd: checkout, limit, enough })
  assert.equal((await run('console.log("ok 1 - a")')).broken, null)
  assert.equal((await run('console.log("not ok 1 - a # SKIP not here")')).broken, null)
  assert.equal((await run('console.log("not ok 1 - a"); setInterval(() => {}, 9)')).broken, 'stopped')
  const known = await run('console.log("not ok 1 - a"); process.exitCode = 1', () => false)
  assert.deepEqual([known.broken, known.failed], [null, ['a']])
  assert.equal((await run('process.exit(1)')).broken, 'crashed')
  assert.equal((await run('for (;;);', undefined, 2000)).broken, 'silent')
})

test('the same seed breaks the same lines', () => {
  const places = (seed: string) => mutantsOf(checkout, 'destiny', 20, seed).map(({ file, line }) => `${file}:${line}`)
  assert.deepEqual(places('1'), places('1'))
  assert.notDeepEqual(places('1'), places('2'))
})

test('a scenario that cites the rule notices a broken line', async () => {
  const [mutant] = mutantsOf(checkout, 'destiny', 2000, '1').filter(
    ({ file, change }) => file.endsWith('resources.ts') && change.startsWith('without'),
  )
  assert.ok(mutant !== undefined)
  const trial = new Trial(checkout, 'destiny')
  try {
    assert.equal(await trial.notices(mutant), true)
    assert.deepEqual(trial.failing, [])
  } finally {
    trial.end()
  }
})

test('dejarik mutate reports every line that it broke', async () => {
  const { code, json } = await dejarik('mutate', '--game', 'destiny', '--count', '2', '--seed', '4', '--json')
  const { game, mutants, noticed, survivors, equivalent } = json()
  assert.deepEqual([game, mutants, noticed + survivors.length + equivalent.length], ['destiny', 2, 2])
  assert.equal(code, survivors.length === 0 ? 0 : 1)
  for (const one of survivors) assert.deepEqual(Object.keys(one), ['file', 'line', 'change'])
})

test('dejarik mutate --game wants a game or the kernel', async () => {
  assert.equal((await dejarik('mutate', '--game', 'chess')).code, 2)
  assert.match((await dejarik('mutate', '--help')).out, /dejarik mutate --game destiny/)
})

for (const target of ['destiny', 'swccg', 'swtcg', 'kernel'] satisfies Target[]) {
  test(`every line of ${target} that is said to play no differently is there`, () => {
    const all = allMutants(checkout, target)
    for (const one of equivalentsOf(checkout, target)) {
      assert.match(one.reason, /^[A-Z].{15,}\.$/, `a sentence says why: ${JSON.stringify(one)}`)
      assert.ok(
        all.some((mutant) => fits(one, mutant)),
        `no such line, or no such change: ${JSON.stringify(one)}`,
      )
    }
  })
}
