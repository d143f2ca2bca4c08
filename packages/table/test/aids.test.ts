import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { awakenings, destiny } from '@dejarik/destiny'
import { type Engine, readRecord, replay } from '@dejarik/kernel'
import { runFiles } from '@dejarik/scenarios'
import { barriers, looks } from './barriers.js'
import { answered, begin, fast, skip, table, waitForMove } from './browser.js'
import { concede, edit } from './menu.js'

const { open, url } = table()

test('a pasted list is mended by clicks, one after the other, and each can be undone', { skip }, async () => {
  const { page, complaints } = await open()
  await page.locator('.deck-picker select').first().selectOption('own')
  const field = page.getByLabel(/Paste a deck list/)
  await field.fill('My list\n\n1x Rey (Awakenings #38)\n3x Aim\n2x Comlnik\n1x Starship Graveyard')
  await page.getByRole('button', { name: 'Write Comlink' }).click()
  await page.waitForFunction(() => /2x Comlink/.test(document.querySelector('textarea')?.value ?? ''))
  await page.getByRole('button', { name: 'Take out 1 Aim' }).click()
  await page.waitForFunction(() => /2x Aim/.test(document.querySelector('textarea')?.value ?? ''))
  await page.getByRole('button', { name: 'Undo the last fix' }).click()
  assert.match(await field.inputValue(), /3x Aim\n2x Comlink/)
  await page.getByRole('button', { name: 'Undo the last fix' }).click()
  assert.match(await field.inputValue(), /3x Aim\n2x Comlnik/)
  // A card that is missing is looked for in the builder.
  await field.fill('My list\n\n1x Kylo Ren\n2x Aim')
  await page.getByRole('button', { name: 'Look for a card' }).first().click()
  await page.locator('.deck-entry').first().waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'type:battlefield')
  await page.locator('.faults').getByText('There is no battlefield').waitFor()
  await page.locator('.filter[aria-pressed=true]', { hasText: 'battlefield' }).waitFor()
  await page.getByRole('button', { name: 'Add ' }).first().click()
  await page.waitForFunction(
    () => !/There is no battlefield/.test(document.querySelector('.faults')?.textContent ?? ''),
  )
  assert.deepEqual(complaints, [])
})

test('a report holds the game, the position as a scenario that runs, and the words', { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-page-'))
  try {
    const { page, complaints } = await open('?seed=report')
    await begin(page, 'destiny')
    await fast(page)
    assert.equal(await answered(page, 6), 6)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Report this' }).click()
    await page.getByLabel('What seems wrong').fill('A die is missing.')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the report' }).click()
    const file = join(folder, 'report.json')
    await (await download).saveAs(file)
    await page.getByText('The report was downloaded.').waitFor()
    const written = JSON.parse(readFileSync(file, 'utf8'))
    const { report, answers } = written
    assert.equal(replay(destiny(awakenings) as unknown as Engine, readRecord(written)).result, null)
    assert.deepEqual([report.words, report.at], ['A die is missing.', answers.length])
    assert.match(report.scenario, /^# The position after answer \d+ of \d+\./)
    const { results } = runFiles([file])
    assert.deepEqual(
      results.map(({ ok, why }) => [ok, why]),
      [[true, '']],
    )
    assert.deepEqual(complaints, [])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a puzzle is solved by keyboard, tells right and wrong with the rule, and is marked as solved', {
  skip,
}, async () => {
  const { page, complaints } = await open('#/puzzles')
  for (const game of ['destiny', 'swtcg', 'swccg']) {
    await page.goto(`${url()}#/puzzles/${game}`)
    const listed = page.locator(`.puzzle-list[data-game=${game}] li`)
    await listed.first().waitFor()
    const length = await listed.count()
    assert.ok(length > 30, `${length} puzzles of ${game}`)
    await page.locator('.puzzle-list a').nth(3).click()
    for (let i = 0; i < 4; i++) {
      const choice = page.locator('.puzzle-choices button').first()
      await choice.waitFor()
      await page.locator('.puzzle-table .board, .puzzle-table .middle, .puzzle-table > *').first().waitFor()
      await choice.focus()
      await page.keyboard.press('Enter')
      await page.locator('.puzzle-told').waitFor()
      assert.match(await page.locator('.puzzle-told').innerText(), /Right\.|Not so\./)
      assert.equal(await page.locator('.puzzle-choices [data-right]').count(), 1)
      await page.locator('.rule-shown .rule-source').first().waitFor()
      if (await page.getByText('Solved!').count()) break
      await page.keyboard.press('Enter')
    }
    await page.getByText('Solved!').waitFor()
    await page.getByRole('link', { name: 'All puzzles' }).click()
    await page.locator('.puzzle-list [data-done]').waitFor()
    await page.getByText(`1 of ${length} solved`).waitFor()
  }
  assert.deepEqual(complaints, [])
})

for (const [name, look] of looks)
  test(`nothing keeps anybody from looking at a card, agreeing, reporting, solving (${name})`, { skip }, async () => {
    const { page, complaints } = await open('?seed=barriers', look)
    for (const game of ['destiny', 'swtcg', 'swccg']) {
      await page.goto(`${url()}?seed=barriers#/`)
      await begin(page, game)
      await fast(page)
      await waitForMove(page)
      // The customizable game deals hands once both have chosen where they start.
      if (game === 'swccg') await page.keyboard.press('1')
      await page.locator('.hand .spot').first().focus()
      await page.keyboard.press('i')
      await page.locator('.card-dialog').waitFor()
      assert.deepEqual(await barriers(page), [], `a card of ${game}`)
      await page.keyboard.press('Escape')
      await edit(page, game === 'swccg' ? /top card|\(/ : /numbers/)
      assert.deepEqual(await barriers(page), [], `an edit of ${game}`)
      await page.keyboard.press('Escape')
      if (game === 'destiny') {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Report this' }).click()
        await page.getByLabel('What seems wrong').waitFor()
        assert.deepEqual(await barriers(page), [], 'a report')
        await page.keyboard.press('Escape')
      }
      await concede(page)
      assert.deepEqual(await barriers(page), [], `the result of ${game}`)
      await page.goto(`${url()}#/puzzles/${game}`)
      await page.locator(`.puzzle-list[data-game=${game}] li`).first().waitFor()
      if (game === 'destiny') assert.deepEqual(await barriers(page), [], 'a list of puzzles')
      await page.locator('.puzzle-list a').first().click()
      await page.locator('.puzzle-choices button').first().waitFor()
      assert.deepEqual(await barriers(page), [], `a puzzle of ${game}`)
      await page.locator('.puzzle-choices button').first().click()
      await page.locator('.rule-shown li').first().waitFor()
      assert.deepEqual(await barriers(page), [], `an answer of ${game}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `a puzzle of ${game} is ${wide} pixels too wide`)
    }
    await page.goto(`${url()}#/`)
    await page.locator('.deck-picker select').first().selectOption('own')
    await page.getByLabel(/Paste a deck list/).fill('1x Rey\n3x Aim')
    await page.locator('.fixes button').first().waitFor()
    assert.deepEqual(await barriers(page), [], 'faults of a deck')
    assert.deepEqual(complaints, [])
  })
