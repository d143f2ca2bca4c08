import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { damagedStates } from '@dejarik/kernel/laws'
import { cards } from '../src/cards/all.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import { swtcg } from '../src/game.js'
import type { State } from '../src/state.js'

const engine = swtcg(cards)
const of = (side: string) => decks.find((deck) => deckSide(deck, cards) === side) as Deck
const seated = [of('dark'), of('light')]
const begin = () => JSON.parse(JSON.stringify(engine.start('all', seated, 1))) as State

describe('a state that cannot be is not loaded, and the sentence says where', () => {
  const tampered: Record<string, [(s: State) => unknown, RegExp]> = {
    'less than no Force': [(s) => Object.assign(s, { force: [-5, 0] }), /force\[0\] must be a whole number from 0/],
    'Force that is a word': [(s) => Object.assign(s, { force: [0, 'x'] }), /force\[1\] must be .*, not "x"/],
    'a column that is gone': [(s) => Reflect.deleteProperty(s, 'tapped'), /tapped is missing/],
    'a pilot on itself': [(s) => Object.assign(s.piloting, { 4: 4 }), /piloting leads in a circle/],
    'an unknown field': [(s) => Object.assign(s, { tea: 1 }), /There is no field "tea"/],
    'a phase of its own': [(s) => Object.assign(s, { phase: 'tea' }), /phase must be one of/],
    'a fourth arena': [(s) => Object.assign(s, { battle: 3 }), /battle must be a whole number from -1 to 2/],
    'a die with seven sides': [(s) => s.dice.push(7), /dice\[\d+\] must be/],
    'a procedure that is none': [
      (s) => Object.assign(s.stack[0] as object, { procedure: 'toString', step: '' }),
      /stack\[0\] goes on with toString\., which the rules do not have/,
    ],
    'an attack by nobody': [(s) => s.attacks.push({ by: 1023, on: 0, hits: 1 }), /attacks\[0\]\.by/],
  }
  for (const [name, [change, says]] of Object.entries(tampered)) {
    test(name, () => {
      const s = begin()
      assert.equal(engine.load(s), s)
      change(s)
      assert.throws(() => engine.load(s), says)
    })
  }
})

test('damage anywhere in a state is refused with a sentence, or can be looked at', () => {
  const { refused } = damagedStates(engine, { format: 'all', decks: seated, every: 5 }, 5)
  assert.ok(refused > 30, `${refused}`)
})

describe('what cannot be begun says why', () => {
  const [deck, other] = seated as [Deck, Deck]
  const card = deck.cards[0]?.card as string
  const wrong: Record<string, [unknown, RegExp]> = {
    'a thousand million copies': [
      { ...deck, cards: [{ card, copies: 1e9 }] },
      /copies must be a whole number from 1 to 99/,
    ],
    'a list of copies': [{ ...deck, cards: [{ card, copies: [1] }] }, /copies must be .*, not a list of 1/],
    'no cards': [{ name: '' }, /cards is missing/],
    'more than can be told apart': [{ ...deck, cards: Array(11).fill({ card, copies: 99 }) }, /at most 1024 cards/],
    'an unknown card': [{ ...deck, cards: [{ card: 'toString', copies: 1 }] }, /no card "toString"/],
  }
  for (const [name, [first, says]] of Object.entries(wrong))
    test(name, () => assert.throws(() => engine.start('all', [first as Deck, other], 1), says))
  test('an unknown format', () =>
    assert.throws(() => engine.start('tea', seated, 1), /There is no format "tea"; there are aotc/))
})
