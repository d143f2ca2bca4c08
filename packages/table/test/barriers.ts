import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { laptop, phone } from './browser.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What would keep somebody from using the page: everything that axe calls serious or critical. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run(): Promise<{
            violations: { impact: string; id: string; nodes: { html: string; failureSummary: string }[] }[]
          }>
        }
      }
    ).axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`)
  })
}

/** Large and small, dark and light. */
export const looks = [
  ['dark, laptop', { ...laptop, colorScheme: 'dark' }],
  ['light, laptop', { ...laptop, colorScheme: 'light' }],
  ['dark, phone', { ...phone, colorScheme: 'dark' }],
  ['light, phone', { ...phone, colorScheme: 'light' }],
] as const
