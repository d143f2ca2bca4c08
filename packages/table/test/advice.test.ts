import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Advice } from '@dejarik/bots'
import { knows } from '@dejarik/kernel'
import { adviceShown } from '../src/engine/advice.js'
import { newPaper } from '../src/engine/deck-requests.js'
import { drive } from '../src/engine/driver.js'
import { gameOf } from '../src/engine/games.js'
import { answer, begin as beginSession } from '../src/engine/session.js'
import type { Eyes, Screen } from '../src/protocol.js'
import { barriers } from './barriers.js'
import { asked, begin, fast, skip, table } from './browser.js'

/** A game of Destiny between a person and a bot that thinks a little. */
async function sit(seed: string) {
  const game = await gameOf('destiny')
  const seats = [
    { name: 'You', deck: { shipped: 0 } },
    { name: 'The bot', deck: { shipped: 1 }, bot: 'search:12i' },
  ]
  const session = beginSession(game, newPaper(game, seats, seed, false))
  const screens: Screen[] = []
  const driver = drive(
    session,
    (screen) => screens.push(screen),
    () => {},
  )
  return { game, session, driver, screens }
}

test('a hint is about the options of whoever is asked, and nobody else gets one', async (t) => {
  const { game, session, driver } = await sit('hint')
  t.after(driver.stop)
  const e = game.engine
  while (e.decision(session.s)?.seat !== 0) answer(session, e.decision(session.s)!.options[0]!)
  const advice = await driver.hint()
  assert.ok(advice && advice.lines.length > 0)
  const { options } = e.prompt(session.s, 0)!
  for (const { option, label, chance } of advice.lines) {
    assert.deepEqual(label, options[option]!.line)
    assert.ok(chance >= 0 && chance <= 1)
  }
  while (e.decision(session.s)?.seat === 0) answer(session, e.decision(session.s)!.options.at(-1)!)
  assert.equal(await driver.hint(), null)
})

/** Plays on until the bot has answered so many times, and has thought about the last of them; what it could choose then. */
async function untilThought({ game, session, driver, screens }: Awaited<ReturnType<typeof sit>>, answers: number) {
  const e = game.engine
  driver.show()
  driver.pace({ pace: 0 })
  let given = 0
  for (let i = 0; i < 400; i++) {
    const decision = e.decision(session.s)
    assert.ok(decision)
    if (decision.seat === 0) {
      driver.answer(screens.at(-1)!.number, decision.options.length - 1)
      continue
    }
    const secret = e
      .prompt(session.s, 1)!
      .options.filter(({ option: { card } }) => typeof card === 'number' && !knows(session.s, 0, card))
    const before = session.record.answers.length
    while (session.record.answers.length === before) await new Promise((resolve) => setTimeout(resolve, 5))
    assert.equal(driver.thought(), null, 'how it judges what it may do would tell what it holds')
    if (++given >= answers && decision.kind === 'action') return secret
  }
  return []
}

test('what a bot thought is told when nothing is hidden any more, and names no card even then that the person does not know', async (t) => {
  let seen = 0
  let hidden = 0
  for (let seed = 0; seed < 6; seed++) {
    const at = await sit(`thought ${seed}`)
    t.after(at.driver.stop)
    const secret = await untilThought(at, 4 + seed)
    at.driver.concede('concede')
    const thought = at.driver.thought()
    if (thought === null) continue
    seen++
    assert.equal(thought.seat, 1)
    // The moment at which it answered is open to look at, and what came of it is told after it.
    at.driver.look(thought.at)
    assert.deepEqual([at.screens.at(-1)!.at, at.screens.at(-1)!.asked], [thought.at, null])
    for (const { label } of thought.lines) {
      if (label === null) hidden++
      const told = JSON.stringify(label)
      assert.ok(label === null || !secret.some(({ line }) => JSON.stringify(line) === told), told)
    }
  }
  assert.ok(seen >= 3 && hidden > 0, `${seen} thoughts, ${hidden} lines with a hidden card`)
})

test('what a bot thought of an answer that was taken back is not told as its last', async (t) => {
  const at = await sit('taken back')
  t.after(at.driver.stop)
  await untilThought(at, 3)
  at.driver.concede('concede')
  assert.notEqual(at.driver.thought(), null)
  at.driver.undo(0)
  at.driver.concede('concede')
  assert.equal(at.driver.thought(), null)
})

test('what a bot expects of its own hidden card, and what it chose under a seal, is told to nobody else', async (t) => {
  const { game, session, driver } = await sit('expected')
  t.after(driver.stop)
  const e = game.engine
  const s = session.s
  const advice = { before: 0.5, after: 0.6, iterations: 1, lines: [] as Advice['lines'] }
  assert.equal(e.decision(s)?.sealed, true)
  const { seat } = e.decision(s)!
  assert.equal(adviceShown(e, s, advice, seat).sealed, false)
  assert.equal(adviceShown(e, s, advice, 1 - seat).sealed, true)
  while (e.decision(s)?.sealed) answer(session, e.decision(s)!.options.at(-1)!)
  const hidden = s.owner.findIndex((owner, card) => owner === 1 && knows(s, 1, card) && !knows(s, 0, card))
  const open = s.owner.findIndex((owner, card) => owner === 1 && knows(s, 0, card))
  const words = { key: 'play', args: {} }
  const then = [hidden, open].map((card) => ({ seat: 1, option: { do: 'play', card }, words }))
  const lines = [{ option: 0, chance: 0.6, share: 1, then: [...then, { ...then[1]!, words: null }] }]
  const told = (eyes: Eyes) => adviceShown(e, s, { ...advice, lines }, eyes).lines[0]!.then.map(({ label }) => label)
  assert.deepEqual(told(1), [words, words, null])
  assert.deepEqual(told(0), [null, words, null])
  assert.deepEqual(told('public'), [null, words, null])
})

test('a running game cannot be gone through, a finished one can', async (t) => {
  const { game, session, driver } = await sit('analysis')
  t.after(driver.stop)
  const e = game.engine
  for (let i = 0; i < 12; i++) answer(session, e.decision(session.s)!.options[0]!)
  await assert.rejects(driver.analysis(0, 4), /when it is over/)
  driver.concede('concede')
  const moments = await driver.analysis(0, 4)
  assert.deepEqual(
    moments.map(({ answer: n }) => n),
    [0, 1, 2, 3],
  )
})

const { open } = table()

test('a bot that thinks, a hint, what it thought, and a game gone through', { skip }, async () => {
  const { page, complaints } = await open()
  await begin(page, 'destiny', 'bot', 2, 'easy')
  await fast(page)
  let number = await asked(page)
  for (let i = 0; i < 6; i++) {
    // By key: a second click in the same place so soon after an answer is not taken.
    const set = (await page.locator('.set-confirm').count()) > 0
    await page.keyboard.press(set ? 'Space' : String(Math.min(9, await page.locator('.option').count())))
    // Dice that might be resolved together are confirmed.
    if (await page.locator('.gather').count()) await page.keyboard.press('Space')
    number = await asked(page, number)
  }
  // There are no hints for sets.
  while ((await page.locator('.set-confirm').count()) > 0) {
    await page.keyboard.press('Space')
    number = await asked(page, number)
  }
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hint li').first().waitFor()
  assert.match(await page.locator('.hint li').first().innerText(), /^[A-Z].*: \d+ % to win/)
  assert.deepEqual(await barriers(page), [])
  await page.getByRole('button', { name: 'Menu' }).click()
  assert.equal(await page.getByRole('button', { name: 'What did the bot think?' }).count(), 0)
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'What did the bot think?' }).click()
  await page.getByText(/Its chance to win: \d+ % before/).waitFor()
  await page.getByRole('heading', { name: 'The bot on its last answer' }).waitFor()
  assert.ok((await page.locator('.thought-about li').count()) > 0)
  assert.deepEqual(await barriers(page), [])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go through the game' }).click()
  await page.locator('.curve-line').waitFor()
  await page.locator('.analysis-going').waitFor({ state: 'detached' })
  assert.deepEqual(await barriers(page), [])
  // It is found once: opened again it is there, and it goes with whoever looks at a moment.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go through the game' }).click()
  await page.locator('.curve-line').waitFor()
  assert.equal(await page.locator('.analysis-going').count(), 0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  assert.match(await page.locator('.looked-at').innerText(), /^\d+\. .*\(\d+ %\)/)
  await page.locator('.looked-at button').click()
  await page.locator('.curve-line').waitFor()
  assert.equal(await page.locator('.analysis-going').count(), 0)
  await page.keyboard.press('Escape')
  assert.deepEqual(await barriers(page), [])
  assert.deepEqual(complaints, [])
})

test('a game among bots need not be over to be gone through', { skip }, async () => {
  const { page, complaints } = await open()
  await begin(page, 'destiny', 'watch', 2, 'random')
  await page.getByRole('button', { name: 'One step' }).click()
  await page.locator('.table[data-moments="1"]').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Go through the game' }).click()
  await page.locator('.curve').waitFor()
  await page.locator('.analysis-going').waitFor({ state: 'detached' })
  assert.match((await page.locator('.curve-line').getAttribute('points')) ?? '', /^0\.0,\d/)
  assert.deepEqual(complaints, [])
})
