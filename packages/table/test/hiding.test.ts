import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '@dejarik/kernel'
import type { GameOfTable } from '../src/engine/game.js'
import { hidingAtTable, nothingYet, type Sampling } from './hiding/law.js'

const how: Sampling = { every: 23, onward: 14, worlds: 3, hints: 9, screens: 30 }
const tables: readonly (readonly Seat[])[] = [[0, 1], [0], [1]]

for (const id of ['destiny', 'swtcg', 'swccg'] as const)
  test(`${id}: nothing that is sent to a seat depends on what it may not know, or names it`, async () => {
    const tally = nothingYet()
    for (let seed = 0; tally.screens < how.screens; seed++)
      for (const people of tables) await hidingAtTable(id, `hiding ${seed} ${people}`, people, how, tally)
    assert.ok(
      tally.screens > 20 && tally.replies > 1000 && tally.onward > 100 && (tally.apart > 0 || id === 'destiny'),
      JSON.stringify(tally),
    )
  })

/** A table that tells too much must be found out. */
async function caught(says: RegExp, change: (game: GameOfTable) => Partial<GameOfTable>): Promise<void> {
  await assert.rejects(
    hidingAtTable('destiny', 'caught', [0], { ...how, every: 5 }, nothingYet(), (game) => ({
      ...game,
      ...change(game),
    })),
    (error: Error) => error.name === 'Leak' && says.test(error.message),
  )
}

test('the law finds a line that names a card of the other deck', () =>
  caught(/has card destiny:\d+ in the screen\.log|"by":\{"card"/, (game) => ({
    tell(s, event, eyes) {
      const line = game.tell(s, event, eyes)
      const top = s.def.findLast((_def, card) => s.owner[card] === 1) as number
      const { id, name } = game.engine.catalog.defs[top]!
      return line && { ...line, args: { ...line.args, by: { card: id, name } } }
    },
  })))

test('the law finds chances that are counted from hidden cards', () =>
  caught(/The reply to 'odds .*depends on/, () => ({
    odds: (s) => [{ key: 'roll', args: { n: s.def.findLast((_def, card) => s.owner[card] === 1) ?? 0 }, rows: [] }],
  })))

test('the law finds a question that is counted although the hand decides whether it comes up', () =>
  caught(/depends on|cannot tell two worlds apart|screens in one world/, ({ engine }) => ({
    engine: {
      ...engine,
      view: (s, eyes) => ({ ...(engine.view(s, eyes) as object), options: s.decision?.options.length ?? 0 }),
    },
  })))
