import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UsageError } from '../src/exit.js'
import { gameId, gameIds, games, loadGame } from '../src/games.js'

test('a game that cannot be played yet says so and names what is there', async () => {
  for (const id of gameIds) {
    if (games[id].load) continue
    await assert.rejects(loadGame(id), (error) => {
      assert(error instanceof UsageError)
      assert.match(error.message, new RegExp(`\\(${id}\\) cannot be played yet`))
      return true
    })
  }
})

test('an unknown game is refused by name', () => {
  assert.equal(gameId('swtcg'), 'swtcg')
  assert.throws(() => gameId('swtgc'), /Did you mean swtcg\?/)
})
