import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, skip, table, waitForMove } from './browser.js'

const { open, close } = table()

test('after the first visit the table is laid without a connection, any game', { skip }, async () => {
  const { page } = await open('?seed=offline')
  await page.locator('.begin').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  close()
  for (const game of ['destiny', 'swtcg', 'swccg']) {
    await page.goto(`${page.url().replace(/#.*/, '')}#/`)
    await page.reload()
    await begin(page, game)
    assert.equal(await waitForMove(page), 'asked')
  }
  // It can be put on the home screen.
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  assert.equal(manifest.display, 'standalone')
  assert.ok(manifest.icons.length > 0)
})
