import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generator, knows, situation, unpack } from '@dejarik/kernel'
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

test('a world is judged, watched and played to its end without the game knowing', () => {
  const s = askedOf(0)
  const before = JSON.stringify(s)
  const asked = situation(e, s)
  const world = asked.world(generator(3))
  assert.deepEqual(world.horizon, { answers: 0, turns: 1 })
  assert.equal(world.clock(), 0)
  assert.equal(world.worth(0), 0.5)
  assert.equal(world.result(), null)
  assert.deepEqual(world.view('public'), e.view(s, 'public'))
  const { options } = world.decision()!
  const leans = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]
  world.lean(leans)
  assert.deepEqual(
    leans,
    options.map(() => 0),
  )
  const also = [7]
  asked.lean(generator(3), also)
  assert.deepEqual(also, leans)
  assert.deepEqual(world.label(options[0]!), e.label(s, asked.decision.options[0]!))
  const copy = world.clone()
  while (world.decision() !== null) world.answer(world.decision()!.options[0]!)
  assert.deepEqual(copy.decision()?.options, options)
  const { winner } = world.result()!
  assert.deepEqual(
    [0, 1].map((seat) => world.worth(seat)),
    [0, 1].map((seat) => (winner === null ? 0.5 : winner === seat ? 1 : 0)),
  )
  world.lean(leans)
  assert.deepEqual(leans, [])
  assert.equal(JSON.stringify(s), before)
})

test('a world that was packed is unpacked to the same question', () => {
  const s = askedOf(1)
  const packed = JSON.parse(JSON.stringify(situation(e, s).pack(generator(5))))
  const asked = unpack(e, packed)
  assert.equal(asked.seat, 1)
  assert.deepEqual(asked.view(), e.view(s, 1))
  assert.deepEqual(asked.prompt(), e.prompt(s, 1))
})
