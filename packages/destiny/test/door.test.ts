import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Decision,
  fingerprint,
  Illegal,
  type Json,
  knows,
  newRecord,
  type Option,
  play,
  readRecord,
  replay,
} from '@dejarik/kernel'
import { damagedStates } from '@dejarik/kernel/laws'
import { awakenings, type Deck, decks, destiny, type State } from '../src/index.js'

const engine = destiny()
const deck = decks[0] as Deck
const begin = (first: unknown) => () => engine.start('awakenings', [first as Deck, deck], 1)
const card = (deck.cards[0] as { card: string }).card
const hero = (deck.characters[0] as { card: string }).card

describe('what cannot be begun says why', () => {
  const wrong: Record<string, [unknown, RegExp]> = {
    'no character': [{ ...deck, characters: [] }, /no character/],
    'no battlefield': [{ ...deck, battlefield: null }, /no battlefield/],
    'a card as battlefield': [{ ...deck, battlefield: card }, /no battlefield/],
    'a card on the team': [{ ...deck, characters: [{ card, dice: 1 }] }, /is no character/],
    'three dice': [
      { ...deck, characters: [{ card: hero, dice: 3 }] },
      /dice must be a whole number from 1 to 2, not 3/,
    ],
    'a character in the deck': [{ ...deck, cards: [{ card: hero, copies: 1 }] }, /among its cards/],
    'no copies': [{ ...deck, cards: [{ card, copies: 0 }] }, /copies must be a whole number from 1 to 99, not 0/],
    'too many copies': [{ ...deck, cards: [{ card, copies: 1e9 }] }, /copies must be/],
    'more than can be told apart': [{ ...deck, cards: Array(11).fill({ card, copies: 99 }) }, /1024 cards/],
    'an unknown card': [{ ...deck, cards: [{ card: 'destiny:99999', copies: 1 }] }, /destiny:99999/],
    'a list of copies': [{ ...deck, cards: [{ card, copies: [1] }] }, /copies must be/],
    'no deck at all': [null, /must be a record/],
  }
  for (const [name, [first, says]] of Object.entries(wrong)) test(name, () => assert.throws(begin(first), says))
  for (const n of [0, 1, 3]) {
    test(`${n} seats`, () => assert.throws(() => engine.start('awakenings', Array(n).fill(deck), 1), /2 to 2 players/))
  }
  test('5 seats', () => assert.throws(() => engine.start('awakenings-ffa', Array(5).fill(deck), 1), /3 to 4 players/))
})

test('what is no option at all is illegal and changes nothing', () => {
  const s = begin(deck)()
  const before = fingerprint(s)
  for (const answer of [null, undefined, 'done', 3, [], {}]) {
    assert.throws(() => engine.answer(s, answer as unknown as Option), Illegal)
    assert.equal(fingerprint(s), before)
  }
})

describe('a state that contradicts itself is not loaded', () => {
  const tampered: Record<string, (s: State) => unknown> = {
    'an option more': (s) => ((s.decision as Decision).options as Option[]).push({ do: 'win' }),
    'another seat is asked': (s) => Object.assign(s.decision as object, { seat: 1 }),
    'nobody is asked': (s) => Object.assign(s, { decision: null }),
    'nothing in progress': (s) => Object.assign(s, { stack: [] }),
    'an unknown procedure': (s) => Object.assign(s.stack[0] as object, { procedure: 'win' }),
    'a card in two piles': (s) => (s.piles[0] as number[]).push(0),
    'a card nowhere': (s) => (s.piles[0] as number[]).pop(),
    'an unknown card': (s) => Object.assign(s.def, { 0: 9999 }),
    'a column cut short': (s) => s.known.pop(),
    'no piles': (s) => Object.assign(s, { piles: undefined }),
    'a seventh side': (s) => Object.assign(s.dieSide, { 0: 6 }),
    'four shields': (s) => Object.assign(s.shields, { 0: 4 }),
    'less than nothing': (s) => Object.assign(s.resources, { 0: -1 }),
    'a fifth seat': (s) => Object.assign(s, { seats: 5 }),
  }
  for (const [name, change] of Object.entries(tampered)) {
    test(name, () => {
      const s = JSON.parse(JSON.stringify(begin(deck)())) as State
      assert.equal(engine.load(s), s)
      change(s)
      assert.throws(() => engine.load(s), /This state is damaged/)
    })
  }
})

test('damage anywhere in a state is refused with a sentence, or can be looked at', () => {
  const { refused } = damagedStates(engine, { format: 'awakenings', decks: [deck, deck], every: 5 }, 5)
  assert.ok(refused > 30, `${refused}`)
})

test('a record with an answer that was not given goes no further', () => {
  const record = newRecord(engine as never, 'awakenings', [deck, deck], 1)
  const s = begin(deck)()
  for (let i = 0; i < 60; i++) play(engine as never, s, record, s.decision?.options.at(-1) as Option)
  assert.equal(fingerprint(replay(engine as never, record)), fingerprint(s))
  const answers = record.answers.map((answer, i) => (i === 20 ? { ...answer, extra: 1 } : answer))
  assert.throws(() => replay(engine as never, readRecord({ ...record, answers })), /Answer 21: It is not legal here/)
  assert.throws(() => replay(engine as never, { ...record, seed: 2 }), { name: 'Diverged' })
})

describe('what is explained', () => {
  const s = begin(deck)()
  for (const about of [null, 3, {}, { die: 999 }, { number: 'luck' }]) {
    test(`${JSON.stringify(about)} is no question`, () =>
      assert.throws(() => engine.explain(s, 0, about as Json), /Ask about|There is no die/))
  }
})

/** Plays on, always the first option, until this holds. */
function until(s: State, holds: () => boolean): void {
  for (let i = 0; i < 5000 && !holds() && s.decision !== null; i++) engine.answer(s, s.decision.options[0] as Option)
}

test('whatever is offered is explained as possible', () => {
  const s = begin(deck)()
  let replacing = 0
  until(s, () => {
    const { seat = 0, kind, options = [] } = s.decision ?? {}
    if (kind !== 'action') return false
    for (const option of options) {
      const about =
        typeof option.die === 'number' && option.do === 'resolve' ? { die: option.die } : { card: option.card }
      if (option.do !== 'play' && option.do !== 'activate' && option.do !== 'resolve' && option.do !== 'use') continue
      if (typeof option.replace === 'number') replacing++
      const verdicts = engine.explain(s, seat, about as Json) as unknown as { do: string; may: boolean }[]
      assert.ok(
        verdicts.some((verdict) => verdict.do === option.do && verdict.may),
        JSON.stringify(option),
      )
    }
    return false
  })
  assert.ok(replacing > 0)
})

test('what is wrong with an upgrade wherever it would go is said once', () => {
  const upgrades = new Set(awakenings.flatMap(({ id, type }) => (type === 'upgrade' ? [id] : [])))
  let told = 0
  for (let seed = 0; seed < 8; seed++) {
    const s = engine.start('awakenings', [deck, deck], seed)
    for (let i = 0; i < 30 && s.decision !== null; i++) {
      const { seat, options } = s.decision
      for (let card = 0; card < s.def.length; card++) {
        if (!upgrades.has(engine.catalog.defs[s.def[card] as number]?.id ?? '') || !knows(s, seat, card)) continue
        const [verdict] = engine.explain(s, seat, { card } as Json) as unknown as { why: { says: string }[] }[]
        const says = (verdict?.why ?? []).map((reason) => reason.says.replace(/^on [^:]+: /, ''))
        assert.equal(new Set(says).size, says.length, says.join())
        told += says.length
      }
      engine.answer(s, options[0] as Option)
    }
  }
  assert.ok(told > 10, `${told} reasons`)
})
