import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, tableOf } from '@dejarik/kernel'
import type { Ability } from '../src/effects/tree.js'
import type { Verdict } from '../src/explain.js'
import { noteUse } from '../src/rules/limits.js'
import { Game } from './board.js'

// rules swtcg.part-power, swtcg.stacking-unique
test('a number names a stack among its parts only where there is one', () => {
  const game = new Game({
    cards: { Leader: { unique: true } as never, Trooper: {}, Foe: {} },
    dark: { character: ['Leader', 'Trooper'], attached: [{ card: 'Leader', under: 'Leader' }] },
    light: { character: ['Foe'] },
  }).go()
  const parts = (name: string) => game.engine.explain(game.s, 0, { card: game.card(name), number: 'power' } as Json)
  assert.deepEqual(parts('Trooper'), { total: 3, parts: [{ value: 3, from: 'Trooper' }] })
  assert.deepEqual(parts('Leader'), {
    total: 4,
    parts: [
      { value: 3, from: 'Leader' },
      { value: 1, from: 'stack', rule: 'swtcg.stacking-unique' },
    ],
  })
})

// rule swtcg.pop-chances
test('an ability that was used says since when', () => {
  const draw = { do: 'draw', n: 1 }
  const game = new Game({
    cards: {
      Daily: { abilities: [{ ability: 'activated', effect: draw }] as unknown as Ability[] },
      Fighter: { abilities: [{ ability: 'activated', effect: { do: 'end-attack' } }] as unknown as Ability[] },
      Foe: {},
    },
    dark: { character: ['Daily', 'Fighter'], deck: ['Foe', 'Foe'] },
    light: { character: ['Foe'] },
  })
  const { s, engine } = game
  const units = ['Daily', 'Fighter'].map((name) => game.card(name))
  for (const card of units) {
    const clause = engine.catalog.clausesOf[s.def[card] as number]?.[0]
    noteUse(tableOf(engine, s) as never, clause as never, card)
  }
  game.go()
  const since = units.map((card) => {
    const verdicts = engine.explain(s, 0, { card } as Json) as unknown as Verdict[]
    return verdicts.flatMap(({ why }) => why.filter(({ rule }) => rule === 'swtcg.pop-chances').map(({ says }) => says))
  })
  assert.deepEqual(since, [['it has been used this turn'], ['it has been used in this attack']])
})
