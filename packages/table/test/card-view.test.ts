import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laptop, skip, table } from './browser.js'
import { inArena, inBattle, load, withDice } from './prepared.js'

const { open } = table()

const games = { destiny: withDice, swtcg: inArena, swccg: inBattle }

for (const [game, record] of Object.entries(games))
  test(`the card view of ${game} shows the whole text on a low screen, and one key closes it`, { skip }, async () => {
    const { page, complaints } = await open('?seed=table', laptop)
    await load(page, record())
    const spots = page.locator('.table-board .spot[data-card]:visible, .hand .spot:visible')
    await spots.first().waitFor()
    const view = page.locator('dialog.look[open]')
    const seen = new Set<string>()
    for (const spot of (await spots.all()).slice(0, 20)) {
      await spot.focus()
      await page.keyboard.press('i')
      await view.waitFor()
      const card = view.locator('.card-large').first()
      if ((await card.count()) > 0) {
        const { name, hidden } = await card.evaluate((element) => ({
          name: element.textContent?.slice(0, 40) ?? '',
          // What overflows a part cannot be read. Words for screen readers stand in a part of one pixel.
          hidden: [element, ...element.querySelectorAll('*')]
            .filter((part) => part.clientHeight > 1 && getComputedStyle(part).overflowY !== 'visible')
            .reduce((most, part) => Math.max(most, part.scrollHeight - part.clientHeight), 0),
        }))
        assert.ok(hidden <= 1, `${hidden} px of ${name} are cut off`)
        seen.add(name)
      }
      await page.keyboard.press('Escape')
      await view.waitFor({ state: 'hidden' })
    }
    assert.ok(seen.size >= 3, `only ${seen.size} cards were looked at`)
    assert.deepEqual(complaints, [])
  })
