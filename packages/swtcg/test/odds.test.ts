import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf } from '@dejarik/kernel'
import { attackOdds } from '../src/odds.js'
import type { Table } from '../src/state.js'
import { type Board, Game } from './board.js'

const keyword = (name: string, n?: number) =>
  ({ ability: 'keyword', keyword: name, ...(n === undefined ? {} : { n }) }) as never

const faces = [1, 2, 3, 4, 5, 6]
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9

/** Every way in which the dice can fall, attacked through by the engine itself. */
function counted(cards: Board['cards'], dice: number): { damage: number[]; game: Game } {
  const damage: number[] = []
  const start = (rolls: number[]) =>
    new Game({ cards, dark: { character: ['Foe'] }, light: { character: ['Hero', 'Ally'] }, rolls }).go()
  const each = (rolls: number[]): void => {
    if (rolls.length < dice) for (const face of faces) each([...rolls, face])
    else {
      const game = start(rolls).answer('attack Foe target Hero')
      const n = game.s.damage[game.card('Hero')] as number
      while (damage.length <= n) damage.push(0)
      damage[n] = (damage[n] as number) + 1 / 6 ** dice
    }
  }
  each([])
  return { damage, game: start([]) }
}

const cases: readonly (readonly [string, Board['cards'], number])[] = [
  ['plain dice', { Foe: { speed: 50, power: 3 }, Hero: { health: 20 }, Ally: {} }, 3],
  [
    'accuracy against armor, and a critical hit (swtcg.critical-hit)',
    {
      Foe: { speed: 50, power: 3, abilities: [keyword('accuracy', 1), keyword('critical-hit', 2)] },
      Hero: { health: 20, abilities: [keyword('armor')] },
      Ally: {},
    },
    3,
  ],
  [
    'fury brings a die more, parry takes damage (swtcg.fury, swtcg.parry)',
    {
      Foe: { speed: 50, power: 2, abilities: [keyword('fury', 1)] },
      Hero: { health: 20, abilities: [keyword('parry', 1)] },
      Ally: {},
    },
    3,
  ],
  [
    'shields take dice (swtcg.shields)',
    { Foe: { speed: 50, power: 3 }, Hero: { health: 20, abilities: [keyword('shields', 1)] }, Ally: {} },
    2,
  ],
]

for (const [name, cards, dice] of cases)
  test(`the chances of an attack are those of all its dice: ${name}`, () => {
    const { damage, game } = counted(cards, dice)
    const { s, engine } = game
    const t = tableOf(engine, s) as unknown as Table
    const odds = attackOdds(t, game.card('Foe'), game.card('Hero'))
    assert.equal(odds.damage.length, damage.length)
    for (const [n, chance] of damage.entries())
      assert.ok(near(odds.damage[n] as number, chance), `${n}: ${odds.damage[n]} instead of ${chance}`)
    assert.ok(
      near(
        odds.hits.reduce((a, b) => a + b, 0),
        1,
      ),
    )
    // Nothing of the table was touched.
    assert.equal(s.attacker, -1)
  })

test('the chance to destroy counts what is left of its health', () => {
  const cards = { Foe: { speed: 50, power: 2 }, Hero: { health: 3 }, Ally: {} }
  const light = { character: [{ card: 'Hero', damage: 2 }, 'Ally'] }
  const { s, engine } = new Game({ cards, dark: { character: ['Foe'] }, light }).go()
  const t = tableOf(engine, s) as unknown as Table
  const odds = attackOdds(t, 0, 1)
  assert.deepEqual([odds.dice, odds.needs, odds.left], [2, 4, 1])
  assert.ok(near(odds.destroys, 3 / 4))
})
