import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCards, readCards } from '../../src/cards/check.js'
import { awakenings } from '../../src/cards/index.js'

const rey = awakenings.find((card) => card.name === 'Rey')!
const aim = awakenings.find((card) => card.name === 'Aim')!

test('the cards of Awakenings pass', () => {
  assert.deepEqual(checkCards(awakenings), [])
  assert.equal(readCards(awakenings).length, 174)
  assert.deepEqual(
    awakenings.map((card) => card.number),
    Array.from({ length: 174 }, (_, at) => at + 1),
  )
})

const changes: [name: string, card: unknown, fault: RegExp][] = [
  ['an unknown key', { ...rey, helath: 10 }, /^destiny:01038: unknown key "helath"$/],
  ['a wrong id', { ...rey, id: '01038' }, /^01038: id must be like destiny:01001/],
  ['an unknown set', { ...rey, set: 'XX' }, /set must be one of AW, SoR/],
  ['number 0', { ...rey, number: 0 }, /number must be a whole number of at least 1, not 0/],
  ['an empty name', { ...rey, name: '' }, /name must be a text/],
  ['an event with a subtitle', { ...aim, subtitle: 'x' }, /a card of type event has no subtitle/],
  ['an unknown type', { ...rey, type: 'plot' }, /type must be one of battlefield, .*, not "plot"/],
  ['an unknown affiliation', { ...rey, affiliation: 'good' }, /affiliation must be one of hero, villain, neutral/],
  ['an unknown colour', { ...rey, color: 'green' }, /color must be one of red, blue, yellow, gray/],
  ['a unique that is no boolean', { ...rey, unique: 1 }, /unique must be true or false, not 1/],
  ['an unknown rarity', { ...rey, rarity: 'X' }, /rarity must be one of/],
  ['a subtype twice', { ...rey, subtypes: ['jedi', 'jedi'] }, /subtypes must be a list of different/],
  ['a character with a cost', { ...rey, cost: 1 }, /a card of type character has no cost/],
  ['an event without a cost', { ...aim, cost: undefined }, /cost must be a whole number of at least 0/],
  ['an elite that is cheaper', { ...rey, points: [12, 9] }, /points must be \[value\] or/],
  ['a fraction of health', { ...rey, health: 2.5 }, /health must be a whole number/],
  ['five sides', { ...rey, sides: ['-', '-', '-', '-', '-'] }, /sides must be a list of six/],
  ['an unreadable side', { ...rey, sides: ['-', '-', '-', '-', '-', '1*'] }, /sides The die side "1\*" cannot be read/],
  ['an event with a die', { ...aim, sides: rey.sides }, /a card of type event has no sides/],
  ['an ability without a kind', { ...rey, by: 'hand', abilities: [{}] }, /abilities must be a list of/],
  ['abilities by nobody', { ...rey, by: 'none', abilities: [{ ability: 'action' }] }, /abilities that nobody wrote/],
  ['an unknown author', { ...rey, by: 'me' }, /by must be one of compiled, hand, native, none/],
  ['a wording in words', { ...rey, wording: 'After you' }, /wording must be '' or eight hex digits/],
  ['no record', 7, /^card 1: must be a record, not 7$/],
]

for (const [name, card, fault] of changes) {
  test(`${name} is the one fault`, () => {
    const faults = checkCards([card])
    assert.equal(faults.length, 1, faults.join('\n'))
    assert.match(faults[0]!, fault)
  })
}

test('all faults of all cards are listed, a missing field and a card that is there twice too', () => {
  const { name: _, ...nameless } = aim
  assert.deepEqual(checkCards([{ ...rey, health: 0, odd: 1 }, nameless, aim]), [
    'destiny:01038: unknown key "odd"',
    'destiny:01038: health must be a whole number of at least 1, not 0',
    'destiny:01151: name is missing',
    'destiny:01151: is there twice',
  ])
  assert.throws(() => readCards([nameless]), /1 fault\(s\):\ndestiny:01151: name is missing/)
  assert.deepEqual(checkCards('cards'), ['the cards must be a list, not "cards"'])
})
