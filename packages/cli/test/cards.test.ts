import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { decks, writeText } from '@dejarik/destiny'
import { dejarik, dejarikWith, spawnedWith } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-cards-'))
after(() => rmSync(folder, { recursive: true }))

const printed = (position: number, name: string, text: string, more: object = {}) => ({
  code: `050${position}`,
  set_code: 'LEG',
  position,
  name,
  type_code: 'event',
  affiliation_code: 'neutral',
  faction_code: 'gray',
  is_unique: false,
  rarity_code: 'C',
  subtypes: [],
  cost: 1,
  text,
  ...more,
})
const cards = [
  printed(91, 'Small Change', 'Gain 1 resource.'),
  printed(92, 'Riddle', 'Gain 1 resource. Sing a song about the moons.'),
  printed(93, 'Quiet Moment', ''),
  printed(94, 'Grand Plot', '', { type_code: 'plot' }),
]
const data = join(folder, 'LEG.json')
writeFileSync(data, JSON.stringify(cards))
writeFileSync(join(folder, 'colors.json'), JSON.stringify([{ code: 'red', name: 'Command' }]))

test('show has facts, rendered text and rulings; --tree the abilities', async () => {
  const { code, out } = await dejarik('cards', 'show', 'crime', 'lord', '--game', 'destiny')
  assert.equal(code, 0)
  assert.match(out, /^Crime Lord \(Awakenings #23\)\n/)
  assert.match(out, /cost +4\n/)
  assert.match(out, /Special – Spend 5 resources/)
  assert.match(out, /Rulings:\n[\s\S]*\(destiny\.delayed-effects\)/)
  assert.match(
    (await dejarik('cards', 'show', 'Crime Lord', '--game', 'destiny', '--tree')).out,
    /"ability": "special"/,
  )
  const [card] = (await dejarik('cards', 'show', 'Crime Lord', '--game', 'destiny', '--json')).json()
  assert.equal(card.id, 'destiny:01023')
  assert.equal(card.understood, true)
})

test('search finds cards in the language of the builder, and says what it does not understand', async () => {
  const found = await dejarik(
    'cards',
    'search',
    'die:3melee (cost<=3 or points>15) -affiliation:hero',
    '--game',
    'destiny',
    '--json',
  )
  assert.equal(found.code, 0)
  const labels = found.json().map(({ label }: { label: string }) => label)
  assert.ok(
    labels.some((label: string) => label.startsWith('Darth Vader')),
    labels.join(),
  )
  const wrong = await dejarik('cards', 'search', 'keywrd:evade', '--game', 'swtcg')
  assert.equal(wrong.code, 2)
  assert.match(wrong.err, /no field “keywrd”. Did you mean keyword:evade\?/)
})

test('coverage counts what is understood, word for word', async () => {
  const { code, json } = await dejarik('cards', 'coverage', '--game', 'destiny', '--data', data, '--json')
  assert.equal(code, 0)
  const { unread, onceOnly, ...counts } = json()
  assert.deepEqual(counts, { game: 'destiny', cards: 4, full: 2, compiled: 2, hand: 0, native: 0, partial: 2 })
  assert.deepEqual(
    unread.map(({ card }: { card: string }) => card),
    ['Riddle (Legacies #92)', 'Grand Plot (05094)'],
  )
  assert.match(unread[0].words, /sing a song about the moons/i)
  const delay = onceOnly.find(({ word }: { word: string }) => word === 'delay')
  assert.deepEqual(delay, { sort: 'effect', word: 'delay', card: 'Crime Lord (Awakenings #23)' })
  assert.ok(!onceOnly.some(({ word }: { word: string }) => word === 'gain-resources'))
  // A folder may hold other tables too.
  assert.equal((await dejarik('cards', 'coverage', '--game', 'destiny', '--data', folder, '--json')).json().cards, 4)
})

test('import fills the catalog of the player, and other commands know its cards', () => {
  const home = join(folder, 'home')
  const at = (...args: string[]) => spawnedWith({ home }, ...args)
  const show = (name: string) => at('cards', 'show', name, '--game', 'destiny')
  assert.equal(show('Small Change').code, 2)
  assert.match(at('cards', 'import', '--game', 'destiny', '--data', data).out, /3 cards beyond those that come/)
  assert.match(show('Small Change').out, /Gain 1 resource\.[\s\S]*From your own catalog/)
  assert.match(show('Riddle').out, /not fully understood yet, and kept out of legal decks/)
  const kept = readFileSync(join(home, 'catalog', 'destiny.json'), 'utf8')
  assert.doesNotMatch(kept, /moons/)

  const list = writeText(decks[0]!)
  const deck = (name: string) => {
    const path = join(folder, 'deck.txt')
    writeFileSync(path, list.replace(/^2x Block.*$/m, `2x ${name}`))
    return path
  }
  const check = (path: string, ...more: string[]) => at('deck', 'check', path, '--game', 'destiny', ...more)
  assert.match(check(deck('Small Change')).out, /legal in the format open/)
  assert.match(
    check(deck('Small Change'), '--format', 'awakenings').out,
    /from Legacies, which the format Awakenings does not/,
  )
  assert.match(check(deck('Riddle')).out, /not fully understood yet/)

  const sim = (...more: string[]) => at('sim', '--game', 'destiny', '--games', '2', '--json', ...more)
  assert.equal(sim('--deck-a', deck('Small Change')).json().finished, 2)
  assert.match(sim('--deck-a', deck('Riddle')).err, /Add --lenient/)
  assert.equal(sim('--deck-a', deck('Riddle'), '--lenient').json().finished, 2)

  writeFileSync(join(home, 'catalog', 'destiny.json'), '{"catalog":')
  assert.match(show('Small Change').err, /Your card catalog .* is damaged/)
})

test('nothing is written where nothing was found', async () => {
  const home = join(folder, 'other-home')
  const empty = join(folder, 'colors.json')
  const { code, err } = await dejarikWith({ home }, 'cards', 'import', '--game', 'destiny', '--data', empty)
  assert.equal(code, 2)
  assert.match(err, /There is no card in .*colors\.json/)
  assert.equal(existsSync(home), false)
})

const wrong: [args: string[], says: RegExp][] = [
  [['show', 'Kylo Rne', '--game', 'destiny'], /No card of destiny is called "Kylo Rne"\. Did you mean Kylo Ren, /],
  [['show', 'Kylo Ren'], /required option '--game <game>'/],
  [['coverage', '--game', 'destiny'], /required option '--data <path>'/],
  [['coverage', '--game', 'destiny', '--data', 'nothing'], /nothing cannot be read: there is no such file/],
]
for (const [args, says] of wrong)
  test(`wrong usage: cards ${args.map((arg) => arg.replace(folder, '…')).join(' ')}`, async () => {
    const { code, err } = await dejarik('cards', ...args)
    assert.equal(code, 2)
    assert.match(err, says)
  })
