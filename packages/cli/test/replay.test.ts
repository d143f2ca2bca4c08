import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { destiny } from '@dejarik/destiny'
import { type Engine, play, readRecord, undo } from '@dejarik/kernel'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-replay-'))
after(() => rmSync(folder, { recursive: true }))
await dejarik('sim', '--game', 'destiny', '--games', '1', '--seed', 'replay', '--record', folder)
const good = join(folder, 'destiny-replay-0.json')
const text = readFileSync(good, 'utf8')
const answers: number = JSON.parse(text).answers.length

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const changed = (name: string, change: (record: Record<string, unknown>) => void): string => {
  const record = JSON.parse(text)
  change(record)
  return file(name, JSON.stringify(record))
}

test('a good record holds', async () => {
  const { code, out } = await dejarik('replay', 'verify', good)
  assert.equal(code, 0)
  assert.match(
    out,
    new RegExp(`${answers} answers played again, ${Math.ceil(answers / 50)} digests? agree; player [12] won`),
  )
  const { ok, answers: played } = (await dejarik('replay', 'verify', good, '--json')).json()
  assert.deepEqual({ ok, played }, { ok: true, played: answers })
})

test('a record with an agreed edit is played again, and says so', async () => {
  const whole = readRecord(JSON.parse(text))
  const e = destiny() as unknown as Engine
  const { s, record: edited } = undo(e, whole, whole.answers.length - 6)
  play(e, s, edited, { do: 'edit', by: 1, seat: 0, set: 'resources', to: 7 })
  const path = file('edited.json', JSON.stringify(edited))
  const { code, out } = await dejarik('replay', 'verify', path)
  assert.equal(code, 0, out)
  assert.match(out, /This game was edited: the players agreed on 1 edit\./)
  assert.match(
    (await dejarik('replay', 'show', path, '--at', '7')).out,
    /Agreed edit: (you have|Player 1 has) 7 resources/,
  )
  assert.match((await dejarik('replay', 'show', path, '--at', '6')).out, /Answered: Agreed edit/)
  const wrong = changed('wrong-edit.json', (record) => {
    record.answers = [{ do: 'edit', by: 1, seat: 0, set: 'resources', to: 700 }]
    record.checks = '0000'
  })
  assert.match(
    (await dejarik('replay', 'verify', wrong)).out,
    /Answer 1: It is not legal here.*resources is from 0 to 99/,
  )
})

const bad: [what: string, path: () => string, says: RegExp][] = [
  ['cut off', () => file('cut.json', text.slice(0, 2000)), /cut\.json is cut off or damaged/],
  ['empty', () => file('empty.json', ''), /empty\.json is empty/],
  ['no JSON', () => file('words.json', 'hello'), /words\.json is not JSON/],
  ['no record', () => file('list.json', '[1]'), /not a record of a game/],
  [
    'of another layout',
    () =>
      changed('layout.json', (record) => {
        record.record = 9
      }),
    /has layout 9, which was never released; this version reads layout 2/,
  ],
  [
    'with other cards',
    () =>
      changed('cards.json', (record) => {
        record.cards = { ...(record.cards as object), 'destiny:99999': 'ffff' }
      }),
    /played with cards that are not here: destiny:99999/,
  ],
  [
    'with an answer that is not legal',
    () =>
      changed('illegal.json', (record) => {
        ;(record.answers as unknown[])[3] = { do: 'fly' }
      }),
    /Answer 4: It is not legal here: \{"do":"fly"\}/,
  ],
  [
    'with another digest',
    () =>
      changed('digest.json', (record) => {
        ;(record.digests as string[])[0] = '0'
      }),
    /Answer 50: What the seats see differs from the record/,
  ],
  [
    'with another digest at its end',
    () =>
      changed('end.json', (record) => {
        ;(record.digests as string[])[Math.ceil(answers / 50) - 1] = '0'
      }),
    new RegExp(`Answer ${answers}: What the seats see differs from the record`),
  ],
  [
    'without its decks',
    () =>
      changed('decks.json', (record) => {
        delete record.decks
      }),
    /decks is missing/,
  ],
  [
    'with damaged decks',
    () =>
      changed('damaged.json', (record) => {
        record.decks = [1, null]
      }),
    /cannot be played/,
  ],
]
for (const [what, path, says] of bad)
  test(`a record ${what} does not hold, and says why`, async () => {
    const { code, out } = await dejarik('replay', 'verify', path())
    assert.equal(code, 1)
    assert.match(out, says)
  })

test('show draws the table after an answer, with what was answered next', async () => {
  const { code, out } = await dejarik('replay', 'show', good, '--at', '20')
  assert.equal(code, 0)
  assert.match(out, new RegExp(`^After answer 20 of ${answers}:`))
  assert.match(out, /\nAnswered: /)
  assert.match(
    (await dejarik('replay', 'show', good, '--at', String(answers))).out,
    /The game is over: player [12] won/,
  )
})

test('an answer that names a clause is shown in words', async () => {
  const { answers: given } = JSON.parse(text) as { answers: { clause?: string }[] }
  const at = given.findIndex(({ clause }) => clause !== undefined)
  assert.ok(at >= 0)
  const { out } = await dejarik('replay', 'show', good, '--at', String(at))
  const lines = out.trimEnd().split('\n')
  const answered = lines.pop()?.replace('Answered: ', '')
  assert.ok(
    lines.some((line) => /^ {2}\d+ {2}/.test(line) && line.endsWith(`  ${answered}`)),
    out,
  )
})

test('the public sees no hand and no question', async () => {
  const { out } = await dejarik('replay', 'show', good, '--at', '20', '--seat', 'public')
  assert.doesNotMatch(out, /^ {2}hand: /m)
  assert.doesNotMatch(out, /Answered/)
  const { view, prompt } = (await dejarik('replay', 'show', good, '--at', '20', '--seat', 'public', '--json')).json()
  assert.equal(prompt, null)
  for (const { hand } of view.players) assert.deepEqual(hand.known, [])
})

test('a position is written as a scenario that runs, and one that cannot be names the nearest that can', async () => {
  const { code, err } = await dejarik('replay', 'scenario', good, '--at', '30')
  const [, earlier = '30'] = /in the middle of .* --at (\d+)/.exec(err) ?? []
  assert.equal(code, earlier === '30' ? 0 : 2)
  const { out } = await dejarik('replay', 'scenario', good, '--at', earlier)
  assert.match(out, /^id: destiny-position-\d+\ngame: destiny\n[\s\S]*^seats:/m)
  assert.equal((await dejarik('scenario', file('position.yaml', out))).code, 0)
  assert.match((await dejarik('replay', 'scenario', good, '--at', '0')).err, /can be written where a turn begins/)
})

const wrong: [args: string[], says: RegExp][] = [
  [['verify', 'nothing.json'], /nothing\.json cannot be read: there is no such file/],
  [['show', good], /required option '--at <n>'/],
  [['show', good, '--at', '99999'], new RegExp(`has ${answers} answers, so --at is 0 to ${answers}`)],
  [['show', good, '--at', 'x'], /whole number, 0 or more/],
  [['show', good, '--at', '1', '--seat', '4'], /There are 2 players/],
  [['shwo', good], /unknown command 'shwo'\n\(Did you mean show\?\)/],
]
for (const [args, says] of wrong)
  test(`wrong usage: replay ${args.map((arg) => (arg === good ? 'FILE' : arg)).join(' ')}`, async () => {
    const { code, err } = await dejarik('replay', ...args)
    assert.equal(code, 2)
    assert.match(err, says)
  })
