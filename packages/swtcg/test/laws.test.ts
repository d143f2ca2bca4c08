import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Seat } from '@dejarik/kernel'
import { editLaw, everyLaw, type Start } from '@dejarik/kernel/laws'
import fc from 'fast-check'
import { cards } from '../src/cards/all.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import { swtcg } from '../src/game.js'
import type { State } from '../src/state.js'

const engine = swtcg(cards)

const topics = (s: State, seat: Seat): Json[] =>
  s.def.flatMap((_def, card) =>
    ((s.known[card] as number) & (1 << seat)) !== 0 ? [{ card, number: 'build-cost' }] : [],
  )

const of = (side: string): Deck[] => decks.filter((deck) => [side, 'neutral'].includes(deckSide(deck, cards) as string))

test('every law holds', () => {
  // rule swtcg.bidding-sides: with bids and without, two games each, and a deck comes to the table once at the most
  const formats = ['all', 'all-bid', 'all', 'all-bid']
  const some = { minLength: formats.length, maxLength: formats.length }
  const [dark, light] = [of('dark'), of('light')].map((list) => fc.shuffledSubarray(list, some))
  fc.assert(
    fc.property(dark!, light!, fc.integer({ min: 0, max: 100_000 }), (a, b, seed) => {
      for (const [i, format] of formats.entries()) {
        const start: Start<State, Deck> = { format, decks: [a[i] as Deck, b[i] as Deck], topics, every: 11 }
        everyLaw(engine, start, [seed + i])
      }
    }),
    { numRuns: 1 },
  )
})

test('a game that is edited now and then keeps every law', () => {
  const [dark, light] = [of('dark'), of('light')]
  const edits = [1, 2, 3].map((seed) => {
    const chosen = [dark[seed % dark.length], light[seed % light.length]] as Deck[]
    return editLaw(engine, { format: 'all', decks: chosen, every: 4 }, seed)
  })
  assert.ok(edits.reduce((sum, n) => sum + n) > 20, edits.join())
})
