import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings } from '../src/cards/index.js'
import { importCard, isPrinted, unplayable } from '../src/import/index.js'

const printed = {
  code: '05091',
  set_code: 'LEG',
  position: 91,
  name: 'Small Change',
  type_code: 'event',
  affiliation_code: 'neutral',
  faction_code: 'gray',
  is_unique: false,
  rarity_code: 'C',
  cost: 1,
  text: 'Gain 1 resource.',
}
const none = new Map()

test('every card of Awakenings can be played', () => {
  for (const { name, abilities } of awakenings) assert.deepEqual(unplayable(abilities), [], name)
})

test('what the engine has no rule for is named', () => {
  const action = (effect: object) => unplayable([{ ability: 'action', effect }])
  assert.deepEqual(action({ do: 'sing' }), ['sing'])
  assert.deepEqual(action({ do: 'native', name: 'moon' }), ['native moon'])
  const choose = (from: object) => action({ do: 'choose', what: { choose: 1, from } })
  assert.deepEqual(choose({ kind: 'moon' }), ['noun moon'])
  assert.deepEqual(choose({ kind: 'die', bright: true }), ['filter bright'])
  const after = (event: object) => unplayable([{ ability: 'triggered', when: 'after', event, effect: { do: 'ready' } }])
  assert.deepEqual(after({ on: 'eclipse' }), ['event eclipse'])
  assert.deepEqual(after({ on: 'defeat', what: { that: 'card' } }), ['event defeat of {"that":"card"}'])
})

const aDie = { choose: 1, from: { kind: 'die' } }
const itsDie = { choose: 1, from: { kind: 'die', 'die-of': 'character' } }
const someone = { choose: 1, from: { kind: 'character' } }
const hurt = (to: unknown) => ({ do: 'deal-damage', n: 1, to })
const then = (first: object, next: object) => ({ do: 'then', first, next })
const facts = (type: 'character' | 'support', sides: string[] = []) => ({
  ...{ type, affiliation: 'hero' as const, subtypes: [], sides },
})

test('what an effect does not read is named', () => {
  const event = (effect: object) => unplayable([{ ability: 'play', effect }])
  assert.deepEqual(event({ do: 'remove-die', what: aDie, slowly: true }), ['slowly of remove-die'])
  assert.deepEqual(event({ do: 'resolve-die', what: { each: { kind: 'die' } } }), ['several dice resolved at once'])
  const both = { choose: 2, from: { kind: 'character' } }
  assert.deepEqual(event({ do: 'move-damage', from: both, n: 1, to: someone }), ['more than one for move-damage'])
  assert.deepEqual(event({ do: 'move-damage', from: someone, n: 1, to: someone }), [])
  assert.deepEqual(event({ do: 'discount', n: 1 }), ['discount of nothing being played'])
})

test('what nothing has named cannot be spoken of', () => {
  const event = (effect: object) => unplayable([{ ability: 'play', effect }])
  assert.deepEqual(event(hurt({ that: 'character' })), ['that character'])
  assert.deepEqual(event(then({ do: 'remove-die', what: aDie }, hurt({ that: 'character' }))), ['that character'])
  assert.deepEqual(event(then({ do: 'remove-die', what: itsDie }, hurt({ that: 'character' }))), [])
  assert.deepEqual(event(then(hurt({ that: 'character' }), hurt(someone))), ['that character'])
  const ways = { do: 'either', options: [{ do: 'remove-die', what: aDie }, hurt(someone)] }
  assert.deepEqual(event(then(ways, { do: 'reroll-die', what: { that: 'die' } })), ['that die'])
  assert.deepEqual(event({ do: 'reroll-die', what: 'this-die' }), ['this die'])
})

test('this die is known where one is used or resolved, or where a card has only one', () => {
  const after = [
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'activate', what: 'this' },
      effect: { do: 'remove-die', what: 'this-die' },
    },
  ]
  assert.deepEqual(unplayable(after, facts('support')), [])
  assert.deepEqual(unplayable(after, facts('character')), ['this die'])
})

test('a card is playable only as a whole: its die, its kind, each of its abilities', () => {
  const special = { ability: 'special', effect: { do: 'draw', n: 1 } }
  assert.deepEqual(unplayable([], facts('support', ['2ID', '-', '-', '-', '-', '-'])), ['indirect damage on its die'])
  assert.deepEqual(unplayable([], facts('support', ['Sp', '-', '-', '-', '-', '-'])), [
    'a special side without an ability',
  ])
  assert.deepEqual(unplayable([special], facts('support', ['Sp', '-', '-', '-', '-', '-'])), [])
  assert.deepEqual(unplayable([special, special]), ['several special abilities on one card'])
  assert.deepEqual(unplayable([], { ...facts('character'), affiliation: 'neutral' }), ['a neutral character'])
})

test('one that is different is another than the one before; of several that are, none is forgotten', () => {
  const read = (text: string) => importCard({ ...printed, text }, none).card?.abilities[0]?.effect
  assert.deepEqual(read('Reroll a die. Then remove a different die.'), {
    ...{ do: 'then', first: { do: 'reroll-die', what: aDie } },
    next: { do: 'remove-die', what: { choose: 1, from: { kind: 'die', other: { that: 'die' } } } },
  })
  const two = { choose: { upTo: 2 }, from: { kind: 'character' } }
  assert.deepEqual(read('Deal 1 damage each to up to 2 different characters.'), hurt(two))
  assert.equal(importCard({ ...printed, text: 'Give another character 1 shield.' }, none).card?.by, 'none')
})

test('a printed card becomes facts and abilities', () => {
  const { card, label, unread } = importCard(printed, none)
  assert.equal(label, 'Small Change (Legacies #91)')
  assert.deepEqual(unread, [])
  assert.equal(card?.by, 'compiled')
  assert.deepEqual(card?.abilities, [{ ability: 'play', effect: { do: 'gain-resources', n: 1 } }])
})

test('a card with words that are not understood keeps its facts and no abilities', () => {
  const { card, unread } = importCard({ ...printed, text: 'Gain 1 resource. Sing a song.' }, none)
  assert.equal(unread.length, 1)
  assert.deepEqual([card?.by, card?.abilities], ['none', []])
})

test('a card that there is no place for is no card here, and says why', () => {
  const { card, unread } = importCard({ ...printed, type_code: 'plot' }, none)
  assert.equal(card, null)
  assert.match(unread.join(), /type must be one of/)
})

test('other tables of the data are no cards', () => {
  assert.equal(isPrinted(printed), true)
  for (const other of [null, 3, 'x', {}, { code: 'red', name: 'Command' }]) assert.equal(isPrinted(other), false)
})
