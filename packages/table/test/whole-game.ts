import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { advanced, chance, confirmSet, screenNumber, waitForMove } from './browser.js'

/** A click on something marked on the board, and on the next marked thing where that is asked, until it is an answer. */
async function byBoard(page: Page, pick: (below: number) => number): Promise<boolean> {
  const before = await screenNumber(page)
  for (let i = 0; i < 4; i++) {
    const marked = page.locator('.table-board .spot[data-marking=offered], .tray .spot[data-marking=offered]')
    const n = await marked.count()
    if (n === 0) return false
    try {
      await marked.nth(pick(n)).click({ timeout: 3000 })
    } catch {
      // What was marked may have been answered by the click before; a card that was opened instead is closed.
      await page.keyboard.press('Escape')
    }
    if (pick(2) === 0) await confirmSet(page)
    await page.waitForTimeout(30)
    if ((await screenNumber(page)) > before) return true
  }
  return (await screenNumber(page)) > before
}

/** Plays to the end with the mouse alone: on the board where it can, in the list of options where it must. */
export async function playByClicks(
  page: Page,
  seed: number,
  most = 1500,
  enough: () => Promise<boolean> = async () => false,
): Promise<{ clicks: number; onBoard: number }> {
  const pick = chance(seed)
  let clicks = 0
  let onBoard = 0
  let number = 0
  while ((await waitForMove(page, number)) === 'asked' && !(await enough())) {
    assert.ok(clicks++ < most, 'the game does not end')
    number = await screenNumber(page)
    // Now and then the list, so that passing and numbers are chosen too.
    if (pick(5) > 0 && (await byBoard(page, pick))) {
      onBoard++
      continue
    }
    if ((await screenNumber(page)) > number) continue
    const clear = page.locator('.option-clear')
    if ((await clear.count()) > 0) await clear.click()
    const options = page.locator('.option')
    await options.nth(pick(await options.count())).click()
    await confirmSet(page)
    // A second click in the same place so soon after an answer is not taken: then it is clicked again.
    if (!(await advanced(page, number))) number--
  }
  return { clicks, onBoard }
}

/** Plays to the end with the keyboard alone: numbers, Tab to what has none, Space to pass. */
export async function playByKeys(page: Page, seed: number, most = 1500): Promise<number> {
  const pick = chance(seed)
  let presses = 0
  let number = 0
  while ((await waitForMove(page, number)) === 'asked') {
    assert.ok(presses++ < most, 'the game does not end')
    number = await screenNumber(page)
    const n = await page.locator('.option').count()
    const passes = await page.locator('.option[data-passes]').count()
    const way = pick(10)
    if (passes > 0 && way === 0) await page.keyboard.press('Space')
    else if (n > 9 || way === 1) {
      await page.keyboard.press('1')
    } else await page.keyboard.press(String(1 + pick(n)))
    // A set is confirmed by Space, once there are enough.
    for (let i = 1; i <= 9 && (await page.locator('.set-confirm').count()) > 0; i++) {
      if (await page.locator('.set-confirm:not([disabled])').count()) {
        await page.keyboard.press('Space')
        break
      }
      await page.keyboard.press(String(i))
    }
  }
  return presses
}
