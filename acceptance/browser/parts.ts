// The parts of a page that journeys look for.
import type { Locator, Page } from 'playwright/test'

export const rows = (page: Page) => page.locator('[role=grid] [role=row][data-row]')
export const row = (page: Page, text: string): Locator => rows(page).filter({ hasText: text }).first()
export const panel = (page: Page) => page.locator('[data-slot=detail-panel]')
export const dialog = (page: Page) => page.getByRole('dialog')
export const question = (page: Page) => page.getByRole('alertdialog')
export const toast = (page: Page, text: string | RegExp) => page.locator('[data-slot=toast]').filter({ hasText: text }).first()

/** Goes on with a form that was about to be left, once the keys reach it again. */
export async function keepEditing(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await question(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement !== document.body)
}
