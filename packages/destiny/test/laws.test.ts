import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Seat } from '@dejarik/kernel'
import { editLaw, everyLaw, randomPlay, type Start } from '@dejarik/kernel/laws'
import fc from 'fast-check'
import { type Deck, decks, destiny, type State } from '../src/index.js'

const engine = destiny()

/** Everything a player might point at: every card and die, and the numbers. */
const topics = (s: State, seat: Seat): Json[] => [
  ...s.def.flatMap((_def, card) =>
    ((s.known[card] as number) & (1 << seat)) !== 0 ? [{ card }, { number: 'cost', card }] : [],
  ),
  ...s.dieCard.map((_card, die) => ({ die })),
  { number: 'hand-size', seat },
  { number: 'upkeep-resources', seat: (seat + 1) % s.seats },
]

const game = (...chosen: Deck[]): Start<State, Deck> => ({
  format: chosen.length === 2 ? 'awakenings' : 'awakenings-ffa',
  decks: chosen,
  topics,
})

const aDeck = fc.constantFrom(...decks)
const aSeed = fc.integer({ min: 0, max: 1_000_000 })

test('every law holds for two players', () => {
  fc.assert(
    fc.property(aDeck, aDeck, aSeed, (a, b, seed) => everyLaw(engine, game(a, b), [seed])),
    { numRuns: 12 },
  )
})

test('every law holds in a free-for-all of three and four', () => {
  fc.assert(
    fc.property(fc.array(aDeck, { minLength: 3, maxLength: 4 }), aSeed, (all, seed) =>
      everyLaw(engine, game(...all), [seed]),
    ),
    { numRuns: 4 },
  )
})

test('random play from many seeds never throws, never sticks and ends', () => {
  let games = 0
  for (const a of decks) {
    for (const b of decks) {
      randomPlay(engine, game(a, b), `${a.name} ${b.name}`)
      games++
    }
  }
  assert.equal(games, decks.length ** 2)
})

test('a game that is edited now and then keeps every law', () => {
  const edits = [1, 2, 3].map((seed) => editLaw(engine, { ...game(decks[seed]!, decks[0]!), every: 6 }, seed))
  assert.ok(
    edits.every((n) => n > 5),
    edits.join(),
  )
})
