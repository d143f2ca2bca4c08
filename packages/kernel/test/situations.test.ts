import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generator, knows, situation } from '@dejarik/kernel'
import { type Duel, duel, hand } from './laws/duel.js'

const e = duel()

/** The duel where this seat is asked for its bid. */
function askedOf(seat: number): Duel {
  const s = e.start('all', [], 1)
  while (e.decision(s)?.seat !== seat) e.answer(s, e.decision(s)!.options[0]!)
  return s
}

for (const seat of [0, 1]) {
  test(`a situation of seat ${seat} is told as that seat sees it`, () => {
    const s = askedOf(seat)
    const asked = situation(e, s)
    assert.equal(asked.seat, seat)
    assert.deepEqual(asked.decision, e.decision(s))
    assert.deepEqual(asked.view(), e.view(s, seat))
    assert.notDeepEqual(asked.view(), e.view(s, 1 - seat))
  })

  test(`a world for seat ${seat} knows which faces were made up for it`, () => {
    const s = askedOf(seat)
    const world = situation(e, s).world(generator(7))
    for (const card of s.piles[hand(seat)]!) {
      assert.ok(knows(s, seat, card))
      assert.equal(world.face(card), -1)
    }
    for (const card of s.piles[hand(1 - seat)]!) assert.notEqual(world.face(card), -1)
    const own = world.decision()!.options.map((option) => world.mayTell(option))
    assert.deepEqual(
      own,
      e.decision(s)!.options.map((option) => e.mayTell(s, option, seat)),
    )
    for (const card of s.piles[hand(seat)]!) assert.equal(world.clone().face(card), -1)
  })
}

test('where nobody is asked there is no situation', () => {
  const s = e.start('all', [], 1)
  while (e.decision(s) !== null) e.answer(s, e.decision(s)!.options[0]!)
  assert.throws(() => situation(e, s), /Nobody is asked anything/)
})
