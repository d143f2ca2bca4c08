import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { awakenings, destiny } from '@dejarik/destiny'
import { type Engine, readRecord, replay } from '@dejarik/kernel'
import { runFiles } from '@dejarik/scenarios'
import type { Page } from 'playwright-core'
import { barriers, looks } from './barriers.js'
import { answered, begin, confirmSet, fast, screenNumber, skip, table, waitForMove } from './browser.js'

const { open, url } = table()

/** Opens what players may agree to change, from the menu, and chooses what is to be changed. */
async function edit(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Agree on an edit' }).click()
  const choices = page.locator('.edit-what option')
  await choices.nth(1).waitFor({ state: 'attached' })
  const value = await choices.evaluateAll(
    (all, source) => (all as HTMLOptionElement[]).find((each) => new RegExp(source).test(each.label))?.value ?? '',
    what.source,
  )
  await page.getByLabel('What is to be changed').selectOption(value)
  await page.locator('.edit-places button, .edit-number').first().waitFor()
}

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.locator('.result').waitFor()
}

test('against a bot an edit is made by keyboard, is in the log, is undone, and marks the result', {
  skip,
}, async () => {
  const { page, complaints } = await open('?seed=aids')
  await begin(page, 'destiny')
  await waitForMove(page)
  const options = await page.locator('.options').innerText()
  await edit(page, /^Rey /)
  await page.locator('.edit-dialog').getByLabel('damage').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('.edit-dialog').waitFor({ state: 'hidden' })
  await page.getByText('Agreed edit: Rey').waitFor()
  assert.match(await page.locator('#log').innerText(), /Agreed edit: Rey: damage 2/)
  assert.equal(await page.locator('.options').innerText(), options, 'the same is asked anew')
  await page.getByRole('button', { name: 'Rey, 2 of 10 damage' }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: 'Rey, 0 of 10 damage' }).waitFor()
  assert.doesNotMatch(await page.locator('#log').innerText(), /Agreed edit/)
  // From the card itself.
  await page.locator('.player[data-mine] .character .spot').first().click()
  await page.getByRole('button', { name: 'Edit this card' }).click()
  await page.locator('.edit-dialog').getByLabel('shields').fill('1')
  await page.getByRole('button', { name: 'Set shields to 1' }).click()
  await page.getByText('Agreed edit: Rey').waitFor()
  await concede(page)
  assert.match(await page.locator('.result').innerText(), /This game was edited once\./)
  assert.deepEqual(complaints, [])
})

test('two people at one device agree through the curtain', { skip }, async () => {
  const { page, complaints } = await open('?seed=aids')
  await begin(page, 'swtcg', 'hotseat')
  const take = async () => {
    await page.locator('.curtain button').click()
    await page.locator('.board').waitFor()
  }
  await take()
  const me = (await page.locator('.table-board').innerText()).includes('Player 1') ? 'Player' : ''
  assert.equal(me, 'Player')
  await edit(page, /^Player 1: numbers/)
  await page.locator('.edit-dialog').getByLabel('Force').fill('9')
  await page.getByRole('button', { name: 'Set Force to 9' }).click()
  await page.locator('.curtain').waitFor()
  assert.equal(await page.locator('[data-thing], .proposal').count(), 0, 'the curtain hides everything')
  await take()
  await page.getByText('Do you agree to this edit?').waitFor()
  assert.match(await page.locator('.proposal').innerText(), /proposes?: (you have|Player \d has) 9 Force/)
  assert.equal(await page.locator('.option').count(), 0)
  assert.deepEqual(await barriers(page), [])
  await page.getByRole('button', { name: 'Refuse' }).click()
  await take()
  await page.getByText('Not everybody agreed:').waitFor()
  await edit(page, /^Player 1: numbers/)
  await page.locator('.edit-dialog').getByLabel('Force').fill('9')
  await page.getByRole('button', { name: 'Set Force to 9' }).click()
  await take()
  // The answer that agrees has the focus.
  await page.locator('.proposal button:focus', { hasText: 'Agree' }).waitFor()
  await page.keyboard.press('Enter')
  await take()
  await page.getByText(/Agreed edit: (you have|Player \d has) 9 Force/).waitFor()
  assert.deepEqual(complaints, [])
})

test('where sides are bid for, the page follows whoever changes seats', { skip }, async () => {
  const { page, complaints } = await open('?seed=bids')
  await page.locator('.game-card[data-game=swtcg]').click()
  await page.getByLabel('Bid for sides with build points').check()
  await page.locator('.segments label', { has: page.locator('input[value=hotseat]') }).click()
  await page.locator('.begin').click()
  const who = async () => {
    const name = (await page.locator('.curtain-who').innerText()).replace(/,.*/, '')
    await page.locator('.curtain button').click()
    await page.locator('.option').first().waitFor()
    return name
  }
  const winner = await who()
  // Whoever begins asks for the other's side, bids little, and the other lets it go.
  await page.keyboard.press(winner === 'Player 1' ? '2' : '1')
  await page.locator('.option').nth(20).waitFor()
  await page.locator('.option').nth(20).click()
  const loser = await who()
  assert.notEqual(loser, winner)
  const number = await screenNumber(page)
  await page.keyboard.press('Space')
  await waitForMove(page, number)
  const seats: Record<string, string> = {}
  for (let i = 0; i < 2; i++) {
    if (await page.locator('.curtain').count()) await who()
    const mine = await page.locator('.zone').last().innerText()
    seats[/Player \d/.exec(mine)?.[0] ?? ''] = /Dark|Light/.exec(mine)?.[0] ?? ''
    if (i === 0) {
      const shown = await screenNumber(page)
      await page.keyboard.press('Space')
      await confirmSet(page, shown)
      await page.locator('.curtain').waitFor()
    }
  }
  assert.deepEqual(seats, { 'Player 1': 'Light', 'Player 2': 'Dark' })
  assert.deepEqual(complaints, [])
})

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
