import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gameId, gameIds, loadGame } from '../src/games.js'

test('every game can be played, with decks for both its seats', async () => {
  for (const id of gameIds) {
    const { decks, players } = await loadGame(id)
    for (let seat = 0; seat < players.least; seat++)
      assert.ok(decks.shipped.some((deck) => decks.fits?.(deck, seat) ?? true))
  }
})

test('an unknown game is refused by name', () => {
  assert.equal(gameId('swtcg'), 'swtcg')
  assert.throws(() => gameId('swtgc'), /Did you mean swtcg\?/)
})
