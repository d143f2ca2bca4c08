import assert from 'node:assert/strict'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { begin, confirmSet, fast, laptop, phone, screenNumber, skip, table, waitForMove } from './browser.js'

const { open } = table()

/** Pictures of the main screens, to be looked at: dist/pictures, or wherever PICTURES says. */
const folder = process.env.PICTURES ?? fileURLToPath(new URL('../../dist/pictures/', import.meta.url))

/** Plays on with the first options until something worth a picture is on the table. */
async function playUntil(page: Page, worth: () => Promise<boolean>, most: number): Promise<void> {
  let number = 0
  for (let i = 0; i < most; i++) {
    if ((await waitForMove(page, number)) !== 'asked' || (await worth())) return
    number = await screenNumber(page)
    const options = await page.locator('.option').count()
    await page.keyboard.press(i % 5 === 4 ? String(Math.min(9, options)) : '1')
    await confirmSet(page, number)
  }
  await waitForMove(page, number)
}

const scenes = {
  destiny: { seed: 'picture 3', worth: '.pool-die >> nth=3' },
  swtcg: { seed: 'picture 1', worth: '.unit >> nth=4' },
  swccg: { seed: 'picture 2', worth: '.piece >> nth=4' },
} as const

for (const [game, { seed, worth }] of Object.entries(scenes))
  for (const [size, look] of [
    ['', laptop],
    ['-phone', phone],
  ] as const)
    test(`a picture of ${game}${size}`, { skip }, async () => {
      const { page, complaints } = await open(`?seed=${seed}`, { ...look, colorScheme: 'dark' })
      await begin(page, game)
      await fast(page)
      await playUntil(page, async () => (await page.locator(worth).count()) > 0, 60)
      mkdirSync(folder, { recursive: true })
      const path = join(folder, `${game}${size}.png`)
      await page.screenshot({ path })
      assert.ok(statSync(path).size > 20_000, 'there is something to see')
      // Nothing that may be chosen is out of reach, and nothing is wider than the screen.
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      assert.deepEqual(complaints, [])
    })
