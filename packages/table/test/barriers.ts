import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { laptop, phone } from './browser.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly impact: string
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What would keep somebody from using the page: everything that axe calls serious or critical, dark and light. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // What is not about colours is the same in both.
    found.push(...(await violations(page, colorScheme === 'dark' ? undefined : ['color-contrast'])))
  }
  return found
}

const violations = (page: Page, rules: readonly string[] | undefined): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) }
    return (await axe.run(options)).violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`)
  }, rules)

/** Large and small; each is looked at dark and light. */
export const looks = [
  ['laptop', laptop],
  ['phone', phone],
] as const
