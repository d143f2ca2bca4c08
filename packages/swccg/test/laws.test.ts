import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Generator, generator, type Json, type Seat } from '@dejarik/kernel'
import { editLaw, everyLaw, hiding, type Start } from '@dejarik/kernel/laws'
import fc from 'fast-check'
import { cards } from '../src/cards/all.js'
import { isUnderstood } from '../src/cards/index.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import { swccg } from '../src/game.js'
import type { State } from '../src/state.js'

const engine = swccg(cards)

const topics = (s: State, seat: Seat): Json[] => [
  null,
  { seat: 0 },
  { seat: 1 },
  ...s.def.flatMap((_def, card) => (((s.known[card] as number) & (1 << seat)) !== 0 ? [{ card }] : [])),
]

const of = (side: string): Deck[] => decks.filter((deck) => deckSide(deck, cards) === side)

// Three games bring every deck to the table once; which of them meet, and by what chance, is drawn. Cards of no deck
// come to the table below.
test('every law holds', () => {
  const [dark, light] = [of('dark'), of('light')]
  const meeting = fc.shuffledSubarray(light, { minLength: light.length })
  fc.assert(
    fc.property(meeting, fc.integer({ min: 0, max: 100_000 }), (opposed, seed) => {
      assert.equal(dark.length, opposed.length)
      for (const [i, a] of dark.entries()) {
        const start: Start<State, Deck> = { format: 'premiere', decks: [a, opposed[i] as Deck], topics, every: 29 }
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
    return editLaw(engine, { format: 'premiere', decks: chosen, every: 9 }, seed)
  })
  assert.ok(edits.reduce((sum, n) => sum + n) > 20, edits.join())
})

/** Sixty different cards of a side, out of every set: whatever can be played, fit or not. */
function anyDeck(side: string, g: Generator): Deck {
  const pool = cards.filter((card) => card.side === side && isUnderstood(card))
  const places = pool.filter(({ type }) => type === 'location')
  const chosen = new Set<string>()
  while (chosen.size < 14) chosen.add(places[below(g, places.length)]!.id)
  while (chosen.size < 60) chosen.add(pool[below(g, pool.length)]!.id)
  return { name: side, cards: [...chosen].map((card) => ({ card, copies: 1 })), outside: [] }
}

test('what is kept is what would be found anew, with cards of every set', () => {
  const checking = swccg(cards, { checks: true })
  for (const seed of [1, 2, 3, 4]) {
    const g = generator(`fresh ${seed}`)
    const s = checking.start('premiere', [anyDeck('dark', g), anyDeck('light', g)], seed)
    for (let answers = 0; answers < 700 && checking.decision(s) !== null; answers++) {
      const { options } = checking.decision(s)!
      checking.answer(s, options[below(g, options.length)]!)
    }
  }
})

test('what is kept of a state holds in its worlds, with cards of every set', () => {
  const checking = swccg(cards, { checks: true })
  const g = generator('worlds')
  const chosen = [anyDeck('dark', g), anyDeck('light', g)]
  hiding(checking, { format: 'premiere', decks: chosen, every: 25, bound: 600 }, 1)
})
