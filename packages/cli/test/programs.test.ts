import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

const example = fileURLToPath(new URL('../../../../examples/bots/first.py', import.meta.url))

const python = spawnSync('python3', ['--version']).status === 0 ? {} : { skip: 'there is no python3 here' }

test('a program in another language plays a whole game', python, async () => {
  const { code, err, json } = await dejarik(
    ...['sim', '--game', 'destiny', '--games', '2', '--threads', '1', '--a', `program:python3 ${example}`, '--json'],
  )
  assert.equal(code, 0, err)
  assert.equal((json() as { finished: number }).finished, 2)
})

test('a program is told what it plays, with which decks, and what came of it', async () => {
  const file = join(folder, 'hears.mjs')
  const heard = join(folder, 'heard.txt')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
    import { createInterface } from 'node:readline'
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { type, id } = JSON.parse(line)
      if (type === 'decision') console.log(JSON.stringify({ type: 'answer', id, option: 0 }))
      else appendFileSync(${JSON.stringify(heard)}, line + '\\n')
    })`,
  )
  const { code, err, json } = await dejarik(
    ...['sim', '--game', 'destiny', '--games', '1', '--threads', '1', '--a', `program:node ${file}`, '--json'],
  )
  assert.equal(code, 0, err)
  const { wins } = json() as { wins: { a: number; b: number } }
  const said = () => readFileSync(heard, 'utf8').trim().split('\n')
  // It hears the last of it after the game, in its own time.
  for (let n = 0; n < 100 && said().length < 2; n++) await new Promise((resolve) => setTimeout(resolve, 50))
  const [hello, bye] = said().map((line) => JSON.parse(line))
  const { type, protocol, game, seat, decks } = hello
  assert.deepEqual({ type, protocol, game, seat }, { type: 'hello', protocol: 1, game: 'destiny', seat: 0 })
  assert.equal(decks.length, 2)
  assert.ok(decks[0].cards.length > 0)
  assert.deepEqual(bye, { type: 'bye', result: wins.a })
})

const bad: [name: string, code: string, says: RegExp][] = [
  ['no JSON', 'console.log("hm")', /which is no JSON; right is/],
  [
    'an option that is not there',
    'console.log(JSON.stringify({type:"answer",id:0,option:99}))',
    /option 99, and there are/,
  ],
  ['a line that is too long', 'process.stdout.write("x".repeat(1e7))', /a line of more than 65536 bytes; an answer is/],
  ['again and again', 'process.stdout.write("{}\\n".repeat(5000))', /answered "\{\}"; right is|more than 1000 lines/],
  ['with a list', 'console.log(JSON.stringify({type:"answer",id:0,option:[0]}))', /option of another kind, and there/],
  ['nothing, because it ended', 'process.exit(3)', /ended \(3\) before the game was over/],
]
for (const [name, code, says] of bad)
  test(`a program that answers ${name} is told what is right`, async () => {
    const file = join(folder, `${name.length}.mjs`)
    writeFileSync(file, `process.stdin.once('data', () => { ${code} })`)
    const { code: exit, err } = await dejarik(
      ...['sim', '--game', 'destiny', '--games', '1', '--threads', '1', '--a', `program:node ${file}`],
    )
    assert.equal(exit, 1)
    assert.match(err, says)
  })

for (const args of [
  ['arena', '--bots', 'program:false,random', '--games', '12'],
  ['lab', '--decks', 'Rey,Kylo Ren', '--bot', 'program:false', '--games', '12'],
])
  test(`${args[0]}: what went wrong is told, a few times`, async () => {
    const { code, err } = await dejarik(...args, '--game', 'destiny', '--threads', '1')
    assert.equal(code, 1)
    assert.equal(err.match(/The program "false" ended \(1\)/g)?.length, 10)
    assert.match(err, /and 2 games more with something wrong/)
  })

const stays = [
  ['answers nonsense', 'console.log("hm")', /which is no JSON/],
  ['closes its output', 'closeSync(1)', /has closed its output/],
] as const
for (const [name, does, says] of stays)
  test(`a program that ${name} and does not end is ended with its game`, async () => {
    const file = join(folder, `${name.length}-stays.mjs`)
    const id = join(folder, `${name.length}-id.txt`)
    writeFileSync(
      file,
      `import { closeSync, writeFileSync } from 'node:fs'
      writeFileSync(${JSON.stringify(id)}, String(process.pid))
      process.stdin.once('data', () => { ${does} })
      setInterval(() => {}, 1000)`,
    )
    const { code, err } = await dejarik(
      ...['sim', '--game', 'destiny', '--games', '1', '--threads', '1', '--a', `program:node ${file}`],
    )
    assert.equal(code, 1)
    assert.match(err, says)
    assert.throws(() => process.kill(Number(readFileSync(id, 'utf8')), 0), { code: 'ESRCH' })
  })
