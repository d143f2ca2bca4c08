import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadGame } from '../src/games.js'
import { plan, type Series } from '../src/sim/plan.js'
import { dejarik, dejarikWith, spawnedWith } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-swtcg-'))
after(() => rmSync(folder, { recursive: true }))
const { decks } = await loadGame('swtcg')
const fits = decks.fits!

const series: Series = { seed: 's', players: 2, bots: ['random', 'random'], decks: [null, null], format: null }

test('one Dark and one Light deck a game, and both sides play both', () => {
  const [first, second] = [0, 1].map((number) => plan(series, number, decks.shipped, fits))
  for (const { decks: brought } of [first!, second!]) assert.ok(brought.every((deck, seat) => fits(deck, seat)))
  assert.deepEqual(first!.decks, second!.decks)
  assert.deepEqual(
    [first!.sides, second!.sides],
    [
      [0, 1],
      [1, 0],
    ],
  )
})

test('a deck that was given sits where its side is', () => {
  const light = decks.shipped.find((deck) => fits(deck, 1))!
  for (const number of [0, 1]) {
    const planned = plan({ ...series, decks: [light, null] }, number, decks.shipped, fits)
    assert.deepEqual(planned.sides, [1, 0])
    assert.equal(planned.decks[1], light)
  }
})

test('games are played, written down, and played again', async () => {
  const { code, err, json } = await dejarik('sim', '--game', 'swtcg', '--games', '2', '--json', '--record', folder)
  assert.equal(code, 0, err)
  assert.deepEqual([json().finished, json().errors], [2, 0])
  const record = join(folder, readdirSync(folder).find((name) => name.endsWith('.json'))!)
  assert.equal((await dejarik('replay', 'verify', record)).code, 0)
  const shown = await dejarik('replay', 'show', record, '--at', '20')
  assert.equal(shown.code, 0, shown.err)
  assert.match(shown.out, /Force/)
})

test('two decks of one side cannot meet', async () => {
  const { code, err } = await dejarik(
    ...['sim', '--game', 'swtcg', '--games', '1', '--deck-a', 'Separatist Starter', '--deck-b', 'Separatist Starter'],
  )
  assert.equal(code, 2)
  assert.match(err, /both Dark decks; a game is one Dark deck and one Light deck/)
})

test('a person plays the side of the deck, and leaves', async () => {
  const args = ['play', '--game', 'swtcg', '--deck', 'Republic Starter', '--seed', '1']
  const { code, out, err } = await dejarikWith({ input: 'table\nquit\n' }, ...args)
  assert.equal(code, 0, err)
  assert.match(out, /You: Republic Starter/)
  assert.match(out, /You \(Light\)/)
})

test('cards, decks and card data', async () => {
  assert.match((await dejarik('cards', 'show', 'Luke Skywalker (A)', '--game', 'swtcg')).out, /build cost +5/)
  assert.match(
    (await dejarik('cards', 'show', 'Luke Skywalkr', '--game', 'swtcg')).err,
    /Did you mean Luke Skywalker\?/,
  )
  const list = join(folder, 'deck.txt')
  writeFileSync(list, '4\tClone Squad\n')
  const checked = await dejarik('deck', 'check', list, '--game', 'swtcg')
  assert.equal(checked.code, 1)
  assert.match(checked.out, /60 are needed/)
  const data = join(folder, 'cards.txt')
  writeFileSync(data, 'Name\tSet\tNumber\tText\nLuke Skywalker (A)\tANH\t26\tNobody understands this.\n')
  const { code, json } = await dejarik('cards', 'coverage', '--game', 'swtcg', '--data', data, '--json')
  assert.equal(code, 0)
  assert.deepEqual([json().cards, json().full, json().partial], [1, 0, 1])
})

test('swtcg.bidding-sides: whoever wins the bid plays that side, wherever they sat down', async () => {
  // Light begins, bids for Dark with nothing at all, and is asked as Dark from then on.
  const input = '1\n31\n'
  const { out } = await dejarikWith({ input }, 'play', '--game', 'swtcg', '--format', 'all-bid', '--seed', '3')
  const heard = out.split('\n')
  assert.ok(heard.some((line) => line.includes('You: Republic Starter')))
  assert.ok(heard.some((line) => line.includes('Dark is played with 0 build points; the players change sides')))
  assert.ok(heard.some((line) => /^You \(Dark\) {2}◄ to choose/.test(line)))
  assert.ok(!heard.some((line) => /^You \(Light\) {2}◄ to choose/.test(line) && line.includes('hand 7')))
})

test('cards of other sets are compiled and imported, each once, and other commands know them', async () => {
  const head = 'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText'
  const row = (name: string, number: string, text: string) =>
    `${name}\tBOE\t\tL\tCharacter\tRebel\t3\t40\t2\t3\tC\t${number}\t\t${text}`
  const data = join(folder, 'BOE.txt')
  const rows = [row('Scout', '1', 'Armor'), row('Bard', '2', 'Sing of the moons.'), row('Scout (Promo)', '', 'Armor')]
  writeFileSync(data, [head, ...rows].join('\n'))
  const { json } = await dejarik('cards', 'coverage', '--game', 'swtcg', '--data', data, '--json')
  assert.deepEqual([json().cards, json().full, json().compiled, json().partial], [2, 1, 1, 1])
  assert.deepEqual(
    json().unread.map(({ card }: { card: string }) => card),
    ['Bard (BOE #2)'],
  )
  assert.match(json().unread[0].words, /moons/)
  const home = join(folder, 'own')
  const taken = spawnedWith({ home }, 'cards', 'import', '--game', 'swtcg', '--data', data, '--json')
  assert.equal(JSON.parse(taken.out).imported, 2)
  assert.deepEqual(readdirSync(join(folder, 'own', 'catalog')), ['swtcg.json'])
  assert.match(spawnedWith({ home }, 'cards', 'show', 'Scout', '--game', 'swtcg').out, /Armor/)
  const list = join(folder, 'own.txt')
  writeFileSync(list, '4\tScout\n4\tBard\n')
  const checked = spawnedWith({ home }, 'deck', 'check', list, '--game', 'swtcg')
  assert.match(checked.out, /The text of Bard is not fully understood/)
  assert.doesNotMatch(checked.out, /The text of Scout/)
})
