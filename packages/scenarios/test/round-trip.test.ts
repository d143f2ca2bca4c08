import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decks, destiny, type State } from '@dejarik/destiny'
import { below, generator, type Option } from '@dejarik/kernel'
import { Fault, gameOf, readScenarios, toScenario } from '@dejarik/scenarios'

/** What a view says apart from numbers that differ from table to table; of equal sides, which one lies up does not matter. */
function plainView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plainView(one))).sort()
  if (typeof value !== 'object' || value === null) return value
  const numbers = ['card', 'die', 'holder', 'clause', 'that', 'id', 'side']
  const entries = Object.entries(value).filter(([key]) => !numbers.includes(key))
  return Object.fromEntries(entries.map(([key, part]) => [key, plainView(part)]))
}

const e = destiny()

/** Plays at random and hands over every position at which a turn begins. */
function play(seats: number, seed: number, visit: (s: State) => void): void {
  const g = generator(`round trip ${seed}`)
  const brought = Array.from({ length: seats }, () => decks[below(g, decks.length)]!)
  const s = e.start(seats === 2 ? 'awakenings' : 'awakenings-ffa', brought, seed)
  for (let n = 0; n < 400 && e.result(s) === null; n++) {
    // Some positions of each game are enough: reading one back takes longer than playing to it.
    if (s.stack.at(-1)?.procedure === 'action' && s.stack.length <= 4 && below(g, 6) === 0) visit(s)
    const { options } = e.decision(s)!
    e.answer(s, options[below(g, options.length)] as Option)
  }
}

for (const seats of [2, 3, 4]) {
  test(`a position of ${seats} seats written as a scenario is laid out the same again`, () => {
    let written = 0
    for (let seed = 1; seed <= 3; seed++) {
      play(seats, seed, (s) => {
        const text = toScenario(e, s)
        const [file] = readScenarios(text)
        const board = gameOf('destiny').layOut(file!)
        for (const seat of ['public', ...Array.from({ length: seats }, (_, i) => i)] as (number | 'public')[]) {
          assert.deepEqual(plainView(board.engine.view(board.state!, seat)), plainView(e.view(s, seat)))
        }
        assert.equal(toScenario(board.engine, board.state!), text)
        written++
      })
    }
    assert.ok(written > 10, `${written} positions`)
  })
}

test('in the middle of something, or after the end, a sentence says why not', () => {
  const s = e.start('awakenings', [decks[0]!, decks[1]!], 1)
  assert.throws(
    () => toScenario(e, s),
    (error) => error instanceof Fault && /where a turn begins/.test(error.message),
  )
})
