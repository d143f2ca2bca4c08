import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barriers } from './barriers.js'
import { begin, confirmSet, screenNumber, skip, table, waitForMove } from './browser.js'
import { concede, edit } from './menu.js'

const { open } = table()

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
