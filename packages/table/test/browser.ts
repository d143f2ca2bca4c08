import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { after, afterEach, before } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Why tests in a browser are skipped, or false: `npm test` installs a browser where it can. */
export const skip = existsSync(executablePath) ? false : 'there is no Chromium here'

export const laptop = { viewport: { width: 1366, height: 768 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** So long anything is waited for: much longer than it takes, also where the machine does other things. */
const PATIENCE = 120_000

export interface Opened {
  readonly page: Page
  /** What the page complained about; a test that ends well has none. */
  readonly complaints: string[]
}

/** The built table, served to this machine, and a real browser to look at it. */
export function table() {
  let browser: Browser
  let site: { url: string; server: Server }
  before(async () => {
    if (skip) return
    const { serve } = await import(new URL('../../bin/serve.js', import.meta.url).href)
    site = await serve(0)
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  // A page that is left open goes on thinking and drawing.
  afterEach(async (test) => {
    const { name, passed } = test as unknown as { name: string; passed: boolean }
    for (const [i, context] of (browser?.contexts() ?? []).entries()) {
      await keepTrace(context, passed ? null : `${name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}-${i}`)
      await context.close()
    }
  })
  after(async () => {
    await browser?.close()
    site?.server.close()
  })
  return {
    url: () => site.url,
    /** Takes the site away. */
    close() {
      site.server.close()
      site.server.closeAllConnections()
    },
    async open(path = '?seed=table', options: BrowserContextOptions = laptop): Promise<Opened> {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
      await context.tracing.start()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await page.goto(site.url + path)
      return { page, complaints }
    },
  }
}

/** What was done in the browser, with a picture of each page at the end; kept where the test failed. */
async function keepTrace(context: BrowserContext, name: string | null): Promise<void> {
  if (name === null) return void (await context.tracing.stop().catch(() => {}))
  const folder = fileURLToPath(new URL('../../../../test-traces/', import.meta.url))
  for (const [i, page] of context.pages().entries())
    await page.screenshot({ path: `${folder}${name}-${i}.png`, timeout: 10_000 }).catch(() => {})
  await context.tracing.stop({ path: `${folder}${name}.zip` }).catch(() => {})
}

/** Chooses a game on the first page and begins it. */
export async function begin(page: Page, game: string, mode = 'bot', players = 2, bot = 'random'): Promise<void> {
  await page.locator(`.game-card[data-game=${game}]`).click()
  await page.locator('.new-game').waitFor()
  await page.locator('.segments label', { has: page.locator(`input[value=${mode}]`) }).click()
  if (players > 2) await page.locator('.segments label', { has: page.locator(`input[value="${players}"]`) }).click()
  if (mode !== 'hotseat') await page.locator('label', { has: page.locator(`input[name=bot][value=${bot}]`) }).click()
  await page.locator('.begin').click()
  await page.locator('.board, .curtain').first().waitFor()
}

export const screenNumber = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.screen ?? 0))

/** Waits until a person is asked or the game is over, and says which. */
export async function waitForMove(page: Page, after = 0): Promise<'asked' | 'over' | 'curtain'> {
  const found = await page.waitForFunction(
    (number) => {
      if (document.querySelector('.curtain')) return 'curtain'
      const shown = Number(document.querySelector<HTMLElement>('.table')?.dataset.screen ?? 0)
      if (shown <= number) return false
      if (document.querySelector('.result')) return 'over'
      return document.querySelector('.option') ? 'asked' : false
    },
    after,
    { polling: 20 },
  )
  return (await found.jsonValue()) as 'asked' | 'over' | 'curtain'
}

/** Waits until a person is asked on a later screen than that, and says on which: it stays until it is answered. */
export async function asked(page: Page, after = 0): Promise<number> {
  assert.equal(await waitForMove(page, after), 'asked')
  return screenNumber(page)
}

/** Where that screen asks for a set, picks on until there are enough and confirms it. */
export async function confirmSet(page: Page, number: number): Promise<void> {
  // On this screen only: the next may ask for a set as well.
  const here = page.locator(`.table[data-screen="${number}"]`)
  if ((await here.locator('.set-confirm').count()) === 0) return
  for (let i = 1; i <= 9 && (await here.locator('.set-confirm[disabled]').count()) > 0; i++) {
    if (
      (await here
        .locator('.option')
        .nth(i - 1)
        .getAttribute('aria-pressed')) === 'false'
    )
      await page.keyboard.press(String(i))
  }
  // A second click in the same place so soon after an answer is not taken: then it is clicked again.
  for (let i = 0; i < 3; i++) {
    await here
      .locator('.set-confirm')
      .click({ timeout: 2000 })
      .catch(() => {})
    if (await advanced(page, number)) return
  }
}

/** Waits for a screen after that one, or for the curtain. */
const later = (page: Page, number: number, timeout: number) =>
  page.waitForFunction(
    (n) =>
      Number(document.querySelector<HTMLElement>('.table')?.dataset.screen) > n ||
      document.querySelector('.curtain') !== null,
    number,
    { timeout, polling: 20 },
  )

export const laterThan = async (page: Page, number: number): Promise<void> => void (await later(page, number, PATIENCE))

/** Whether another screen comes soon: longer than a second click is kept from hitting anything. */
export const advanced = (page: Page, number: number): Promise<boolean> =>
  later(page, number, 500).then(
    () => true,
    () => false,
  )

/** Answers with the first option a few times, as long as anything is asked; says how often. */
export async function answered(page: Page, times: number): Promise<number> {
  let number = 0
  for (let i = 0; i < times; i++) {
    if ((await waitForMove(page, number)) !== 'asked') return i
    number = await screenNumber(page)
    await page.keyboard.press('1')
    await confirmSet(page, number)
  }
  await waitForMove(page, number)
  return times
}

/** Waits until the browser has kept everything that is on the screen: then the page may be loaded anew. */
export async function kept(page: Page): Promise<void> {
  const isKept = () =>
    new Promise<boolean>((resolve) => {
      const shown = document.querySelector<HTMLElement>('.table')?.dataset.moments
      const key = Number(location.hash.split('/').at(-1))
      const request = indexedDB.open('dejarik', 1)
      request.onerror = () => resolve(false)
      request.onsuccess = () => {
        const db = request.result
        const paper = db.transaction('games').objectStore('games').get(key)
        paper.onsuccess = () => {
          db.close()
          resolve(shown !== undefined && Object.values(paper.result?.table.moments ?? {}).includes(Number(shown)))
        }
      }
    })
  await page.waitForFunction(isKept, undefined, { polling: 50 })
}

export const logText = (page: Page): Promise<string> => page.locator('#log').innerText()
export const boardText = (page: Page): Promise<string> => page.locator('.table-board').innerText()

/** Bots do not dawdle: a screen says so, and it asks anew whatever was asked. */
export async function fast(page: Page): Promise<void> {
  await page.locator('.time select').first().selectOption('60')
  await isFast(page)
}

/** The list shows the speed that the table has, not the one that was asked for. */
export const isFast = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.time select')?.value === '60')

/** Chance of a test's own: the same every time. */
export function chance(seed: number): (below: number) => number {
  let n = seed
  return (below) => {
    n = (Math.imul(n, 1103515245) + 12345) >>> 0
    return Math.floor((n / 4294967296) * below)
  }
}

/** How much else the machine does, where it is too much to say anything about the page. */
export function busy(): string | undefined {
  const [load = 0] = loadavg()
  return load > cpus().length * 1.5 ? load.toFixed(1) : undefined
}
