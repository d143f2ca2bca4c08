import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, type Table as KernelTable, tableOf } from '@dejarik/kernel'
import type { Verdict } from '../src/explain.js'
import type { Table } from '../src/state.js'
import { verdictWords } from '../src/verdict-words.js'
import { Game } from './board.js'

test('what is true of several targets for the same reasons is told once', () => {
  const game = new Game({
    cards: { Fast: { speed: 60 }, Slow: { speed: 10 }, Ship: { types: ['space'] as never }, Foe: { speed: 20 } },
    dark: { character: ['Slow', 'Foe', 'Foe'], space: ['Ship'] },
    light: { character: ['Fast'] },
    battle: 'character',
  }).go()
  const card = game.s.def.findIndex((_def, each) => game.nameOf(each) === 'Fast')
  const verdicts = game.engine.explain(game.s, 1, { card } as Json) as unknown as Verdict[]
  const t = tableOf(game.engine, game.s) as KernelTable
  const told = verdictWords(t as unknown as Table, verdicts, card)
  const attacks = told.filter(({ what }) => what.startsWith('attack'))
  assert.deepEqual(
    attacks.map(({ what, may }) => [what, may]),
    [
      ['attack Ship with it', false],
      ['attack Slow, Foe #1 or Foe #2 with it', true],
    ],
  )
  assert.ok((attacks[0]?.why.length ?? 0) > 0)
  assert.equal(new Set(told.map(({ what, may, why }) => JSON.stringify([what, may, why]))).size, told.length)
})
