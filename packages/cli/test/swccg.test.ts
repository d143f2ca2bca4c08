import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { decks, writeText } from '@dejarik/swccg'
import { dejarik, dejarikWith, spawnedWith } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-swccg-'))
after(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const [rebel] = decks
const list = file('rebels.txt', writeText(rebel!))
const show = (...name: string[]) => dejarik('cards', 'show', ...name, '--game', 'swccg')

test('cards show their facts, both sides of a title, by id too, and the nearest name', async () => {
  const { code, out } = await show('darth', 'vader')
  assert.equal(code, 0)
  assert.match(out, /^Darth Vader \(Dark Side, Premiere #168\)\n/)
  assert.match(out, /type +unique imperial\n[\s\S]*Force sensitivity +dark jedi\n[\s\S]*power +6\n +ability +6\n/)
  assert.match(out, /icons +pilot, warrior\n[\s\S]*matching +Vader's Custom TIE, Vader's Lightsaber/)
  assert.equal((await show('Tatooine: Cantina')).out.match(/Force icons +Light 2, Dark 2/g)?.length, 2)
  assert.match((await show('1_19')).out, /^Luke Skywalker/)
  assert.match((await show('R2-D2')).out, /destiny +2 or 5\n/)
  assert.match((await show('Nudj')).out, /ferocity +destiny − 4\n/)
  assert.match((await show('Gold Leader In Gold 1')).out, /permanent pilot +ability 2, Dutch\n/)
  assert.match((await show('Drath Vader')).err, /No card of swccg is called "Drath Vader"\. Did you mean Darth Vader\?/)
})

test('a legal deck holds; every fault of another is told', async () => {
  const check = (path: string, ...more: string[]) => dejarik('deck', 'check', path, '--game', 'swccg', ...more)
  assert.match((await check(list)).out, /Rebel Starter is legal in the format premiere\./)
  const bad = file(
    'bad.txt',
    writeText(rebel!).replace('1x Luke Skywalker', '2x Darth Vader').replace('X-wing', 'X-wnig'),
  )
  const { code, out } = await check(bad)
  assert.equal(code, 1)
  assert.match(out, /"X-wnig" was read as X-wing/)
  assert.match(out, /61 cards instead of exactly 60\. Take out 1 card\. \(swccg\.reserve-deck\)/)
  assert.match(out, /mixes 59 Light Side and 2 Dark Side cards/)
})

test('convert writes every format, there and back', async () => {
  const convert = (path: string, to: string) => dejarik('deck', 'convert', path, '--game', 'swccg', '--to', to)
  const text = (await convert(list, 'text')).out
  for (const to of ['gemp', 'wire', 'holotable']) {
    const { code, out, err } = await convert(list, to)
    assert.equal(code, 0, err)
    const back = (await convert(file(`deck.${to}`, out), 'text')).out
    assert.deepEqual(back.split('\n').slice(1), text.split('\n').slice(1), to)
  }
  assert.match((await convert(list, 'htd')).err, /--to is text or gemp or wire or holotable/)
})

test('coverage counts the cards of the data', async () => {
  const data = file('1-Light.json', JSON.stringify({ cards: [{ gempId: '1_19' }, { gempId: '999_1' }] }))
  const { json } = await dejarik('cards', 'coverage', '--game', 'swccg', '--data', data, '--json')
  assert.equal(json().cards, 2)
  assert.deepEqual(json().unread.at(-1), { card: '999_1', words: '(a card of no set that the game knows)' })
})

test('bots play a series to the end', async () => {
  const { code, json } = await dejarik('sim', '--game', 'swccg', '--games', '2', '--seed', '5', '--json')
  assert.equal(code, 0)
  const { games, finished, errors, wins, draws } = json()
  assert.deepEqual({ games, finished, errors }, { games: 2, finished: 2, errors: 0 })
  assert.equal(wins.a + wins.b + draws, 2)
})

test('a person plays with the table, the log and the reasons of the game', async () => {
  const { out } = await dejarikWith({ input: '1\nwhy Tatooine\nquit\n' }, 'play', '--game', 'swccg', '--seed', '7')
  assert.match(out, /Where do you start\?/)
  assert.match(out, /Starting the game/)
})

test('cards of other sets are compiled and imported, each once; game aids are no cards', async () => {
  const card = (number: number, title: string, gametext: string, more = {}) => ({
    gempId: `3_${900 + number}`,
    side: 'Light',
    rarity: 'C1',
    front: {
      ...{ title, type: 'Character', subType: 'Rebel', gametext, destiny: '2', power: '3', ability: '2' },
      ...{ deploy: '3', forfeit: '4', icons: ['Warrior'], lore: '', ...more },
    },
  })
  const rows = [
    card(1, 'Scout', 'Power +1 at Hoth sites.'),
    card(2, 'Bard', 'Sings of the moons.'),
    card(1, 'Scout (Readable)', 'Power +1 at Hoth sites.'),
    card(3, 'How To Play', '', { type: 'Game Aid' }),
  ]
  const data = file('3-Light.json', JSON.stringify({ cards: rows }))
  const { json } = await dejarik('cards', 'coverage', '--game', 'swccg', '--data', data, '--json')
  assert.deepEqual([json().cards, json().full, json().partial], [2, 1, 1])
  assert.match(json().unread[0].words, /moons/)
  const home = join(folder, 'own')
  const taken = spawnedWith({ home }, 'cards', 'import', '--game', 'swccg', '--data', data, '--json')
  assert.equal(JSON.parse(taken.out).imported, 2)
  assert.match(spawnedWith({ home }, 'cards', 'show', 'Scout', '--game', 'swccg').out, /Hoth/)
})
