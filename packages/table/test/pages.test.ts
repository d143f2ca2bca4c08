import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { barriers, looks } from './barriers.js'
import { answered, begin, busy, fast, laptop, skip, table } from './browser.js'

const { open, url } = table()

for (const [name, look] of looks)
  test(`nothing keeps anybody out of any page (${name})`, { skip }, async () => {
    const { page, complaints } = await open('?seed=pages', look)
    await page.locator('.begin').waitFor()
    assert.deepEqual(await barriers(page), [], 'the first page')
    await page.goto(`${url()}#/rules/destiny.activate`)
    await page.locator('.rule-asked').waitFor()
    assert.deepEqual(await barriers(page), [], 'the rules')
    await page.goto(`${url()}#/decks`)
    await page.locator('.deck-found li').first().waitFor()
    await page.locator('.search select').nth(1).selectOption('0')
    await page.locator('.deck-entry').first().waitFor()
    assert.deepEqual(await barriers(page), [], 'the decks')
    for (const game of ['destiny', 'swtcg', 'swccg']) {
      await page.goto(`${url()}?seed=pages#/`)
      await begin(page, game)
      await fast(page)
      await answered(page, 12)
      assert.deepEqual(await barriers(page), [], game)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `${game} is ${wide} pixels too wide`)
      await page.getByRole('button', { name: 'Text view' }).click()
      await page.locator('.text-view').waitFor()
      assert.deepEqual(await barriers(page), [], `${game} in words`)
      await page.getByRole('button', { name: 'Board view' }).click()
      await page.getByRole('button', { name: 'Menu' }).click()
      assert.deepEqual(await barriers(page), [], `the menu of ${game}`)
      await page.keyboard.press('Escape')
    }
    await page.goto(`${url()}?seed=pages#/`)
    await begin(page, 'destiny', 'hotseat')
    assert.deepEqual(await barriers(page), [], 'the curtain')
    assert.deepEqual(complaints, [])
  })

test('the script that comes before a game is chosen is small, and the first paint is soon', { skip }, async (t) => {
  const { page } = await open('', laptop)
  await page.locator('.begin').waitFor()
  const { loaded, paint } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  }))
  const site = fileURLToPath(new URL('../../dist/site/', import.meta.url))
  const scripts = loaded.filter((name) => name.endsWith('.js')).map((name) => join(site, new URL(name).pathname))
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  t.diagnostic(`${Math.round(bytes / 1000)} KB of script, first paint after ${paint.toFixed(0)} ms`)
  assert.ok(bytes > 20_000 && bytes <= 350_000, `${bytes} bytes of script`)
  assert.ok(!scripts.some((file) => /swtcg/.test(file)), 'no other game is loaded')
  assert.ok(readdirSync(join(site, 'assets')).some((file) => file.startsWith('swtcg')))
  assert.ok(paint < 2000 || busy(), `first paint after ${paint} ms`)
})

test('a card says why: what it may do, what fails by which rule, and the rule can be read', { skip }, async () => {
  const { page, complaints } = await open('?seed=why', laptop)
  await begin(page, 'destiny')
  // During the choice of cards to redraw, a character cannot be activated yet.
  await page.locator('.player[data-mine] .character .spot').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('You may not activate it:').waitFor()
  const [rulePage] = await Promise.all([page.context().waitForEvent('page'), dialog.getByRole('link').first().click()])
  await rulePage.locator('.rule-asked h2').waitFor()
  assert.ok((await rulePage.locator('.rule-asked').innerText()).length > 20)
  await rulePage.close()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // The card view by keyboard: focus and I.
  await page.locator('.hand .spot').first().focus()
  await page.keyboard.press('i')
  await dialog.locator('.card-large').waitFor()
  // It lies beside the board: what is asked can be answered while it is open, and pointing elsewhere closes it.
  assert.equal(await page.locator('dialog:modal').count(), 0)
  const place = async (what: string) => page.locator(what).first().boundingBox()
  const [card, looked] = [await place('.hand .spot'), await place('dialog.look')]
  assert.ok(card && looked && (looked.x > card.x + card.width || looked.x + looked.width < card.x), 'it hides the card')
  await page.locator('.prompt-question').click()
  await dialog.waitFor({ state: 'hidden' })
  // A number of a player says what it is made of.
  await page.locator('.player[data-mine] .resources .figure').click()
  await dialog.getByText('Resources each upkeep').waitFor()
  assert.match(await dialog.innerText(), /2 by the rules/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.deepEqual(complaints, [])
})

test('a deck is built by searching, is checked as it grows, kept, exported and played', { skip }, async () => {
  const { page, complaints } = await open('', laptop)
  await page.getByRole('link', { name: 'Decks' }).click()
  await page.locator('.deck-found li').first().waitFor()
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('type:character health>=11 die:melee')
  await page.waitForFunction(() => document.querySelectorAll('.deck-found li').length < 12)
  const names = await page.locator('.deck-found .card-name').allInnerTexts()
  assert.ok(names.length > 0 && names.some((name) => name.startsWith('Kylo Ren')), names.join())
  // What cannot be meant is said, and a click mends it; a filter writes itself into the search.
  await page.getByRole('searchbox').fill('type:character helth>=11 die:melee')
  await page.getByText('There is no field “helth”').waitFor()
  await page.getByRole('button', { name: 'Search for type:character health>=11 die:melee' }).click()
  await page.locator('.search-faults p').waitFor({ state: 'detached' })
  await page.locator('.filter', { hasText: 'villain' }).click()
  assert.equal(
    await page.getByRole('searchbox').inputValue(),
    'type:character health>=11 die:melee affiliation:villain',
  )
  await page.locator('.filter[aria-pressed=true]', { hasText: 'villain' }).waitFor()
  await page.getByRole('button', { name: 'Add Kylo Ren' }).click()
  await page.locator('.deck-held .faults li').first().waitFor()
  assert.match(await page.locator('.deck-held .faults').innerText(), /battlefield/)
  await page.getByLabel('Start from').selectOption('1')
  await page.getByText('This deck is legal.').waitFor()
  assert.ok((await page.locator('.chart li').count()) > 4)
  await page.getByRole('button', { name: 'Export' }).click()
  assert.match(await page.getByRole('dialog').locator('textarea').inputValue(), /Rey/)
  await page.keyboard.press('Escape')
  await page.getByLabel('Name of the deck').fill('Scavengers')
  await page.getByRole('button', { name: 'Play with it' }).click()
  await page.locator('.deck-picker select').first().selectOption({ label: '★ Scavengers' })
  await page.getByText('This deck is legal.').waitFor()
  await page.locator('.begin').click()
  await page.locator('.board').waitFor()
  assert.deepEqual(complaints, [])
})
