/** What is done through the menu of a table. */
import type { Page } from 'playwright-core'

/** Opens what players may agree to change, from the menu, and chooses what is to be changed. */
export async function edit(page: Page, what: RegExp): Promise<void> {
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

export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.locator('.result').waitFor()
}
