import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkCards, readCards } from '../../src/cards/check.js'
import { cards, cardsBySet } from '../../src/cards/index.js'

const named = (name: string) => cards.find((card) => card.name === name)!
const kit = named('Kit Fisto')
const mending = named('Mending')
const dodge = named("Hero's Dodge")
const system = named('Kashyyyk System')

const sizes = { AOTC: 180, SR: 90, ANH: 180, JG: 105, ESB: 210, RAS: 105, PM: 90, ROTS: 110 }

test('the cards of the eight sets pass, each number once', () => {
  assert.deepEqual(checkCards(cards), [])
  assert.equal(readCards(cards).length, 1070)
  for (const [set, size] of Object.entries(sizes)) {
    assert.deepEqual(
      cardsBySet[set as keyof typeof sizes].map(({ id, number }) => [id, number]),
      Array.from({ length: size }, (_, at) => [`swtcg:${set}-${at + 1}`, at + 1]),
    )
  }
})

const changes: [name: string, card: unknown, fault: RegExp][] = [
  ['an unknown key', { ...kit, helath: 10 }, /^swtcg:AOTC-93: unknown key "helath"$/],
  ['a wrong id', { ...kit, id: 'AOTC-93' }, /^AOTC-93: id must be like swtcg:AOTC-1/],
  ['an unknown set', { ...kit, set: 'XX' }, /set must be one of AOTC, SR/],
  ['number 0', { ...kit, number: 0 }, /number must be a whole number of at least 1, not 0/],
  ['an empty name', { ...kit, name: '' }, /name must be a name/],
  ['a version in the name', { ...kit, name: 'Kit Fisto (A)' }, /name must be a name without/],
  ['a small version letter', { ...kit, version: 'a' }, /version must be one capital letter/],
  ['a Mission with a version', { ...mending, version: 'A' }, /a card of type mission has no version/],
  ['an unknown side', { ...kit, side: 'good' }, /side must be one of light, dark, neutral/],
  ['no type', { ...kit, types: [] }, /types must be/],
  ['a type twice', { ...kit, types: ['character', 'character'] }, /types must be/],
  ['a Battle card in an arena', { ...dodge, types: ['battle', 'space'] }, /types must be/],
  ['a Location nowhere', { ...system, types: ['location'] }, /types must be/],
  ['a subtype with a hyphen alone', { ...kit, subtypes: ['Jedi', '-'] }, /subtypes must be a list of different/],
  ['a Mission with a subtype', { ...mending, subtypes: ['Jedi'] }, /a card of type mission has no subtypes/],
  ['a Battle card with a build cost', { ...dodge, build: 1 }, /a card of type battle has no build/],
  ['a Mission with power', { ...mending, power: 1 }, /a card of type mission has no power/],
  ['a build cost of *', { ...kit, build: '*' }, /build must be a whole number of at least 0 or X/],
  ['a fraction of health', { ...kit, health: 2.5 }, /health must be a whole number of at least 1 or \*/],
  ['an unknown rarity', { ...kit, rarity: 'P' }, /rarity must be one of C, U, R/],
  ['an ability without a kind', { ...kit, by: 'hand', abilities: [{}] }, /abilities must be a list of/],
  ['abilities by nobody', { ...kit, by: 'none', abilities: [{ ability: 'play' }] }, /abilities that nobody wrote/],
  ['an unknown author', { ...kit, by: 'me' }, /by must be one of compiled, hand, native, none/],
  ['a wording in words', { ...kit, wording: 'Pay' }, /wording must be '' or eight hex digits/],
  ['no record', 7, /^card 1: must be a record, not 7$/],
]

for (const [name, card, fault] of changes) {
  test(`${name} is the one fault`, () => {
    const faults = checkCards([card])
    assert.equal(faults.length, 1, faults.join('\n'))
    assert.match(faults[0]!, fault)
  })
}

test('a unit of several arenas, a stat of * and a cost of X pass (swtcg.gl-multi-arena)', () => {
  assert.deepEqual(checkCards([{ ...kit, types: ['ground', 'character'], speed: '*', build: 'X' }]), [])
})

test('all faults of all cards are listed, a missing field and a card that is there twice too', () => {
  const { power: _, ...weak } = kit
  assert.deepEqual(checkCards([weak, { ...kit, health: 0 }]), [
    'swtcg:AOTC-93: power is missing',
    'swtcg:AOTC-93: health must be a whole number of at least 1 or *, not 0',
    'swtcg:AOTC-93: is there twice',
  ])
  assert.throws(() => readCards([weak]), /1 fault\(s\):\nswtcg:AOTC-93: power is missing/)
  assert.deepEqual(checkCards('cards'), ['the cards must be a list, not "cards"'])
})
