import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { HandStudy } from '../src/lab/hand-study.js'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))
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
