import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dejarik, dejarikWith } from './dejarik.js'

const play = (lines: readonly string[], ...args: string[]) =>
  dejarikWith({ input: lines.map((line) => `${line}\n`).join('') }, 'play', '--seed', '3', '--vs', 'random', ...args)

test('at the end of the input the game is left, cleanly', async () => {
  const { code, out, err } = await play([], '--deck', 'Rey')
  assert.equal(code, 0)
  assert.equal(err, '')
  assert.match(out, /You: Rey; Player 2: Kylo Ren \(random bot\)/)
  assert.match(out, /Which cards do you shuffle back and redraw\?\n {2}1 {2}choose/)
  assert.match(out, /was left after 0 answers\.\n$/)
})

test('quit leaves the game too', async () => {
  assert.match((await play(['done', 'quit', '1'])).out, /was left after \d answers/)
})

test('the first option again and again plays a whole game', async () => {
  const { code, out } = await play(Array(3000).fill('1'))
  assert.equal(code, 0)
  assert.match(out, /(?:You win|Player 2 wins)\. \(destiny\.[a-z-]+; `dejarik rules/)
  assert.match(out, /· Round 2 begins/)
})

test('a hidden hand is a number: nothing the opponent draws is told', async () => {
  const { out } = await play(['done'])
  assert.match(out, /· You draw [A-Z]/)
  assert.match(out, /· Player 2 draws 5 cards/)
})

test('an option may be named by part of its words, and an unclear name lists what it could be', async () => {
  const { out } = await play(['choose', 'don', 'zyx'])
  assert.match(out, /That could be:\n {2}1 {2}choose /)
  assert.match(out, /No option says "zyx"/)
  assert.match((await play(['99'])).out, /There are options 1 to \d+\./)
})

test('? lists the commands, why and card answer, log tells', async () => {
  const { out } = await play(['?', 'why rey', 'why nobody', 'card lightsabre', 'card finn', 'log'], '--deck', 'Rey')
  assert.match(out, /why CARD +what you may do/)
  assert.match(out, /Rey \(yours, in play\):\n {2}You may/)
  assert.match(out, /You see no card called "nobody"/)
  assert.match(out, /No card is called "lightsabre"\. Did you mean Lightsaber/)
  assert.match(out, /Finn, First Order Defector \(Awakenings #45\)\n/)
  assert.equal(out.split('· Player 2 draws 5 cards').length, 3)
})

test("undo goes back to one's own previous answer, exactly", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-play-'))
  const saved = async (...lines: string[]) => {
    const file = join(folder, 'game.json')
    assert.match((await play([...lines, `save ${file}`])).out, /Saved to/)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  try {
    const before = await saved('done', '1', '1')
    const after = await saved('done', '1', '1', '1', 'undo')
    assert.deepEqual(after.answers, before.answers)
    assert.equal(after.undone.length, 1)
    assert.match((await play(['undo'])).out, /You have not answered anything yet/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a saved game is a record: it verifies, shows and plays on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-play-'))
  try {
    const file = join(folder, 'game.json')
    await play(['done', '1', '1', '1', '1', `save ${file}`])
    const checked = (await dejarik('replay', 'verify', file, '--json')).json()
    assert.equal(checked.ok, true)
    assert.match((await dejarik('replay', 'show', file, '--at', '0')).out, /After answer 0 of/)
    const { out } = await dejarikWith({ input: 'log\n' }, 'play', '--vs', 'random', '--resume', file)
    assert.match(out, new RegExp(`left after ${checked.answers} answers`))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('people at one screen each see their own hand', async () => {
  const { out } = await play(['done', 'done', 'done'], '--vs', 'human')
  assert.match(out, /Player 1:\n[\s\S]*Player 2:\n/)
})

test('with --json the talk goes to the error output and the result is one value', async () => {
  const { json, err } = await play(['done'], '--json')
  const { game, over, result } = json()
  assert.deepEqual({ game, over, result }, { game: 'destiny', over: false, result: null })
  assert.match(err, /Type \? for help/)
})

test('a free-for-all seats bots at the others', async () => {
  assert.match((await play(['done'], '--players', '3')).out, /Player 3: .* \(random bot\)/)
})

const wrong: [args: string[], says: RegExp][] = [
  [['--vs', 'nobody'], /There is no bot "nobody"/],
  [['--deck', 'nothing.txt'], /neither a file nor a deck/],
  [['--resume', 'nothing.json'], /nothing\.json cannot be read: there is no such file/],
  [['--players', '5'], /2 to 4 players/],
  [['--format', 'awakenings', '--players', '3'], /The format awakenings is for 2 players/],
]
for (const [args, says] of wrong)
  test(`wrong usage: play ${args.join(' ')}`, async () => {
    const { code, err } = await dejarik('play', ...args)
    assert.equal(code, 2)
    assert.match(err, says)
  })

test('a hint names good answers with their chance, and a thinking bot says what it thought', async () => {
  const { code, out } = await play(['done', 'hint', '1', '1', '1', 'bot'], '--vs', 'search:8i')
  assert.equal(code, 0)
  assert.match(out, /You could: .* – \d+ % to win/)
  assert.match(out, /It saw \d+ % to win before, and \d+ % with its answer/)
  assert.match(out, / {4}expected then: (?:you|Player 2): /)
})

test('a deck for a seat that nobody has is refused', async () => {
  const { code, err } = await play([], '--deck', 'Rey', '--deck3', 'Kylo Ren')
  assert.equal(code, 2)
  assert.match(err, /There are only 2 players; add --players 3/)
})

test('a program that fails ends the game with a sentence, and the game is kept', async () => {
  const vs = ['--vs', `program:node -e "process.stdin.once('data', () => console.log('hm'))"`]
  const { code, out, err } = await play(['done', ...Array(20).fill('1')], ...vs)
  assert.equal(code, 1)
  const [, file] = /which is no JSON; right is .*\. The game is kept in (\S+); play on with --resume/.exec(err) ?? []
  assert.ok(file !== undefined, err)
  assert.doesNotMatch(err, /bug in dejarik/)
  assert.match(out, /was left after \d+ answers?\.\n$/)
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: object[] }
  assert.ok(answers.length > 0)
  rmSync(file)
})
