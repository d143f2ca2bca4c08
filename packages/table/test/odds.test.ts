import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Decision, generator, knows, type Seat } from '@dejarik/kernel'
import { atLeast, meanOf, pairsOf } from '../src/engine/chance.js'
import { newPaper } from '../src/engine/deck-requests.js'
import { rollOdds } from '../src/engine/destiny-odds.js'
import { gameOf } from '../src/engine/games.js'
import { promptFor } from '../src/engine/screen.js'
import { answer, begin } from '../src/engine/session.js'
import type { GameId, OddsShown } from '../src/protocol.js'

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} instead of ${b}`)

test('sums of chances', () => {
  near(meanOf([0.25, 0.5, 0.25]), 1)
  assert.deepEqual(atLeast([0.25, 0.5, 0.25]), [1, 0.75, 0.25])
  // Of 1, 1 and 4: two ones in two of six ways, else one and four.
  assert.deepEqual(
    [...pairsOf([1, 1, 4])].map(([total, chance]) => [total, Math.round(chance * 6)]),
    [
      [2, 2],
      [5, 4],
    ],
  )
})

test('what dice of Destiny show: each symbol on at least one of them', () => {
  const rey = ['1MD', '2MD', '1Dc', '1R', 'Sp', '-']
  const one = rollOdds([rey]) as OddsShown
  assert.deepEqual(one.args, { dice: 1 })
  near(one.rows.find(({ name }) => name === 'melee')?.chance ?? 0, 2 / 6)
  near(one.rows.find(({ name }) => name === 'melee')?.mean ?? 0, 3 / 6)
  const two = rollOdds([rey, rey]) as OddsShown
  near(two.rows.find(({ name }) => name === 'melee')?.chance ?? 0, 1 - (4 / 6) ** 2)
  near(two.rows.find(({ name }) => name === 'melee')?.mean ?? 0, 1)
  assert.equal(rollOdds([]), null)
})

/** A game of random answers: so many of them, or until a decision is the one that is looked for. */
async function played(id: GameId, seed: string, answers: number, until = (_asked: Decision) => false) {
  const game = await gameOf(id)
  const fits = (seat: number) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat) ?? true)
  const seats = [0, 1].map((seat) => ({ name: `Player ${seat + 1}`, deck: { shipped: fits(seat) } }))
  const session = begin(game, newPaper(game, seats, seed, true))
  const g = generator(seed)
  for (let i = 0; i < answers && session.s.decision !== null; i++) {
    if (until(session.s.decision)) break
    const { options } = session.s.decision
    answer(session, options[below(g, options.length)]!)
  }
  return { game, session }
}

test('the destinies left are those of the own cards out of sight, whatever order they lie in', async () => {
  const { game, session } = await played('swccg', 'destinies', 60)
  const { engine } = game
  for (const seat of [0, 1] as Seat[]) {
    const [first, reach] = game.odds(session.s, seat, ['pile:reserve'])
    assert.equal(first?.key, 'destinies')
    const hidden = session.s.def.filter((_def, card) => session.s.owner[card] === seat && !knows(session.s, seat, card))
    assert.equal(first?.args.cards, hidden.length)
    near(first?.rows.reduce((sum, { chance }) => sum + chance, 0) ?? 0, 1)
    assert.ok((reach?.rows[0]?.chance ?? 0) > 0.5)
    // Any world that this seat could be in gives the same: nothing hidden is in the numbers.
    for (let i = 0; i < 8; i++) {
      const world = engine.world(session.s, seat, generator(`world ${i}`))
      assert.deepEqual(game.odds(world, seat, ['pile:reserve']), game.odds(session.s, seat, ['pile:reserve']))
    }
  }
  assert.deepEqual(game.odds(session.s, 0, ['pile:lost']), [])
})

test('each attack that is offered says what it may come to', async () => {
  const isAttack = ({ kind, options }: Decision) =>
    kind === 'attack' && options.some((option) => option.do === 'attack')
  const { game, session } = await played('swtcg', 'attack', 2000, isAttack)
  const { decision } = session.s
  assert.ok(decision !== null && isAttack(decision))
  const prompt = promptFor(session, session.s, decision.seat, game.engine.view(session.s, decision.seat))
  const offered = prompt?.options.filter(({ odds }) => odds !== undefined) ?? []
  assert.equal(offered.length, decision.options.filter((option) => option.do === 'attack').length)
  const { card, target } = decision.options.find((option) => option.do === 'attack')!
  const [odds] = game.odds(session.s, decision.seat, [`card:${card}`, `card:${target}`])
  near(odds?.rows.reduce((sum, { chance }) => sum + chance, 0) ?? 0, 1)
})
