import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator, type Option } from '@dejarik/kernel'
import { Fault, gameOf, readScenarios, toScenario } from '@dejarik/scenarios'
import { cards, deckSide, decks, type State, swccg } from '@dejarik/swccg'

/** What a view says apart from numbers that differ from table to table. */
function plainView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plainView(one))).sort()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !['card', 'clause', 'id', 'target', 'orbits'].includes(key))
  return Object.fromEntries(entries.map(([key, part]) => [key, plainView(part)]))
}

const e = swccg(cards)
const of = (side: string) => decks.filter((deck) => deckSide(deck, cards) === side)

test('a phase written as a scenario is laid out the same again', () => {
  let written = 0
  for (let seed = 1; seed <= 4; seed++) {
    const g = generator(`round trip ${seed}`)
    const brought = [of('dark'), of('light')].map((list) => list[below(g, list.length)]!)
    const s = e.start('premiere', brought, seed) as State
    for (let n = 0; n < 300 && e.result(s) === null; n++) {
      if (s.decision?.kind === 'action' && below(g, 6) === 0 && roundTrip(s)) written++
      const { options } = e.decision(s)!
      e.answer(s, options[below(g, options.length)] as Option)
    }
  }
  assert.ok(written > 10, `${written} positions`)
})

/** False where effects last that a scenario cannot say. */
function roundTrip(s: State): boolean {
  let text: string
  try {
    text = toScenario(e, s)
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
  const board = gameOf('swccg').layOut(readScenarios(text)[0]!)
  for (const seat of ['public', 0, 1] as const)
    assert.deepEqual(plainView(board.engine.view(board.state!, seat)), plainView(e.view(s, seat)))
  assert.equal(toScenario(board.engine, board.state!), text)
  return true
}

test('in the middle of something a sentence says why not', () => {
  const s = e.start('premiere', [of('dark')[0]!, of('light')[0]!], 1)
  assert.throws(
    () => toScenario(e, s),
    (error) => error instanceof Fault && /where a phase asks for an action/.test(error.message),
  )
})
