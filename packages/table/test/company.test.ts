import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { begin, confirmSet, fast, laptop, laterThan, screenNumber, skip, table, waitForMove } from './browser.js'

const { open } = table()

const things = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} [data-thing]`)
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing ?? ''))

test('conceding ends the game, and it can be played again with sides swapped', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'swtcg')
  assert.match(await page.locator('.zone').last().innerText(), /Light/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  assert.equal(await page.locator('.result-won').innerText(), 'The bot wins')
  assert.equal(await page.locator('.option').count(), 0)
  const before = page.url()
  await page.getByRole('button', { name: 'Play again, sides swapped' }).click()
  await page.waitForFunction((url) => location.href !== url, before)
  await page
    .locator('.zone')
    .last()
    .getByText(/You\s+Dark/)
    .waitFor()
})

test('two people at one device: nothing of a hand is in the page of the other', { skip }, async () => {
  const { page } = await open()
  // Everything that the engine tells the page is kept, to be read through afterwards.
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const Real = window.Worker
    window.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Real>) {
        super(...args)
        this.addEventListener('message', (event) => heard.push(JSON.stringify(event.data)))
      }
    }
  })
  await page.reload()
  await begin(page, 'destiny', 'hotseat')
  const hands: Record<string, string[]> = {}
  let passes = 0
  for (let i = 0; i < 60 && passes < 8; i++) {
    if (await page.locator('.curtain').count()) {
      passes++
      assert.equal(await page.locator('[data-thing], .card, .log li').count(), 0, 'the curtain hides everything')
      await page.locator('.curtain button').click()
      await page.locator('.board').waitFor()
    }
    const seat = (await page.locator('.player[data-mine]').getAttribute('aria-label')) ?? ''
    const other = seat === 'Player 1' ? 'Player 2' : 'Player 1'
    hands[seat] = await things(page, '.hand')
    const shown = await things(page, '.table')
    const hidden = (hands[other] ?? []).filter((thing) => shown.includes(thing))
    // What the other has played since is no longer in the hand.
    const names = await page
      .locator('.player:not([data-mine]), .middle')
      .locator('[data-thing]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing ?? ''))
    assert.deepEqual(
      hidden.filter((thing) => !names.includes(thing)),
      [],
    )
    const number = await screenNumber(page)
    await page.keyboard.press('1')
    await confirmSet(page, number)
    await waitForMove(page, number)
  }
  assert.ok(passes >= 4, `the device was passed ${passes} times`)
  const screens = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .map((line) => JSON.parse(line).screen)
    .filter((screen) => screen !== undefined)
  assert.ok(screens.length > 10)
  for (const screen of screens) {
    if (screen.curtain !== null) {
      assert.deepEqual([screen.view, screen.prompt, screen.log.lines, screen.cards], [null, null, [], []])
      continue
    }
    for (const player of screen.view.players)
      if (player.seat !== screen.eyes) assert.deepEqual(player.hand.known, [], 'an opposing hand is a count')
    if (screen.prompt !== null) assert.equal(screen.prompt.seat, screen.eyes)
  }
})

test('bots are watched: paused, step by step, at speed, through any eyes', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny', 'watch', 4)
  assert.equal(await page.locator('.player').count(), 4)
  const number = await screenNumber(page)
  assert.match(await page.locator('.prompt').innerText(), /^The game is paused\s+Bot \d is next/)
  await page.getByRole('button', { name: 'One step' }).click()
  await laterThan(page, number)
  assert.equal(await page.locator('.hand').count(), 0, 'the public sees no hand')
  await page.getByLabel('Seen by').selectOption('2')
  await page.locator('.hand').waitFor()
  assert.ok((await things(page, '.hand')).length > 0)
  await fast(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await laterThan(page, number + 20)
  await page.getByRole('button', { name: 'Pause' }).click()
  // Whoever has seen enough takes over.
  const watched = page.url()
  await page.getByRole('button', { name: 'Play from this seat' }).click()
  await page.waitForFunction((url) => location.href !== url, watched)
  assert.equal(await waitForMove(page), 'asked')
  assert.equal(await page.locator('.player[data-mine] .player-name').innerText(), 'You')
  // Even with four at the table the own hand is in sight.
  const hand = await page.locator('.hand > li').first().boundingBox()
  assert.ok(hand !== null && hand.y >= 0 && hand.y + hand.height <= laptop.viewport.height, JSON.stringify(hand))
})
