import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CardData, cardLabel, cards, cardTitle, iconsOf, isUnique } from '@dejarik/swccg'

const card = (id: string): CardData => cards.find((one) => one.id === `swccg:${id}`)!
const with_ = (word: string) => cards.filter((one) => one.characteristics.includes(word))

test('dots and diamonds are limits, and no part of the name (swccg.unique-and-restricted)', () => {
  assert.equal(isUnique(card('1_19')), true)
  assert.deepEqual([card('1_30').dots, cardTitle(card('1_30'))], [3, '•••Shistavanen Wolfman'])
  assert.deepEqual([card('4_81').diamonds, cardTitle(card('4_81'))], [3, '◇◇◇Asteroid Field'])
  assert.equal(card('1_194').dots, undefined)
  assert.equal(cardLabel(card('1_128')), 'Tatooine: Cantina (Light Side, Premiere #128)')
  // The data forgets that one; its title does not.
  assert.equal(isUnique(card('1_50')), true)
})

test('a character may be of two kinds, and has one or more warrior icons (swccg.character)', () => {
  assert.deepEqual(card('2_3').subtypes, ['alien', 'rebel'])
  assert.equal(iconsOf(card('1_195'), 'warrior'), 2)
  assert.equal(iconsOf(card('1_196'), 'warrior'), 0)
})

test('a Used Or Lost Interrupt is both, an Effect without a kind is a normal one (swccg.effects)', () => {
  assert.deepEqual(card('5_145').subtypes, ['used interrupt', 'lost interrupt'])
  assert.deepEqual(card('1_42').subtypes, ['normal effect'])
  assert.deepEqual(card('1_52').subtypes, ['utinni effect'])
})

test('some destinies are several, and one is pi (swccg.multiple-destiny-values)', () => {
  assert.deepEqual(card('2_14').destiny, [2, 5])
  assert.deepEqual(card('2_2').destiny, [Math.PI])
  assert.deepEqual(card('1_175').destiny, [0])
  assert.equal(cards.filter(({ destiny }) => destiny.length > 1).length, 1)
})

test('what the text defines is a star, what does not exist is absent (swccg.undefined-values)', () => {
  assert.equal(card('1_12').deploy, '*')
  assert.equal(card('1_304').hyperspeed, undefined)
  assert.equal(card('1_306').hyperspeed, 2)
  assert.equal(card('1_24').ability, undefined)
  assert.equal(card('2_10').ability, 1.5)
  // rule swccg.creature-vehicles
  assert.equal(card('1_307').ability, 0.5)
})

test('ferocity is destinies and a number (swccg.creatures-ferocity)', () => {
  assert.deepEqual(card('4_6').ferocity, { destiny: 2, plus: 0 })
  assert.deepEqual(card('4_5').ferocity, { destiny: 1, plus: -4 })
  assert.deepEqual(card('4_109').ferocity, { destiny: 1, plus: 3 })
  assert.deepEqual(card('4_4').ferocity, { destiny: 0, plus: 2 })
  assert.deepEqual([card('2_110').ferocity, card('2_110').defense], [{ destiny: 1, plus: '*' }, 5])
})

test('permanent pilots provide ability, and one of them is somebody (swccg.permanent-pilot)', () => {
  assert.deepEqual(card('1_146').crew, { ability: 1 })
  assert.deepEqual([card('4_167').crew, iconsOf(card('4_167'), 'pilot')], [{ ability: 3 }, 3])
  assert.deepEqual(card('103_1').crew, { ability: 2, persona: 'Dutch' })
  for (const one of cards) {
    if (one.type === 'starship' || one.type === 'vehicle') {
      assert.equal(iconsOf(one, 'pilot') > 0, one.crew !== undefined, one.name)
    }
  }
})

test('a site knows its place and the system it is related to (swccg.related-locations)', () => {
  assert.deepEqual([card('1_128').place, card('1_128').system], ['Tatooine', 'Tatooine'])
  assert.deepEqual([card('5_82').place, card('5_82').system], ['Cloud City', 'Bespin'])
  assert.deepEqual([card('4_159').place, card('4_159').system], ['Executor', undefined])
  assert.deepEqual([card('4_83').place, card('4_83').system], ['Big One', undefined])
  assert.deepEqual([card('1_127').place, card('1_127').system, card('1_127').parsec], [undefined, 'Tatooine', 7])
  assert.equal(card('2_143').parsec, '*')
  assert.equal(card('104_4').marker, 6)
  assert.deepEqual(card('1_289').force, { light: 1, dark: 2 })
})

test('locations are docking bays, clouds, asteroids by title and icon (swccg.cloud-sectors, swccg.asteroid-sectors)', () => {
  assert.equal(with_('docking bay').length, 8)
  assert.deepEqual(
    with_('cloud sector').map(({ name }) => name),
    ['Bespin: Cloud City', 'Clouds', 'Bespin: Cloud City', 'Clouds'],
  )
  assert.equal(with_('asteroid sector').length, 4)
  assert.equal(with_('holosite').length, 2)
})

test('a leader by title or lore, but not who flies beside one (swccg.characteristics)', () => {
  assert.ok(card('2_92').characteristics.includes('leader'))
  assert.ok(card('1_20').characteristics.includes('leader'))
  assert.ok(!card('1_23').characteristics.includes('leader'))
  // A starship is never a leader.
  assert.ok(with_('leader').every(({ type }) => type === 'character'))
})

test('a squadron has whom lore or text gives one of its starfighters, and those (swccg.red-squadron, swccg.gold-squadron)', () => {
  const members = (name: string) => with_(`${name} squadron`).map((one) => one.name)
  assert.deepEqual(members('gold'), ['Dutch', 'Pops', 'Gold 1', 'Gold 5', 'Tiree', 'Gold 2', 'Gold Leader In Gold 1'])
  assert.ok(members('red').includes('Biggs Darklighter'))
  assert.ok(!members('red').includes('Son Of Skywalker'))
})

test('every character is male or female, male where nothing shows (swccg.gender-of-characters)', () => {
  const people = cards.filter(({ type }) => type === 'character')
  for (const { name, characteristics } of people) {
    assert.equal(Number(characteristics.includes('male')) + Number(characteristics.includes('female')), 1, name)
  }
  assert.ok(card('5_9').characteristics.includes('female'))
  assert.ok(card('1_16').characteristics.includes('female'))
})

test('sandtroopers are stormtroopers are troopers; Rebels who are troopers are Rebel troopers', () => {
  assert.ok(with_('sandtrooper').every(({ characteristics }) => characteristics.includes('stormtrooper')))
  assert.ok(with_('stormtrooper').every(({ characteristics }) => characteristics.includes('trooper')))
  const rebels = with_('trooper').filter(({ subtypes }) => subtypes.includes('rebel'))
  assert.deepEqual(rebels, with_('rebel trooper'))
  assert.equal(rebels.length, 2)
})

test('a starship is Rebel, Imperial or independent (swccg.rebel-starship, swccg.independent-starships)', () => {
  for (const one of cards.filter(({ type }) => type === 'starship')) {
    const whose = ['rebel', 'imperial', 'independent'].filter((word) =>
      one.characteristics.includes(`${word} starship`),
    )
    const independent = iconsOf(one, 'independent') > 0
    assert.deepEqual(whose, [independent ? 'independent' : one.side === 'light' ? 'rebel' : 'imperial'], one.name)
  }
})

test('vehicles that say so in their lore are enclosed, the others open (swccg.enclosed-vehicles)', () => {
  const open = cards.filter((one) => one.type === 'vehicle' && !one.characteristics.includes('enclosed'))
  assert.deepEqual(
    open.map(({ name }) => name),
    ["Luke's X-34 Landspeeder", 'Bantha', 'Rogue Bantha'],
  )
})

test('R-unit droids are astromech and vehicle droids (swccg.r-unit-droids)', () => {
  assert.deepEqual([...new Set(with_('r-unit').map(({ model }) => model))].sort(), [
    'astromech droid',
    'vehicle droid',
    'vehicle repair droid',
  ])
})
