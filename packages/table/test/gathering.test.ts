import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBot } from '@dejarik/bots'
import { below, fingerprint, generator, type Option, situation } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { drive } from '../src/engine/driver.js'
import { gameOf } from '../src/engine/games.js'
import { begin } from '../src/engine/session.js'
import type { Screen, Thing } from '../src/protocol.js'

const game = await gameOf('destiny')

/** Two people, played well, until somebody could resolve several dice together. */
async function untilDice(seed: string) {
  const seats = [0, 1].map((shipped) => ({ name: `Player ${shipped + 1}`, deck: { shipped } }))
  const session = begin(game, newPaper(game, seats, seed, true))
  const screens: Screen[] = []
  const driver = drive(
    session,
    (screen) => screens.push(screen),
    () => {},
  )
  const last = () => screens.at(-1)!
  const bot = parseBot('heuristic').make(seed)
  driver.show()
  for (let i = 0; i < 400 && last().result === null; i++) {
    if (last().curtain !== null) driver.lift()
    const { prompt, number } = last()
    const at = prompt?.options.findIndex(({ gathers }) => gathers) ?? -1
    if (prompt?.kind === 'action' && at >= 0) return { session, driver, last, first: prompt.options[at]!.things[0]! }
    const option = await bot.choose(situation(game.engine, session.s))
    driver.answer(number, session.s.decision!.options.indexOf(option))
  }
  driver.stop()
  return null
}

const fitsIn = (all: ReturnType<Awaited<ReturnType<typeof seated>>['driver']['gather']>): Thing[] =>
  all.flatMap(({ thing, why }) => (why === undefined ? [thing] : []))

async function seated(seed: string) {
  const found = await untilDice(seed)
  assert.ok(found !== null, 'nobody ever has two dice of one symbol')
  return found
}

const dieOf = ({ do: does, die }: Option): Thing[] =>
  (does === 'resolve' || does === 'modify') && typeof die === 'number' ? [`die:${die}`] : []

for (const seed of ['gather 1', 'gather 2', 'g 1', 'g 5'])
  test(`dice of one symbol that are gathered are resolved one after the other, and nothing is asked twice: ${seed}`, async () => {
    const { session, driver, last, first } = await seated(seed)
    const [me, before] = [last().eyes, session.record.answers.length]
    const chosen = [first]
    // One after the other, as long as the engine says that it goes with those before.
    for (let next: Thing | undefined = first; next !== undefined; ) {
      next = fitsIn(driver.gather(chosen)).find((thing) => !chosen.includes(thing))
      if (next !== undefined) chosen.push(next)
    }
    assert.ok(chosen.length > 1)
    const digest = fingerprint(session.s)
    driver.gathered(last().number, chosen)
    const g = generator(seed)
    for (let i = 0; i < 40 && session.s.decision?.kind !== 'action' && last().result === null; i++) {
      if (last().curtain !== null) driver.lift()
      const { prompt, number, eyes } = last()
      if (eyes === me) assert.ok(!['resolve-more', 'modify'].includes(prompt!.kind), prompt!.kind)
      driver.answer(number, below(g, prompt!.options.length))
    }
    const given = session.record.answers.slice(before).flatMap(dieOf)
    assert.deepEqual(new Set(given), new Set(chosen))
    // One step back is always to a question that somebody was asked, in the end to the one that this began with.
    for (let i = 0; i < 40 && session.record.answers.length > before; i++) {
      driver.undo()
      assert.ok(!['resolve-more', 'modify'].includes(session.s.decision!.kind))
    }
    assert.equal(session.record.answers.length, before)
    assert.equal(fingerprint(session.s), digest)
    driver.stop()
  })

test('what was left out on purpose is not asked about again, and says why it does not fit where it does not', async () => {
  const { session, driver, last, first } = await seated('gather 1')
  const all = driver.gather([first])
  for (const { thing, why } of all) assert.equal(why === undefined || why.rule.startsWith('destiny.'), true, thing)
  const before = session.record.answers.length
  driver.gathered(last().number, [first])
  const g = generator('left out')
  for (let i = 0; i < 40 && session.s.decision?.kind !== 'action' && last().result === null; i++) {
    if (last().curtain !== null) driver.lift()
    assert.ok(!['resolve-more', 'modify'].includes(last().prompt!.kind))
    driver.answer(last().number, below(g, last().prompt!.options.length))
  }
  assert.deepEqual(session.record.answers.slice(before).flatMap(dieOf), [first])
  // A plan that cannot begin is none.
  const n = session.record.answers.length
  driver.gathered(last().number, ['die:999'])
  assert.equal(session.record.answers.length, n)
  driver.stop()
})
