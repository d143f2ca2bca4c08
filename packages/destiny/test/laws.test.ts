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

/** The decks in some order, and where chance begins. Each test says how it seats them; one draw is enough. */
const drawn = (check: (shuffled: readonly Deck[], seed: number) => void) =>
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...decks], { minLength: decks.length }),
      fc.integer({ min: 0, max: 1_000_000 }),
      check,
    ),
    { numRuns: 1 },
  )

test('every law holds for two players, whatever deck they bring', () => {
  drawn((shuffled, seed) => {
    for (let i = 0; i < shuffled.length; i += 2)
      everyLaw(engine, game(shuffled[i] as Deck, shuffled[(i + 1) % shuffled.length] as Deck), [seed + i])
  })
})

test('every law holds in a free-for-all of three and four', () => {
  drawn((shuffled, seed) => {
    everyLaw(engine, game(...shuffled.slice(0, 3)), [seed])
    everyLaw(engine, game(...shuffled.slice(3, 7)), [seed])
  })
})

// Each meets each, itself too; who sits where does not matter, since initiative is rolled for.
test('random play of any two decks never throws, never sticks and ends', () => {
  let answers = 0
  for (const [i, a] of decks.entries())
    for (const b of decks.slice(i)) answers += randomPlay(engine, game(a, b), `${a.name} ${b.name}`).length
  assert.ok(answers > 40 * decks.length ** 2, `${answers} answers`)
})

test('a game that is edited now and then keeps every law', () => {
  const edits = [1, 2, 3].map((seed) => editLaw(engine, { ...game(decks[seed]!, decks[0]!), every: 6 }, seed))
  assert.ok(
    edits.every((n) => n > 5),
    edits.join(),
  )
})

test('what is kept is what would be found anew', () => {
  const checking = destiny(undefined, { checks: true })
  for (const [i, a] of decks.entries()) randomPlay(checking, game(a, decks[(i + 1) % decks.length]!), `kept ${a.name}`)
})
