import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Generator, generator } from '@dejarik/kernel'
import { reaskAt } from '@dejarik/kernel/laws'
import { cards } from '../src/cards/all.js'
import { isUnderstood } from '../src/cards/index.js'
import type { Deck } from '../src/decks/index.js'
import { swccg } from '../src/game.js'

const engine = swccg(cards)

/** Sixty different cards of a side, out of every set: whatever can be played, fit or not. */
function anyDeck(side: string, g: Generator): Deck {
  const pool = cards.filter((card) => card.side === side && isUnderstood(card))
  const places = pool.filter(({ type }) => type === 'location')
  const chosen = new Set<string>()
  while (chosen.size < 14) chosen.add(places[below(g, places.length)]!.id)
  while (chosen.size < 60) chosen.add(pool[below(g, pool.length)]!.id)
  return { name: side, cards: [...chosen].map((card) => ({ card, copies: 1 })), outside: [] }
}

/**
 * The engine keeps much of what it has found out; another, which sees this state for the first time, has nothing kept.
 * To make one takes longer than to play to the next look, so that it looks twice.
 */
test('what is kept is what would be found out anew, with cards of every set', () => {
  for (const seed of [1, 2]) {
    const g = generator(`fresh ${seed}`)
    const s = engine.start('premiere', [anyDeck('dark', g), anyDeck('light', g)], seed)
    let other = swccg(cards)
    for (let answers = 0; answers < 700 && engine.decision(s) !== null; answers++) {
      if (answers % 30 === 29) {
        if (answers % 60 === 59) other = swccg(cards)
        const read = other.load(JSON.parse(JSON.stringify(s)))
        assert.deepEqual(engine.view(s, 0), other.view(read, 0), `seed ${seed}, after ${answers} answers`)
        reaskAt(other, read)
      }
      const { options } = engine.decision(s)!
      engine.answer(s, options[below(g, options.length)]!)
    }
  }
})
