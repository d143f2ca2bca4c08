import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barriers, looks } from './barriers.js'
import {
  asked,
  begin,
  confirmSet,
  fast,
  laptop,
  laterThan,
  phone,
  screenNumber,
  skip,
  table,
  waitForMove,
} from './browser.js'
import { inBattle, load, withDice } from './prepared.js'

const { open } = table()

test('a battle is seen large, its totals part by part, and the whole table by a key', { skip }, async () => {
  const record = inBattle()
  for (const look of [laptop, phone]) {
    const { page, complaints } = await open('?seed=battle', look)
    await load(page, record)
    const focus = page.locator('.focus[data-battle]')
    await focus.waitFor()
    assert.equal(await focus.locator('[aria-current=step]').innerText(), 'Weapons')
    assert.ok((await focus.locator('.piece[data-fights]').count()) >= 2)
    // Every part of the totals, and together the total.
    await focus.locator('.why-power').first().click()
    await focus.locator('.parts').nth(1).waitFor()
    for (const half of await focus.locator('.focus-half').all()) {
      const total = Number((await half.locator('.total b').innerText()).trim())
      const parts = await half.locator('.parts b').allInnerTexts()
      const sum = parts.reduce((n, part) => n + Number(part.replace('−', '-').replace('+', '')), 0)
      assert.equal(sum, total)
    }
    await page.keyboard.press('z')
    await page.locator('.line').waitFor()
    assert.equal(await page.locator('.column[data-fought]').count(), 1)
    await page.keyboard.press('z')
    await focus.waitFor()
    await page.keyboard.press('t')
    await page.getByText(/^Battle at .*Weapons$/).waitFor()
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    assert.deepEqual(complaints, [])
  }
})

test('stops are kept in the browser, passed chances are told, and one key stops everything', { skip }, async () => {
  const { page, complaints } = await open('?seed=stops')
  await begin(page, 'swccg')
  await fast(page)
  // As far as a phase in which there is nothing to choose but whether to act.
  let number = await asked(page)
  for (let i = 0; i < 60 && !(await page.locator('.skip-pass').count()); i++) {
    await page.keyboard.press('1')
    number = await asked(page, number)
  }
  const current = page.locator('.phases [aria-current]')
  const mine = current.locator('.stop[data-turn=mine]')
  await page.locator('.stops-open').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('My cards that may interrupt').waitFor()
  // No card interrupts: then a stop decides alone.
  for (const box of await dialog.locator('.stops-cards input').all()) await box.uncheck()
  await page.keyboard.press('Escape')
  const phase = await current.innerText()
  await mine.click()
  await laterThan(page, number)
  await page
    .locator('#log')
    .getByText(/Passed for you/)
    .first()
    .waitFor()
  await waitForMove(page, number)
  await page.reload()
  await page.locator('.board').waitFor()
  const stop = page.locator('.phases li', { hasText: phase }).locator('.stop[data-turn=mine]')
  const off = stop.and(page.locator('[aria-pressed=false]'))
  // It is remembered; one key stops everything, and again it is as before.
  await off.waitFor()
  await page.keyboard.press('s')
  await page.waitForFunction(() => document.querySelectorAll('.stop[aria-pressed=false]').length === 0)
  await page.keyboard.press('s')
  await off.waitFor()
  assert.deepEqual(complaints, [])
})

test('stops hold from the first moment: at one device nobody is asked in vain while the other builds', {
  skip,
}, async () => {
  const { page, complaints } = await open('?seed=device')
  await begin(page, 'swtcg', 'hotseat')
  const places: string[] = []
  for (let i = 0; i < 45; i++) {
    await page.waitForFunction(() => document.querySelector('.curtain, .option, .result'))
    if (await page.locator('.result').count()) break
    if (await page.locator('.curtain').count()) {
      await page.locator('.curtain button').click()
      await page.locator('.board').waitFor()
      continue
    }
    const options = await page.locator('.option').count()
    if (options === 1 && (await page.locator('.option[data-passes]').count()))
      places.push(await page.locator('.phases [aria-current]').innerText())
    const number = await screenNumber(page)
    await page.keyboard.press(i % 3 === 2 ? String(Math.min(9, options)) : '1')
    await confirmSet(page, number)
    await waitForMove(page, number)
  }
  assert.deepEqual(
    places.filter((place) => ['Ready', 'Build', 'Retreat', 'End'].includes(place)),
    [],
  )
  assert.deepEqual(complaints, [])
})

test('odds and rulings are where they are looked for', { skip }, async () => {
  const { page, complaints } = await open('?seed=odds')
  await load(page, inBattle())
  await page.getByRole('button', { name: 'Destinies left' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/Destinies of your \d+ cards out of sight/).waitFor()
  assert.ok((await dialog.locator('.odds li').count()) > 5)
  await page.keyboard.press('Escape')
  await page.goto(page.url().replace(/\?.*/, '?seed=odds#/'))
  await page.reload()
  await begin(page, 'destiny')
  await page.locator('.player[data-mine] .character .spot').first().click()
  await dialog.getByText(/A roll of/).waitFor()
  assert.deepEqual(complaints, [])
})

test('on a phone the hand stays in sight, dice are gathered in the list, and what a tap would choose says why', {
  skip,
}, async () => {
  const { page, complaints } = await open('?seed=dice', phone)
  await load(page, withDice())
  await waitForMove(page)
  // However far the table is scrolled, the hand lies above the prompt.
  const [hand, prompt] = [page.locator('.hand'), page.locator('.prompt')]
  for (const to of [9999, 0]) {
    await page.locator('.table-board').evaluate((board, top) => board.scrollTo(0, top), to)
    const [above, below] = [(await hand.boundingBox())!, (await prompt.boundingBox())!]
    assert.ok(above.height > 40 && above.y + above.height <= below.y + 1, `${above.y} ${above.height} ${below.y}`)
  }
  // The list is put away, but for what the table does not show.
  const fold = page.locator('.prompt-fold')
  await fold.tap()
  assert.equal(await fold.getAttribute('aria-expanded'), 'false')
  assert.equal(await page.locator('.option:visible', { has: page.locator('.option-more') }).count(), 0)
  await fold.tap()
  // A number of a character that might be chosen.
  await page.getByRole('button', { name: 'Why?' }).tap()
  await page.locator('.asking').waitFor()
  await page.locator('.player[data-mine] .character .spot').first().tap()
  await page.locator('.card-dialog .sums').waitFor()
  assert.equal(await page.locator('.asking').count(), 0, 'it was asked once')
  await page.keyboard.press('Escape')
  await page.locator('.card-dialog').waitFor({ state: 'detached' })
  const number = await screenNumber(page)
  await page
    .locator('.option', { has: page.locator('.option-more') })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const others = page.locator('.gather .option[aria-pressed=false]:not([disabled])')
  await others.first().waitFor()
  assert.deepEqual(await barriers(page), [])
  await others.first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Resolve these 2 dice' }).waitFor()
  assert.equal(await screenNumber(page), number, 'nothing is answered before it is confirmed')
  await page.locator('.set-confirm').focus()
  await page.keyboard.press('Enter')
  await laterThan(page, number)
  assert.deepEqual(complaints, [])
})

for (const [name, look] of looks)
  test(`nothing keeps anybody out of a battle, its odds, stops and cards (${name})`, { skip }, async () => {
    const { page, complaints } = await open('?seed=battle', look)
    await load(page, inBattle())
    await page.locator('.focus[data-battle]').waitFor()
    await page.locator('.why-power').first().click()
    await page.locator('.parts').first().waitFor()
    assert.deepEqual(await barriers(page), [], 'the battle')
    await page.getByRole('button', { name: 'Destinies left' }).click()
    await page.locator('.odds li').first().waitFor()
    assert.deepEqual(await barriers(page), [], 'the odds')
    await page.keyboard.press('Escape')
    await page.locator('.stops-open').click()
    await page.locator('.stops-cards').waitFor()
    assert.deepEqual(await barriers(page), [], 'the stops')
    await page.keyboard.press('Escape')
    await page.locator('.focus .location .spot').first().focus()
    await page.keyboard.press('i')
    await page.locator('.card-told h3').first().waitFor()
    assert.deepEqual(await barriers(page), [], 'a card')
    assert.deepEqual(complaints, [])
  })
