import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { interval } from '@dejarik/bots'
import { outcome } from '../src/arena/arena.js'
import { gameIds, loadGame } from '../src/games.js'
import { looksAtCards } from '../src/lab/cards.js'
import { allFigures, found } from '../src/lab/figures.js'
import { type HandStudy, handStudies } from '../src/lab/hand-study.js'
import { addHands, type HandCounts, PUT_BACK } from '../src/lab/hands.js'
import { playSeries } from '../src/sim/play-series.js'
import { noGames } from '../src/sim/tally.js'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('arena: who is better is found out with as few games as it takes', async () => {
  const { code, err, json } = await dejarik(
    'arena',
    '--game',
    'destiny',
    '--bots',
    'random,heuristic',
    '--threads',
    '1',
    '--json',
  )
  assert.equal(code, 0, err)
  const { matches, entrants } = json() as {
    matches: { games: number; verdict: string; wins: { a: number; b: number } }[]
    entrants: { name: string; elo: number }[]
  }
  const [match] = matches
  assert.equal(match!.verdict, 'better')
  assert.ok(match!.games < 60, `${match!.games} games`)
  assert.ok(match!.wins.b > match!.wins.a)
  assert.deepEqual([entrants[0]!.name, entrants[1]!.name], ['heuristic', 'random'])
})

test('a match is decided either way round, and open until then', () => {
  const question = { low: 0.5, high: 0.6, risk: 0.05 }
  const after = (a: number, b: number) => outcome({ ...noGames(2), wins: [a, b] }, question)
  assert.equal(after(25, 2), 'better')
  assert.equal(after(2, 25), 'better')
  assert.equal(after(3, 3), 'open')
  assert.equal(after(400, 400), 'not better')
})

test('two who are equal are called unequal no more often than the risk says', () => {
  const question = { low: 0.5, high: 0.6, risk: 0.05 }
  /** The chance of every score that is still open. */
  let open = new Map([['0 0', 1]])
  let wrong = 0
  for (let games = 1; games <= 600; games++) {
    const next = new Map<string, number>()
    for (const [score, chance] of open)
      for (const more of [0, 1]) {
        const [a = 0, b = 0] = score.split(' ').map(Number)
        const wins = [a + more, b + 1 - more]
        const said = games % 8 === 0 ? outcome({ ...noGames(2), wins }, question) : 'open'
        if (said === 'better') wrong += chance / 2
        else if (said === 'open') next.set(wins.join(' '), (next.get(wins.join(' ')) ?? 0) + chance / 2)
      }
    open = next
  }
  assert.ok(wrong > 0.01 && wrong < 0.05, `${wrong}`)
})

test('arena: decks of the same side never meet', async () => {
  const { code, err, json } = await dejarik(
    ...['arena', '--game', 'swccg', '--decks', 'all', '--bot', 'random', '--games', '1', '--threads', '1', '--json'],
  )
  assert.equal(code, 0, err)
  const { matches, entrants } = json() as { matches: object[]; entrants: object[] }
  assert.deepEqual([entrants.length, matches.length], [6, 9])
})

const here = fileURLToPath(import.meta.url)
const nothing = join(folder, 'nothing.json')
writeFileSync(nothing, 'null\n')

const refused: [args: string[], says: RegExp][] = [
  [['arena', '--game', 'destiny'], /either --bots .* or --decks/],
  [['arena', '--game', 'destiny', '--bots', 'random'], /At least two/],
  [['arena', '--game', 'destiny', '--bots', 'random,nobody'], /There is no bot "nobody"/],
  [['arena', '--game', 'destiny', '--bots', 'random,heuristic', '--low', '0.7'], /--low .* must be less than --high/],
  [['arena', '--game', 'destiny', '--bots', 'random,heuristic', '--low', '7'], /between 0 and 1/],
  [['lab', '--game', 'destiny', '--decks', 'Rey'], /No two of these decks may meet/],
  [['lab', '--game', 'destiny', '--decks', 'Rey,Kylo Ren,Rey'], /Two of these decks are called "Rey"/],
  [
    ['lab', '--game', 'destiny', '--html', join(folder, 'none', 'a.html')],
    /cannot be written: there is no such folder/,
  ],
  [['lab', '--game', 'destiny', '--html', folder], /it is a folder, not a file/],
  [['arena', '--game', 'swccg', '--decks', 'Rebel Starter,Rebel Starter'], /No two of these decks may meet/],
  [['lab', '--game', 'destiny', '--threads', '100000'], /It must be 256 at most/],
  [['figures', '--keep', here], /cannot be written: there is a file of that name/],
  [['sim', '--game', 'destiny', '--games', '1', '--a', 'program:'], /names no program/],
  [['sim', '--game', 'destiny', '--games', '1', '--resume', join(folder, 'none', 'a.json')], /there is no such folder/],
  [['sim', '--game', 'destiny', '--games', '1', '--resume', nothing], /is not what a sim left there/],
  [['sim', '--game', 'destiny', '--games', '1', '--record', here], /there is a file of that name/],
  [['sim', '--game', 'destiny', '--games', '1', '--export', join(here, 'a')], /in a file, not in a folder/],
]
for (const [args, says] of refused)
  test(`${args.join(' ')} is refused with a sentence`, async () => {
    const { code, err } = await dejarik(...args)
    assert.equal(code, 2)
    assert.match(err, says)
  })

test('lab: decks, cards and a page that needs nothing else', async () => {
  const html = join(folder, 'study.html')
  const { code, err, json } = await dejarik(
    ...[
      'lab',
      '--game',
      'destiny',
      '--decks',
      'Rey,Kylo Ren',
      '--games',
      '12',
      '--threads',
      '1',
      '--html',
      html,
      '--json',
    ],
  )
  assert.equal(code, 0, err)
  const study = json() as {
    games: number
    decks: { name: string; games: number; turns: { of: number; half: number } }[]
    pairings: { lengths: Record<string, number>; tally: { turns: number } }[]
    cards: {
      name: string
      games: number
      opening: { games: number }
      drawn: { games: number }
      played: { games: number }
    }[]
    hands: HandStudy[]
  }
  assert.equal(study.games, 12)
  assert.deepEqual(
    study.decks.map(({ games }) => games),
    [12, 12],
  )
  assert.ok(study.cards.length > 20)
  for (const { opening, drawn, played, games } of study.cards) {
    assert.ok(opening.games <= drawn.games && drawn.games <= games && played.games <= games)
  }
  assert.ok(study.cards.some(({ played }) => played.games > 3))
  for (const { deck, kinds, redraw } of study.hands) {
    // Every game began with one hand of each deck.
    const games = (of: readonly { games: number }[]) => of.reduce((sum, each) => sum + each.games, 0)
    for (const { held } of kinds) assert.equal(games(held), 12, deck)
    assert.equal(redraw!.kept.games + redraw!.redrawn.games, 12)
    assert.equal(games(redraw!.by), 12)
  }
  assert.deepEqual(
    study.hands.map(({ deck }) => deck),
    ['Rey', 'Kylo Ren'],
  )
  const page = readFileSync(html, 'utf8')
  assert.match(page, /<h2>Who beats whom<\/h2>/)
  assert.match(page, /<h2>Opening hands<\/h2>.*<h3>Rey<\/h3>.*<th scope="row">upgrades<\/th>/s)
  assert.doesNotMatch(page, /https?:|<script|<link/)
  // Lengths are of games, not of pairs of decks, and a chart shows them.
  const [{ lengths, tally }] = study.pairings as [(typeof study.pairings)[0]]
  const turns = Object.entries(lengths).map(([n, games]) => Number(n) * games)
  assert.equal(
    turns.reduce((sum, n) => sum + n, 0),
    tally.turns,
  )
  assert.deepEqual(
    study.decks.map((deck) => [deck.turns.of, deck.turns.half > 0]),
    [
      [12, true],
      [12, true],
    ],
  )
  assert.match(page, /<h2>Length of games<\/h2>.*class="columns"/s)
  // A share is never told without its interval and its games, nor one of no games at all.
  const [, cards = ''] = page.split('<h2>Cards</h2>')
  for (const row of cards.match(/<tr>.*?<\/tr>/g)?.slice(1) ?? [])
    assert.equal(row.match(/% to \d+\.\d %<\/small><small>\d+ games?<|>never</g)?.length, 3, row)
  const unplayed = study.cards.filter(({ played }) => played.games === 0).length
  assert.ok(unplayed > 0 && (cards.match(/>never</g)?.length ?? 0) >= unplayed)
})

test('opening hands: shares by what was held, faint where few, clear where chance would not do it among so many', () => {
  const counts = (deck: string, kind: string, of: readonly [n: number, games: number, won: number][]): HandCounts =>
    Object.fromEntries(of.map(([n, games, won]) => [`${deck} ${kind} ${n}`, { deck, kind, n, games, won }]))
  const decks = [
    { name: 'A', share: interval(100, 200) },
    { name: 'B', share: interval(100, 200) },
  ]
  const told: HandCounts = {}
  addHands(
    told,
    counts('A', 'units', [
      [2, 20, 18],
      [1, 100, 35],
      [0, 80, 64],
    ]),
  )
  addHands(told, counts('A', 'locations', [[1, 200, 100]]))
  addHands(
    told,
    counts('A', PUT_BACK, [
      [0, 120, 60],
      [1, 50, 25],
      [3, 30, 15],
    ]),
  )
  addHands(
    told,
    counts('B', 'units', [
      [0, 100, 58],
      [1, 60, 25],
    ]),
  )
  addHands(told, counts('B', 'units', [[1, 40, 17]]))
  const [a, b] = handStudies(told, decks, ['units', 'locations'])
  // A deck that always holds as many learns nothing from it.
  assert.deepEqual(
    a!.kinds.map(({ name }) => name),
    ['units'],
  )
  const seen = a!.kinds[0]!.held.map(({ n, games, few, clear }) => ({ n, games, few, clear }))
  assert.deepEqual(seen, [
    { n: 0, games: 80, few: false, clear: true },
    // 35 of 100 would be clear for a single number, not among nine.
    { n: 1, games: 100, few: false, clear: false },
    { n: 2, games: 20, few: true, clear: false },
  ])
  assert.equal(a!.kinds[0]!.held[1]!.share.share, 0.35)
  assert.ok(a!.kinds[0]!.held[1]!.share.most < 0.5)
  assert.deepEqual([a!.redraw!.kept.games, a!.redraw!.redrawn.games], [120, 80])
  assert.deepEqual(
    a!.redraw!.by.map(({ n }) => n),
    [0, 1, 3],
  )
  assert.equal(b!.redraw, null)
  assert.deepEqual(
    b!.kinds[0]!.held.map(({ games }) => games),
    [100, 100],
  )
})

test('each game looks at the hand with which its play begins, and at what was put back before', async () => {
  const sizes = { destiny: 5, swtcg: 7, swccg: 8 }
  for (const game of gameIds) {
    const module = await loadGame(game)
    const looks = looksAtCards()
    const bots = ['heuristic', 'heuristic']
    const series = { seed: 'hands', players: 2, bots, decks: [null, null], format: null }
    await playSeries(module, series, [0, 1], { all: null, faults: folder }, looks)
    const hands = Object.values(looks.hands)
    // Types share out all cards of a hand: both of both games.
    const types = { destiny: 3, swtcg: 4, swccg: 6 }[game]
    const names = module.hands.kinds.slice(0, types).map(({ name }) => name)
    const cards = hands.filter(({ kind }) => names.includes(kind)).reduce((sum, { n, games }) => sum + n * games, 0)
    assert.equal(cards, 4 * sizes[game], game)
    const back = hands.filter(({ kind }) => kind === PUT_BACK).reduce((sum, { games }) => sum + games, 0)
    assert.equal(back, game === 'swccg' ? 0 : 4, game)
    assert.equal(
      Object.values(looks.counts).some(({ opening }) => opening > 0),
      true,
    )
  }
})

test('sim: games that were played are not played again, and the result is as if never interrupted', async () => {
  const kept = join(folder, 'kept.json')
  const sim = (games: number, ...more: string[]) =>
    dejarik('sim', '--game', 'destiny', '--games', String(games), '--seed', 'kept', '--threads', '1', '--json', ...more)
  assert.equal((await sim(3, '--resume', kept)).code, 0)
  const once = JSON.parse(readFileSync(kept, 'utf8')) as { seconds: number }
  const resumed = (await sim(8, '--resume', kept)).json() as {
    wins: object
    choices: number
    games: number
    seconds: number
  }
  // The time of all its parts counts, or it would seem quicker than it is.
  assert.ok(resumed.seconds > once.seconds && once.seconds > 0)
  const whole = (await sim(8)).json() as { wins: object; choices: number; games: number }
  assert.deepEqual([resumed.games, resumed.wins, resumed.choices], [whole.games, whole.wins, whole.choices])
  const other = await dejarik(...['sim', '--game', 'destiny', '--games', '3', '--seed', 'else', '--resume', kept])
  assert.equal(other.code, 2)
  assert.match(other.err, /of another run/)
  writeFileSync(kept, 'nonsense')
  assert.match((await sim(3, '--resume', kept)).err, /cannot be read/)
})

test('sim: every decision is written down as a line, and tells who won', async () => {
  const lines = join(folder, 'lines')
  assert.equal((await dejarik('sim', '--game', 'destiny', '--games', '2', '--threads', '1', '--export', lines)).code, 0)
  const files = readdirSync(lines)
  assert.deepEqual(files.sort(), ['destiny-1-0.jsonl', 'destiny-1-1.jsonl'])
  const read = readFileSync(join(lines, files[0]!), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const { options, chosen, view, result } of read) {
    assert.ok(options[chosen] !== undefined && typeof view === 'object')
    assert.ok(result === 0 || result === 1)
  }
  const winners = new Set(read.filter(({ result }) => result === 1).map(({ seat }) => seat))
  assert.equal(winners.size, 1)
})

test('sim: where players change seats, a line still tells who answered and what they got', async () => {
  const lines = join(folder, 'bids')
  const bots = ['--a', 'heuristic', '--b', 'random', '--format', 'all-bid']
  const { json } = await dejarik(
    ...['sim', '--game', 'swtcg', '--games', '2', '--threads', '1', ...bots, '--export', lines, '--json'],
  )
  assert.deepEqual((json() as { wins: object }).wins, { a: 2, b: 0 })
  const text = readFileSync(join(lines, 'swtcg-1-1.jsonl'), 'utf8').trim()
  assert.match(text, /"chairs":\[1,0\]/)
  const read = text.split('\n').map((line) => JSON.parse(line) as { bot: string; result: number })
  const got = new Set(read.map(({ bot, result }) => `${bot} ${result}`))
  assert.deepEqual([...got].sort(), ['heuristic 1', 'random 0'])
})

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

test('replay analyse: the better answers, and who was ahead', async () => {
  const records = join(folder, 'records')
  const played = await dejarik(
    ...['sim', '--game', 'destiny', '--games', '1', '--threads', '1', '--b', 'heuristic', '--record', records],
  )
  assert.equal(played.code, 0)
  const { code, err, json } = await dejarik(
    ...['replay', 'analyse', join(records, 'destiny-1-0.json'), '--iterations', '24', '--every', '5', '--json'],
  )
  assert.equal(code, 0, err)
  const { moments, turns, swings } = json() as {
    moments: { chance: number; chanceBest: number; lost: number }[]
    turns: object[]
    swings: { from: number; to: number; before: number; after: number }[]
  }
  assert.ok(moments.length > 5)
  for (const { chance, chanceBest, lost } of moments) {
    assert.ok(chance >= 0 && chanceBest <= 1 && lost >= 0)
  }
  assert.ok(turns.length <= 8)
  // Random play loses to the heuristic: somewhere its chances fell.
  assert.ok(swings.length > 0)
  for (const { from, to, before, after } of swings) assert.ok(from < to && Math.abs(after - before) > 0.1)
})

test('figures: the table is taken up where it was left', async () => {
  const keep = join(folder, 'figures')
  const table = async (most: string) => {
    const args = ['--game', 'destiny', '--only', 'heuristic', '--most', most, '--threads', '1', '--json']
    const { err, json } = await dejarik('figures', '--keep', keep, ...args)
    return { err, ...(json() as { figures: { id: string; holds: boolean; tally: { games: number } }[] }) }
  }
  const first = await table('4')
  assert.deepEqual(
    first.figures.map(({ tally }) => tally.games),
    [4, 4],
    first.err,
  )
  assert.deepEqual(readdirSync(keep).sort(), ['destiny-heuristic-heuristic.json', 'destiny-heuristic-random.json'])
  const kept = readFileSync(join(keep, 'destiny-heuristic-random.json'), 'utf8')
  assert.deepEqual((await table('4')).figures, first.figures)
  assert.equal(readFileSync(join(keep, 'destiny-heuristic-random.json'), 'utf8'), kept)
  assert.deepEqual(
    (await table('6')).figures.map(({ tally }) => tally.games),
    [6, 6],
  )
})

test('figures: a goal is met by the share that was won, and the test says when that is certain', () => {
  const goal = allFigures.find(({ game, bots }) => game === 'swccg' && bots[0] === 'search:1000i')
  assert.ok(goal)
  const after = (won: number, lost: number) =>
    found(goal, { ...noGames(2), wins: [won, lost], games: won + lost, finished: won + lost })
  assert.deepEqual([after(30, 4).holds, after(30, 4).verdict], [true, 'better'])
  assert.deepEqual([after(7, 3).holds, after(7, 3).verdict], [true, 'open'])
  assert.deepEqual([after(10, 20).holds, after(10, 20).verdict], [false, 'not better'])
  const broken = found(goal, { ...noGames(2), wins: [30, 3], games: 34, finished: 33, errors: 1 })
  assert.equal(broken.holds, false)
})
