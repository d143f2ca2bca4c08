import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { awakenings, destiny } from '@dejarik/destiny'
import { below, cutBack, type Engine, generator, newRecord, play, readRecord, replay } from '@dejarik/kernel'
import { swccg, cards as swccgCards, decks as swccgDecks } from '@dejarik/swccg'
import { cards, playedAs, swtcg } from '@dejarik/swtcg'
import type { Page } from 'playwright-core'
import { begin, fast, isFast, skip, table } from './browser.js'
import { playByClicks, playByKeys } from './whole-game.js'

const { open } = table()

/** The downloaded game, played again by the engine without a page. */
async function playedAgain(page: Page, engine: Engine) {
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this game' }).click()
  const record = readRecord(JSON.parse(readFileSync(await (await download).path(), 'utf8')))
  return { record, s: replay(engine, record) }
}

test('a whole game of Destiny against a bot, by clicks', { skip }, async () => {
  const { page, complaints } = await open()
  await begin(page, 'destiny')
  await fast(page)
  const { clicks, onBoard } = await playByClicks(page, 1)
  assert.ok(clicks > 20 && onBoard > 10, `${clicks} clicks, ${onBoard} on the board`)
  assert.match(await page.locator('.result-won').innerText(), /wins?$/)
  const { record, s } = await playedAgain(page, destiny(awakenings) as unknown as Engine)
  assert.ok(record.answers.length > 40)
  assert.notEqual(s.result, null)
  assert.deepEqual(complaints, [])
})

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  assert.fail(`Tab never comes to ${selector}`)
}

test('a whole game of Destiny against a bot, by keyboard alone', { skip }, async () => {
  const { page, complaints } = await open()
  await page.locator('.begin').waitFor()
  // From the top of the page to the button that begins, by Tab.
  await tabTo(page, '.begin')
  await page.keyboard.press('Enter')
  await page.locator('.board').waitFor()
  await tabTo(page, '.time select')
  await page.keyboard.press('F')
  await isFast(page)
  // The cards to redraw: none.
  await tabTo(page, '.set-confirm')
  await page.keyboard.press('Enter')
  assert.ok((await playByKeys(page, 5)) > 20)
  assert.match(await page.locator('.result-won').innerText(), /wins?$/)
  assert.deepEqual(complaints, [])
})

test('a whole game of the trading card game against a bot, by clicks', { skip }, async () => {
  const { page, complaints } = await open()
  await begin(page, 'swtcg')
  await fast(page)
  const { clicks } = await playByClicks(page, 3)
  assert.ok(clicks > 5, `${clicks} clicks`)
  assert.match(await page.locator('.result-won').innerText(), /wins?$/)
  const { s } = await playedAgain(page, swtcg(cards.map(playedAs)) as unknown as Engine)
  assert.notEqual(s.result, null)
  assert.deepEqual(complaints, [])
})

test('the customizable game from its opening through two turns of each player, by clicks', { skip }, async () => {
  const { page, complaints } = await open()
  await begin(page, 'swccg')
  await fast(page)
  // While a battle is fought only its location is in sight.
  const fifthTurn = async () =>
    /^Turn [5-9]/.test(await page.locator('.moment-strip').innerText()) && (await page.locator('.column').count()) > 0
  const { clicks, onBoard } = await playByClicks(page, 9, 400, fifthTurn)
  assert.ok(clicks > 4 && onBoard > 1, `${clicks} clicks, ${onBoard} on the board`)
  assert.ok((await page.locator('.column').count()) >= 2, 'locations are on table')
  assert.deepEqual(complaints, [])
})

/** A game played out without a page, and left some answers before its end. */
function leftLate(engine: Engine, before: number) {
  const decks = [swccgDecks[1], swccgDecks[0]]
  for (let seed = 0; ; seed++) {
    const record = newRecord(engine, 'premiere', decks, `late ${seed}`)
    const s = engine.start('premiere', decks, `late ${seed}`)
    const g = generator(`late ${seed}`)
    for (let i = 0; i < 6000 && engine.decision(s) !== null; i++) {
      const { options } = engine.decision(s)!
      play(engine, s, record, options[below(g, options.length)]!)
    }
    if (engine.result(s) === null) continue
    return cutBack(record, record.answers.length - before)
  }
}

test('the customizable game from a late position to its end, by clicks', { skip }, async () => {
  const engine = swccg(swccgCards) as unknown as Engine
  const players = [{ name: 'The bot', bot: 'random' }, { name: 'You' }]
  const text = JSON.stringify({ ...leftLate(engine, 4), table: { players } })
  const { page, complaints } = await open()
  await page
    .locator('.file input')
    .setInputFiles({ name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('.board').waitFor()
  await fast(page)
  await playByClicks(page, 2, 1500)
  assert.match(await page.locator('.result-won').innerText(), /wins?$/)
  const { s } = await playedAgain(page, engine)
  assert.notEqual(s.result, null)
  assert.deepEqual(complaints, [])
})
