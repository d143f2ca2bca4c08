import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import {
  answered,
  asked,
  begin,
  boardText,
  fast,
  kept,
  logText,
  screenNumber,
  skip,
  table,
  waitForMove,
} from './browser.js'
import { inArena, inBattle, load } from './prepared.js'

const { open } = table()

test('undo gives back the table and the question as they were', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  assert.equal(await answered(page, 9), 9)
  const [board, log, options] = [await boardText(page), await logText(page), await page.locator('.options').innerText()]
  // One answer and no more: what it leads to may be a question of its own.
  const before = await screenNumber(page)
  await page.keyboard.press('1')
  // Dice that might be resolved together are confirmed.
  if (await page.locator('.gather').count()) await page.keyboard.press('Space')
  const number = await asked(page, before)
  assert.notEqual(await logText(page), log)
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitForMove(page, number)
  assert.equal(await boardText(page), board)
  assert.equal(await logText(page), log)
  assert.equal(await page.locator('.options').innerText(), options)
})

/** A game in the middle of a battle, where it has any: an arena that is fought in, a location. */
async function inTheMiddle(game: string): Promise<Page> {
  const { page } = await open()
  if (game !== 'destiny') {
    await load(page, game === 'swtcg' ? inArena() : inBattle())
    await page.locator('.arena[data-fought], .focus[data-battle]').waitFor()
    await waitForMove(page)
    return page
  }
  await begin(page, game)
  await fast(page)
  assert.equal(await answered(page, 12), 12)
  return page
}

test('a game survives a reload of the page', { skip }, async () => {
  for (const game of ['destiny', 'swtcg', 'swccg']) {
    const page = await inTheMiddle(game)
    const [board, log, question] = [
      await boardText(page),
      await logText(page),
      await page.locator('.prompt').innerText(),
    ]
    // Both sides are in one list, by speed, while an arena is fought in.
    if (game === 'swtcg') assert.ok((await page.locator('.order-unit').count()) > 0)
    await kept(page)
    await page.reload()
    await page.locator('.board').waitFor()
    await waitForMove(page)
    assert.equal(await boardText(page), board, game)
    assert.equal(await logText(page), log)
    assert.equal(await page.locator('.prompt').innerText(), question)
    // It is on the first page too.
    await page.goto(page.url().replace(/#.*/, ''))
    await page.locator('.kept-open').waitFor()
  }
})

test('every moment can be looked at, and played on from', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  assert.equal(await answered(page, 2), 2)
  const early = await boardText(page)
  const at = Number((await page.evaluate(() => document.querySelectorAll('#log li').length)) > 0)
  assert.equal(at, 1)
  assert.equal(await answered(page, 4), 4)
  const late = await boardText(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  assert.equal(await page.locator('.option').count(), 0)
  const last = Number(await slider.getAttribute('max'))
  const seen = new Set<string>()
  for (let i = last; i > 0; i--) {
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText(`Moment ${i - 1} of ${last}`).waitFor()
    seen.add(await boardText(page))
    if (seen.has(early)) break
  }
  assert.ok(seen.has(early), 'the earlier table is among the moments')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await waitForMove(page)
  assert.equal(await boardText(page), late)
  // A line of the log opens its moment.
  await page.locator('#log .log-look').first().focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Moment 0 of/).waitFor()
  const before = page.url()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForFunction((url) => location.href !== url, before)
  await page.locator('.table-head').waitFor()
  await waitForMove(page)
  assert.notEqual(await boardText(page), late)
  // It is a game of its own: the one that was looked at is still there, as far as it had been played.
  await page.goto(before)
  await page.reload()
  await page.locator('.board').waitFor()
  await waitForMove(page)
  assert.equal(await boardText(page), late)
})

test('a saved game is loaded and played on', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  assert.equal(await answered(page, 3), 3)
  const board = await boardText(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this game' }).click()
  const file = await (await download).path()
  const other = await open()
  await other.page.locator('.file input').setInputFiles(file)
  await other.page.locator('.board').waitFor()
  await waitForMove(other.page)
  assert.equal(await boardText(other.page), board)
  assert.equal(await answered(other.page, 1), 1)
  assert.deepEqual(other.complaints, [])
})
