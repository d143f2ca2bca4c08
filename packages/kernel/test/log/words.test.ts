import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  edited,
  english,
  type LogArgs,
  possessive,
  proposed,
  type Reader,
  type Sentences,
  sayLine,
  sayWords,
  withArticle,
} from '@dejarik/kernel/log'

const rey = { card: 'c:1', name: 'Rey' }
const reader: Reader = { seat: 0, names: ['Ann', 'The bot'], isBot: (seat) => seat === 1 }

const sentences: Sentences = {
  drew: (a, w) => `${w.who(a.seat, 'draw')} ${w.cards(a.cards, a.n)} from ${w.whose(a.from, 'deck')}`,
  hit: (a, w) => `${w.card(a.card)} is hit ${w.count(a.n, 'time')}`,
  die: (a, w) => `${w.die(a.die)} becomes ${w.side(a.side)}`,
  told: (a, w) => `it says: ${w.said(a.what)}`,
  silent: () => null,
}
const say = (key: string, args: LogArgs, to: Reader = reader) => sayLine(sentences, english, { key, args }, to)

test('whoever reads it is you, and what belongs to whom the sentence has named is theirs or its', () => {
  assert.equal(say('drew', { seat: 0, n: 2, from: 0 }), 'You draw 2 cards from your deck')
  assert.equal(say('drew', { seat: 1, n: 1, from: 1 }), 'The bot draws 1 card from its deck')
  assert.equal(say('drew', { seat: 1, n: 0, from: 0 }), 'The bot draws 0 cards from your deck')
  assert.equal(
    say('drew', { seat: 0, n: 2, from: 0 }, { seat: 1, names: ['Ann', 'Bo'] }),
    'Ann draws 2 cards from their deck',
  )
  assert.equal(
    say('drew', { seat: 1, n: 2, from: 0 }, { seat: 'public', names: ['Ann', 'Bo'] }),
    "Bo draws 2 cards from Ann's deck",
  )
  assert.equal(say('drew', { seat: 2, from: 2 }), ' draws 0 cards from their deck')
})

test('cards that are known go by name, and by their player where the name does not tell', () => {
  assert.equal(
    say('drew', { seat: 0, cards: [rey, { card: 'c:2', name: 'Finn' }], from: 1 }),
    "You draw Rey, Finn from the bot's deck",
  )
  assert.equal(say('hit', { card: { ...rey, of: 1 }, n: 1 }), "The bot's Rey is hit 1 time")
  assert.equal(say('hit', { card: { ...rey, of: 0 }, n: 2 }), 'Your Rey is hit 2 times')
  assert.equal(say('hit', { n: 2 }), 'A card is hit 2 times')
  assert.equal(say('hit', { card: null, n: 2 }), 'A card is hit 2 times')
  assert.equal(say('hit', { card: rey, n: 2 }, { ...reader, mark: ({ name }) => `*${name}*` }), '*Rey* is hit 2 times')
})

test('dice and their sides', () => {
  assert.equal(say('die', { die: { side: '2RD1', on: rey }, side: '-' }), '2 ranged (pay 1) of Rey becomes blank')
  assert.equal(say('die', { die: { side: '+1MD', on: rey }, side: 'Sp' }), 'The +1 melee of Rey becomes special')
  assert.deepEqual(['XSh', '3ID', '1Dr', '1Dc', '2F', '1R', '2Q'].map(english.side), [
    'X shield',
    '3 indirect',
    '1 disrupt',
    '1 discard',
    '2 focus',
    '1 resource',
    '2 Q',
  ])
  assert.deepEqual(['2 melee', '+1 melee', 'X shield', 'blank'].map(withArticle), [
    '2 melee',
    '+1 melee',
    'X shield',
    'a blank',
  ])
})

test('a part of a sentence is a card, a line of its own, or what it is', () => {
  const line = { key: 'hit', args: { card: rey, n: 1 } }
  assert.equal(say('told', { what: rey }), 'It says: Rey')
  assert.equal(say('told', { what: line }), 'It says: Rey is hit 1 time')
  assert.equal(say('told', { what: { key: 'silent', args: {} } }), 'It says: ')
  assert.equal(say('told', { what: 3 }), 'It says: 3')
  assert.equal(say('told', {}), 'It says: ')
  assert.equal(say('told', { what: null }), 'It says: ')
})

test('a line may say nothing; one that no sentence is for says its key, and its card', () => {
  assert.equal(say('silent', {}), null)
  assert.equal(say('odd', {}), 'Odd')
  assert.equal(say('odd', { card: rey }), 'Odd: Rey')
  assert.equal(sayWords(sentences, english, { key: 'odd', args: {} }, reader), 'odd')
  assert.equal(sayWords(sentences, english, { key: 'silent', args: {} }, reader), null)
})

test('verbs that are not regular', () => {
  const verbs = ['be', 'have', 'pass', 'search', 'draw']
  assert.deepEqual(
    verbs.map((verb) => english.who(null, verb)),
    ['you are', 'you have', 'you pass', 'you search', 'you draw'],
  )
  assert.deepEqual(
    verbs.map((verb) => english.who('Bo', verb)),
    ['Bo is', 'Bo has', 'Bo passes', 'Bo searches', 'Bo draws'],
  )
})

test('a name that is "The …" is small in the middle of a sentence; a name that only begins so is not', () => {
  assert.equal(english.who('The bot', 'draw'), 'the bot draws')
  assert.equal(english.whose('The Emperor', 'hand'), "The Emperor's hand")
  assert.deepEqual(['Rey', 'Grenades'].map(possessive), ["Rey's", "Grenades'"])
})

test('one of several, and of a long list some', () => {
  const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i + 1}`)
  assert.deepEqual(
    [0, 1, 2, 3].map((n) => english.either(words(n))),
    ['', 'w1', 'w1 or w2', 'w1, w2 or w3'],
  )
  assert.equal(english.either(words(16)), `${words(15).join(', ')} or w16`)
  assert.equal(english.either(words(18)), `${words(16).join(', ')} and 2 more`)
})

test('an edit in words', () => {
  const tell = (args: LogArgs) => sayLine({ edited }, english, { key: 'edited', args }, reader)
  assert.equal(
    tell({ put: 'discard', where: 'to the discard pile', card: rey }),
    'Agreed edit: Rey goes to the discard pile',
  )
  assert.equal(
    tell({ put: 'on', where: 'onto', on: { card: 'c:2', name: 'Finn' } }),
    'Agreed edit: a card goes onto Finn',
  )
  assert.equal(
    tell({ put: 'hand', where: 'to the hand', pile: 'deck', seat: 0 }),
    'Agreed edit: you move the top card of the deck to the hand',
  )
  assert.equal(
    tell({ put: 'hand', where: 'to the hand', pile: 'lost', seat: 1 }),
    'Agreed edit: the bot moves the top card of the lost pile to the hand',
  )
  assert.equal(tell({ seat: 1, set: 'resources', n: 3 }), 'Agreed edit: the bot has 3 resources')
  assert.equal(tell({ card: rey, set: 'damage', n: 3 }), 'Agreed edit: Rey: damage 3')
  assert.equal(
    tell({ die: { side: '2MD', on: rey }, set: 'side', n: 1, said: 'blank' }),
    'Agreed edit: 2 melee of Rey: side blank',
  )
  assert.equal(
    sayLine({ proposed }, english, { key: 'proposed', args: { proposer: 1, card: rey, set: 'damage', n: 3 } }, reader),
    'The bot proposes: Rey: damage 3',
  )
})
