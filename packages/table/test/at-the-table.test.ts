import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { awakenings, destiny } from '@dejarik/destiny'
import { type Engine, readRecord, replay } from '@dejarik/kernel'
import type { Page } from 'playwright-core'
import { barriers } from './barriers.js'
import { begin, confirmSet, fast, laptop, screenNumber, skip, table, waitForMove } from './browser.js'
import { inArena, inBattle, load } from './prepared.js'

const { open } = table()

/** Answers with the first option a few times, or with the last. */
async function answer(page: Page, times: number, last = false): Promise<void> {
  for (let i = 0; i < times; i++) {
    const number = await screenNumber(page)
    assert.equal(await waitForMove(page, number - 1), 'asked')
    await page.keyboard.press(last ? String(Math.min(9, await page.locator('.option').count())) : '1')
    await confirmSet(page)
    await waitForMove(page, number)
  }
}

const things = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} [data-thing]`)
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.thing ?? ''))
const logText = (page: Page): Promise<string> => page.locator('#log').innerText()
const boardText = (page: Page): Promise<string> => page.locator('.table-board').innerText()

test('undo gives back the table and the question as they were', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  await answer(page, 9)
  const [board, log, options] = [await boardText(page), await logText(page), await page.locator('.options').innerText()]
  // One answer and no more: what it leads to may be a question of its own.
  const before = await screenNumber(page)
  await page.keyboard.press('1')
  await waitForMove(page, before)
  assert.notEqual(await logText(page), log)
  const number = await screenNumber(page)
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
  await answer(page, 12)
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
  await answer(page, 2)
  const early = await boardText(page)
  const at = Number((await page.evaluate(() => document.querySelectorAll('#log li').length)) > 0)
  assert.equal(at, 1)
  await answer(page, 4)
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
    await page.getByText(`Answer ${i - 1} of ${last}`).waitFor()
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
  await page.getByText(/^Answer 0 of/).waitFor()
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
  await page.locator('.board').waitFor()
  assert.match(await page.locator('.zone').last().innerText(), /You\s+Dark/)
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
    await confirmSet(page)
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
  await page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.table')?.dataset.screen) > n, number)
  assert.equal(await page.locator('.hand').count(), 0, 'the public sees no hand')
  await page.getByLabel('Seen by').selectOption('2')
  await page.locator('.hand').waitFor()
  assert.ok((await things(page, '.hand')).length > 0)
  await fast(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>('.table')?.dataset.screen) > n + 20,
    number,
  )
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

test('a saved game is loaded and played on', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  await answer(page, 3)
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
  await answer(other.page, 1)
  assert.deepEqual(other.complaints, [])
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

test('whoever passes until the phase ends is not asked in it again', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'swccg')
  await fast(page)
  const phase = () => page.locator('.phases [aria-current]').innerText()
  for (let i = 0; i < 40 && !(await page.getByText('Your action in the deploy phase').count()); i++) {
    const number = await screenNumber(page)
    assert.equal(await waitForMove(page, number - 1), 'asked')
    // Force is activated as far as it goes; whatever else comes before is passed.
    const activating = (await page.locator('.phases [aria-current]').allInnerTexts())[0] === 'Activate'
    const options = await page.locator('.option').count()
    await page.keyboard.press(
      activating && options > 1 ? String(Math.min(9, options - 1)) : String(Math.min(9, options)),
    )
    await waitForMove(page, number)
  }
  assert.equal(await phase(), 'Deploy')
  const number = await screenNumber(page)
  await page.keyboard.press('Shift+Space')
  await waitForMove(page, number + 1)
  assert.notEqual(await phase(), 'Deploy')
  assert.equal(await page.locator('.skip-stop').count(), 0)
})

test('a report is a file with the whole game and the words of the player', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  await answer(page, 2)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Report this' }).click()
  await page.getByLabel('What seems wrong').fill('The shield was not taken off.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  assert.equal(report.report.words, 'The shield was not taken off.')
  assert.equal(report.report.at, report.answers.length)
  const s = replay(destiny(awakenings) as unknown as Engine, readRecord(report))
  assert.equal(s.result, null)
})

test('a set is pointed out in any order, and undone at once', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  await waitForMove(page)
  const hand = page.locator('.hand .spot')
  const names = await hand.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  const number = await screenNumber(page)
  // The fourth card first, then the first: the engine asks in its own order, a person need not.
  await hand.nth(3).click()
  await hand.nth(0).click()
  assert.equal(await page.locator('.hand .spot[data-marking=chosen]').count(), 2)
  assert.equal(await screenNumber(page), number, 'nothing is answered before it is confirmed')
  await page.locator('.set-confirm').click()
  await waitForMove(page, number)
  assert.match(await logText(page), /You shuffle 2 cards back/)
  const later = await screenNumber(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await waitForMove(page, later)
  assert.doesNotMatch(await logText(page), /shuffle/)
  assert.deepEqual(await hand.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))), names)
})

test('a second click so soon after an answer hits nothing that has slid there', { skip }, async () => {
  const { page } = await open()
  await begin(page, 'destiny')
  await fast(page)
  await answer(page, 6)
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
  await page.waitForTimeout(500)
  await page.mouse.click(x, y)
  assert.equal(await page.locator('body[data-lured]').count(), 1)
})
