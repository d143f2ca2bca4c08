import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { advanced, chance, confirmSet, screenNumber, waitForMove } from './browser.js'

/** What is pointed at on the board and in the list: it changes at once, where a click was no answer. */
const pointed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const chosen = document.querySelectorAll<HTMLElement>('.spot[data-marking=chosen], .option[aria-pressed=true]')
    return `${document.querySelector('.gather') !== null} ${[...chosen].map((each) => each.ariaLabel).join()}`
  })

/** A click that may come too late, or be covered by something: then it hits nothing. */
const tryClick = (what: Locator): Promise<boolean> =>
  what.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  )

/** A click on something marked on the board, and on the next marked thing where that is asked, until it is an answer. */
async function byBoard(page: Page, pick: (below: number) => number, number: number): Promise<boolean> {
  const here = page.locator(`.table[data-screen="${number}"]`)
  const marked = here.locator('.table-board .spot[data-marking=offered], .tray .spot[data-marking=offered]')
  for (let i = 0; i < 4; i++) {
    const n = await marked.count()
    if (n === 0) break
    const before = await pointed(page)
    // A card that was opened instead is closed.
    if (!(await tryClick(marked.nth(pick(n))))) await page.keyboard.press('Escape')
    if (pick(2) === 0) await confirmSet(page, number)
    if ((await pointed(page)) === before && (await advanced(page, number))) return true
  }
  return (await screenNumber(page)) > number
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
    if (pick(5) > 0 && (await byBoard(page, pick, number))) {
      onBoard++
      continue
    }
    const here = page.locator(`.table[data-screen="${number}"]`)
    if ((await here.locator('.option-clear').count()) > 0) await tryClick(here.locator('.option-clear'))
    const options = here.locator('.option')
    await tryClick(options.nth(pick((await options.count()) || 1)))
    await confirmSet(page, number)
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
