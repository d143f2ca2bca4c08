import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adviceOf, parseBot, plainly, think, together } from '@dejarik/bots'
import {
  below,
  type CoreState,
  cardsIn,
  type Engine,
  generator,
  knows,
  type Option,
  redrawSealed,
  type Situation,
  situation,
  unpack,
} from '@dejarik/kernel'
import { threads } from '../src/bots/threads.js'
import { type GameId, gameIds, loadGame } from '../src/games.js'
import { plan } from '../src/sim/plan.js'

/** A game of two shipped decks, played at random up to some answers. */
async function positionOf(game: GameId, seed: string, answers: number): Promise<{ e: Engine; s: CoreState } | null> {
  const module = await loadGame(game)
  const series = { seed, players: 2, bots: ['random', 'random'], decks: [null, null], format: null }
  const { decks } = plan(series, 0, module.decks.shipped, module.decks.fits)
  const e = module.engineFor(decks)
  const s = e.start(module.decks.formatOf(decks, 2), decks, seed)
  const g = generator(seed)
  for (let n = 0; n < answers; n++) {
    const decision = e.decision(s)
    if (decision === null) return null
    e.answer(s, decision.options[below(g, decision.options.length)] as Option)
  }
  return e.decision(s) === null ? null : { e, s }
}

/** From the first choices, some of them sealed, to the middle of a game. */
const moments = [0, 1, 2, 4, 7, 12, 20, 33, 54, 88, 143]

/** The same to the seat, another in all that is hidden: cards and their order, sealed choices, the generator. */
function elsewhere(e: Engine, s: CoreState, seat: number, seed: string): CoreState {
  const other = e.world(s, seat, generator(seed))
  // Not left to what is tested: a world that kept something of these would keep it here, too.
  redrawSealed(other.stack, seat, generator(`${seed}, sealed`))
  other.random = generator(`${seed}, generator`)
  return other
}

/** Everything that a search saw of its options: more than what it chose. */
const seenBy = (asks: ReturnType<typeof situation>, seed: string) => {
  const budget = { iterations: 24, milliseconds: Number.POSITIVE_INFINITY }
  return think(asks, budget, generator(seed)).moves.map(({ visits, worth }) => [visits, worth])
}

/** What a search expects after its best answers. */
function expectedBy(asks: ReturnType<typeof situation>, seed: string) {
  const g = generator(seed)
  const thought = think(asks, { iterations: 64, milliseconds: Number.POSITIVE_INFINITY }, g, plainly)
  return adviceOf(thought, asks, g).lines.flatMap(({ then }) => then)
}

for (const game of gameIds) {
  test(`${game}: what a bot expects is told without a card that it does not know, whatever is hidden`, async () => {
    let told = 0
    for (const [n, answers] of [12, 54].entries()) {
      const position = await positionOf(game, `expected ${n}`, answers)
      if (position === null) continue
      const { e, s } = position
      const { seat } = e.decision(s)!
      const there = elsewhere(e, s, seat, `elsewhere ${n}`)
      const [here, other] = [s, there].map((state) => expectedBy(situation(e, state), `expected ${n}`))
      const words = (of: ReturnType<typeof expectedBy>) => of.map((each) => [each.seat, each.words])
      assert.deepEqual(words(other!), words(here!), `after ${answers} answers`)
      for (const { option, words } of here!) {
        const cards = cardsIn(e.rules.options, option)
        assert.equal(
          words !== null,
          cards.every((card) => knows(s, seat, card)),
          JSON.stringify(option),
        )
        if (words !== null) told++
      }
    }
    assert.ok(told > 0)
  })

  test(`${game}: what is hidden from a bot never changes its choice, nor what it sees`, async () => {
    let compared = 0
    for (const [n, answers] of moments.entries()) {
      const position = await positionOf(game, `hidden ${n}`, answers)
      if (position === null) continue
      const { e, s } = position
      const other = elsewhere(e, s, e.decision(s)!.seat, `elsewhere ${n}`)
      const both = [s, other].map((state) => situation(e, state)) as [Situation, Situation]
      for (const name of ['random', 'heuristic'])
        for (let seed = 0; seed < 4; seed++) {
          const [here, there] = both.map((asks) => parseBot(name).make(seed).choose(asks))
          assert.deepEqual(there, here, `${name} after ${answers} answers`)
        }
      const [here, there] = both.map((asks) => seenBy(asks, `bot ${n}`))
      assert.deepEqual(there, here, `search after ${answers} answers`)
      compared++
    }
    assert.ok(compared >= 8, `only ${compared} positions were compared`)
  })

  test(`${game}: leans are numbers, one for each option, and a table is worth between 0 and 1 to both together`, async () => {
    for (let n = 0; n < 12; n++) {
      const position = await positionOf(game, `lean ${n}`, 5 + 11 * n)
      if (position === null) continue
      const { e, s } = position
      const asks = situation(e, s)
      const world = asks.world(generator(n))
      const leans: number[] = [9, 9, 9]
      world.lean(leans)
      assert.equal(leans.length, asks.decision.options.length)
      assert.ok(leans.every(Number.isFinite), leans.join())
      const [a, b] = [world.worth(0), world.worth(1)]
      assert.ok(a > 0 && a < 1, `${a}`)
      assert.ok(Math.abs(a + b - 1) < 1e-6, `${a} and ${b}`)
    }
  })

  test(`${game}: a search goes the same way for the same seed, and thinks of a packed situation as of the real one`, async () => {
    const { e, s } = (await positionOf(game, 'same', 10))!
    const budget = { iterations: 40, milliseconds: Number.POSITIVE_INFINITY }
    const visits = (asks: ReturnType<typeof situation>) =>
      think(asks, budget, generator('search')).moves.map((move) => move.visits)
    const here = visits(situation(e, s))
    assert.deepEqual(visits(situation(e, s)), here)
    const packed = JSON.parse(JSON.stringify(situation(e, s).pack(generator('packed'))))
    assert.deepEqual(visits(unpack(e, packed)), here)
  })
}

test('a bot that thinks by the clock answers in its time', async () => {
  const { e, s } = (await positionOf('destiny', 'clock', 20))!
  // In processor time: whatever else the machine does is not the bot's.
  const began = process.cpuUsage()
  const answer = await parseBot('search:60ms').make(1).choose(situation(e, s))
  assert.ok(e.decision(s)!.options.includes(answer))
  const { user, system } = process.cpuUsage(began)
  assert.ok(user + system < 1_500_000, `${user + system} µs`)
})

test('a search that was asked about an option has looked at it, and says why it answered', async () => {
  const { e, s } = (await positionOf('destiny', 'because', 12))!
  const asks = situation(e, s)
  const budget = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY }
  const last = asks.decision.options.length - 1
  const { moves } = think(asks, budget, generator('also'), undefined, { also: last })
  assert.ok((moves[last]?.visits ?? 0) >= 8)
  const bot = parseBot('search:60i').make('why')
  const answer = await bot.choose(asks)
  const advice = bot.why?.()
  assert.ok(advice)
  assert.equal(asks.decision.options[advice.lines[0]!.option], answer)
  assert.ok(advice.lines.length >= 1 && advice.lines.length <= 3)
  for (const { chance } of advice.lines) assert.ok(chance >= 0 && chance <= 1)
})

test('threads that think together answer as one, the same way for the same seed', async () => {
  const { e, s } = (await positionOf('destiny', 'together', 14))!
  const decks = (await loadGame('destiny')).decks.shipped.slice(0, 2)
  const budget = { iterations: 160, milliseconds: Number.POSITIVE_INFINITY }
  const answers: Option[] = []
  for (let run = 0; run < 2; run++) {
    const bot = together('search:160i', budget, () => threads({ game: 'destiny', decks }, 2)).make('together')
    answers.push(await bot.choose(situation(e, s)))
    // They may stop early where it is clear.
    assert.ok((bot.why?.()?.iterations ?? 0) >= 20)
    bot.stop?.()
  }
  assert.ok(e.decision(s)!.options.includes(answers[0]!))
  assert.deepEqual(answers[0], answers[1])
})
