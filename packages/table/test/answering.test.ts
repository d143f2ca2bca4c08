import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barriers } from './barriers.js'
import { answered, asked, begin, fast, kept, logText, screenNumber, skip, table, waitForMove } from './browser.js'

const { open } = table()

test('a set is pointed out in any order, and undone at once', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  const number = await asked(page)
  const hand = page.locator('.hand .spot')
  const names = await hand.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  // The fourth card first, then the first: the engine asks in its own order, a person need not.
  await hand.nth(3).click()
  await hand.nth(0).click()
  assert.equal(await page.locator('.hand .spot[data-marking=chosen]').count(), 2)
  assert.equal(await screenNumber(page), number, 'nothing is answered before it is confirmed')
  await page.locator('.set-confirm').click()
  const later = await asked(page, number)
  assert.match(await logText(page), /You shuffle 2 cards back/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitForMove(page, later)
  assert.doesNotMatch(await logText(page), /shuffle/)
  assert.deepEqual(await hand.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))), names)
})

test('a second click so soon after an answer hits nothing that has slid there', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  assert.equal(await answered(page, 6), 6)
  // The log under the pointer is full of buttons: an answer by pointer, then a click on one of them at the same place.
  const option = (await page.locator('.option').first().boundingBox())!
  const [x, y] = [option.x + 30, option.y + option.height / 2]
  await page.evaluate(
    ([left, top]) => {
      document.addEventListener(
        'click',
        () => {
          const lure = document.createElement('button')
          lure.style.cssText = `position:fixed;z-index:99;left:${left! - 10}px;top:${top! - 10}px;width:20px;height:20px`
          lure.onclick = () => document.body.setAttribute('data-lured', '')
          document.body.append(lure)
        },
        { once: true },
      )
    },
    [x, y],
  )
  // Both at once, however slow the machine is.
  await page.evaluate(
    ([left, top]) => {
      for (let i = 0; i < 2; i++) {
        const at = { clientX: left!, clientY: top!, bubbles: true, cancelable: true, detail: 1 }
        const under = document.elementFromPoint(left!, top!)!
        under.dispatchEvent(new PointerEvent('pointerdown', at))
        under.dispatchEvent(new MouseEvent('click', at))
      }
    },
    [x, y],
  )
  assert.equal(await page.locator('body[data-lured]').count(), 0)
  // By the clock of the page: so long a second click is kept from hitting anything, and no longer.
  await page.evaluate(() => {
    const began = performance.now()
    Object.assign(window, { waited: () => performance.now() - began > 400 })
  })
  await page.waitForFunction(() => (window as unknown as { waited(): boolean }).waited())
  await page.mouse.click(x, y)
  assert.equal(await page.locator('body[data-lured]').count(), 1)
})

test('whoever passes until the phase ends is not asked in it again', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'swccg')
  await fast(page)
  const phase = () => page.locator('.phases [aria-current]').innerText()
  let number = await asked(page)
  for (let i = 0; i < 40 && !(await page.getByText('Your action in the deploy phase').count()); i++) {
    // Force is activated as far as it goes; whatever else comes before is passed.
    const activating = (await page.locator('.phases [aria-current]').allInnerTexts())[0] === 'Activate'
    const options = await page.locator('.option').count()
    await page.keyboard.press(
      activating && options > 1 ? String(Math.min(9, options - 1)) : String(Math.min(9, options)),
    )
    number = await asked(page, number)
  }
  assert.equal(await phase(), 'Deploy')
  await page.keyboard.press('Shift+Space')
  // What is passed by itself shows no options.
  await asked(page, number)
  assert.notEqual(await phase(), 'Deploy')
  assert.equal(await page.locator('.skip-stop').count(), 0)
})

test('a lesson leads through a first game by keyboard, says what comes too soon, and keeps its place', {
  skip,
}, async () => {
  const { page, complaints } = await open()
  const told = page.locator('.lesson')
  const learn = async (game: string) => {
    await page.locator(`.game-card[data-game=${game}]`).click()
    await page.getByRole('button', { name: 'Teach me this game' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.lesson-next:focus').waitFor()
    await fast(page)
    await readOn()
  }
  const readOn = async () => {
    const next = page.locator('.lesson-next')
    // It may be gone by now: then there is nothing more to read.
    while ((await next.count()) > 0) await next.press('Enter', { timeout: 1000 }).catch(() => {})
  }
  /** Presses the key of the choice that is pointed out, and waits for the next. */
  const follow = async () => {
    const [number, sets] = [await screenNumber(page), await page.locator('.set-confirm').count()]
    await page.keyboard.press(await page.locator('.option[data-taught] .option-key').innerText())
    if (sets > 0) await page.locator('.set-confirm').press('Enter')
    await page.waitForFunction((before) => {
      const shown = Number(document.querySelector<HTMLElement>('.table')?.dataset.screen ?? 0)
      return shown > before && document.querySelector('.option[data-taught], .lesson-next, .lesson-whole') !== null
    }, number)
  }
  for (const game of ['swtcg', 'destiny']) {
    await learn(game)
    // Something else is possible, but not yet.
    const other = page.locator('.option:not([data-taught])').last()
    await other.click()
    await told.getByText('Not yet').waitFor()
    assert.equal(await page.locator('.option[data-taught]').count(), 1)
    if (game === 'swtcg') assert.deepEqual(await barriers(page), [], 'a lesson')
    await follow()
    assert.match(await told.innerText(), /Step [12] of \d+\s+What happened:/)
    if (game !== 'destiny') {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Leave the table' }).click()
    }
  }
  // What is pointed out on the board: the arrow is where the choice is.
  const step = await told.innerText()
  await kept(page)
  assert.match(await page.locator('.spot[data-taught]').first().getAttribute('aria-label').then(String), /this one now/)
  await page.reload()
  await page.locator('.option[data-taught]').waitFor()
  assert.equal(await told.innerText(), step, 'the lesson is where it was')
  await fast(page)
  await page.locator('.lesson').focus()
  await page.keyboard.press('u')
  await page.getByText('Step 1 of').waitFor()
  await readOn()
  while ((await page.locator('.lesson-whole').count()) === 0) await follow()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.locator('.prompt[data-yours] .option').first().waitFor()
  assert.equal(await told.count(), 0)
  assert.deepEqual(complaints, [])
})

test('a pasted list shows every fault at once, and cannot be played by accident', { skip }, async () => {
  const { page } = await open()
  await page.locator('.deck-picker select').first().selectOption('own')
  await page
    .getByLabel(/Paste a deck list/)
    .fill('1x Rey (Awakenings #38)\n3x Aim\n2x Wookiee Rug\n1x Starship Graveyard')
  await page.locator('.faults li').first().waitFor()
  const faults = await page.locator('.faults').innerText()
  assert.match(faults, /Wookiee Rug/)
  assert.match(faults, /30/)
  assert.ok((await page.locator('.faults li').count()) >= 3, faults)
  await page.locator('.begin').click()
  await page.locator('.fault').waitFor()
  assert.equal(await page.locator('.board').count(), 0)
  await page.getByLabel('Play it all the same').check()
  await page.locator('.begin').click()
  await page.locator('.board').waitFor()
})
