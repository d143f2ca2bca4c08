import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards, cardsBySet, checkCards, readCards } from '@dejarik/swccg'

const named = (name: string) => cards.find((card) => card.name === name)!
const luke = named('Luke Skywalker')
const droid = named('R2-D2 (Artoo-Detoo)')
const site = named('Tatooine: Cantina')
const system = named('Kessel')
const interrupt = named('Rebel Barrier')
const creature = named('Mynock')

const sizes = { '1': 324, '2': 162, '4': 180, '5': 180, '101': 6, '102': 11, '103': 2, '104': 7 }

test('the cards of the eight sets pass, each number once', () => {
  assert.deepEqual(checkCards(cards), [])
  assert.equal(readCards(cards).length, 871)
  for (const [set, size] of Object.entries(sizes)) {
    // The ninth of the Jedi Pack is a chart and no card (swccg.hyperoute-chart).
    const numbers = Array.from({ length: size }, (_, at) => at + 1).filter((n) => set !== '102' || n !== 9)
    assert.deepEqual(
      cardsBySet[set as keyof typeof sizes].map(({ id, number }) => [id, number]),
      numbers.map((number) => [`swccg:${set}_${number}`, number]),
    )
  }
})

test('a title is there once on each side', () => {
  const titles = cards.map(({ name, side }) => `${name} ${side}`)
  assert.equal(new Set(titles).size, titles.length)
})

const { ability: _ability, ...without } = luke

const changes: [name: string, card: unknown, fault: RegExp][] = [
  ['an unknown key', { ...luke, abilty: 4 }, /^swccg:1_19: unknown key "abilty"$/],
  ['a wrong id', { ...luke, id: 'swccg:1_20' }, /^swccg:1_20: its id is not its set and number$/],
  ['an unknown set', { ...luke, id: 'swccg:99_19', set: '99' }, /set must be one of/],
  ['an unknown side', { ...luke, side: 'grey' }, /side must be one of light, dark/],
  ['dots in the title', { ...luke, name: '•Luke Skywalker' }, /name must be a title without dots/],
  ['four dots', { ...luke, dots: 4 }, /dots must be 1, 2 or 3/],
  ['an unknown type', { ...luke, type: 'hero' }, /type must be one of character/],
  ['a kind of another type', { ...luke, subtypes: ['starfighter'] }, /a card of type character is no starfighter/],
  ['an unknown kind', { ...luke, subtypes: ['hero'] }, /subtypes must be|is no hero/],
  ['no kind', { ...luke, subtypes: [] }, /a card of type character has a kind/],
  ['no destiny', { ...luke, destiny: [] }, /destiny must be a list/],
  ['half a destiny', { ...luke, destiny: [1.5] }, /destiny must be a list/],
  ['a power in words', { ...luke, power: 'X' }, /power must be a number of at least 0 or \*/],
  ['a third of an ability', { ...luke, ability: 1 / 3 }, /ability must be a number/],
  ['no ability', without, /a character has ability, and a droid has none/],
  ['a droid with ability', { ...droid, ability: 1 }, /a character has ability, and a droid has none/],
  ['hyperspeed of a character', { ...luke, hyperspeed: 5 }, /a card of type character has no hyperspeed/],
  ['an unknown icon', { ...luke, icons: { jedi: 1 } }, /icons must be numbers by icon/],
  ['a site without Force icons', { ...site, force: { light: 2 } }, /force must be/],
  ['a site with a parsec', { ...site, parsec: 3 }, /a system has a parsec number/],
  ['a system beyond all parsecs', { ...system, parsec: -1 }, /parsec must be a number/],
  ['a deploy cost of an Interrupt', { ...interrupt, deploy: 1 }, /a card of type interrupt has no deploy/],
  ['a creature with a number for ferocity', { ...creature, ferocity: 2 }, /ferocity must be {destiny, plus}/],
  ['capital letters', { ...luke, characteristics: ['Male'] }, /characteristics must be a list of different words/],
  ['an unknown rarity', { ...luke, rarity: 'S' }, /rarity must be like C2/],
  ['abilities by nobody', { ...luke, by: 'none', abilities: [{ ability: 'x' }] }, /abilities that nobody wrote/],
  ['no record', 7, /^card 1: must be a record, not 7$/],
]

for (const [name, card, fault] of changes) {
  test(`${name} is a fault`, () => {
    const faults = checkCards([card])
    assert.ok(faults.length >= 1 && faults.length <= 2, faults.join('\n'))
    assert.match(faults.join('\n'), fault)
  })
}

test('all faults of all cards are listed, and a card that is there twice', () => {
  assert.deepEqual(checkCards([{ ...luke, power: -1 }, luke]), [
    'swccg:1_19: power must be a number of at least 0 or *, not -1',
    'swccg:1_19: is there twice',
  ])
  assert.throws(() => readCards([{ ...luke, power: -1 }]), /1 fault\(s\):\nswccg:1_19: power/)
})
