// The command palette: screens, people and actions by a few letters.
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel } from './parts.ts'

test.describe('the command palette', () => {
  test('finds screens, people by pinyin and actions, by keyboard alone, and remembers the last ones', async ({ enterList }) => {
    const { page } = await enterList('admin', '/upms/staff')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search screens, people and actions' })
    await field.fill('hejing')
    await page.getByRole('option', { name: /He Jing/ }).waitFor()
    await accessible(page)
    await page.keyboard.press('Enter')
    await panel(page).getByRole('heading', { name: 'He Jing' }).waitFor()
    await page.keyboard.press('Control+k')
    await field.fill('菜单')
    await page.getByRole('option', { name: /Menus/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/upms/menu')
    await page.keyboard.press('Control+k')
    await page
      .getByRole('group', { name: 'Recent' })
      .getByRole('option', { name: /He Jing/ })
      .waitFor()
    await field.fill('new account')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('New account').waitFor()
    await page.waitForURL('**/upms/staff')
    expect(await page.getByRole('dialog').getByLabel(/^Name/).inputValue()).toBe('')
  })

  test('shows nobody to who may see no accounts', async ({ enter }) => {
    const { page } = await enter('office', '/upms/menu')
    await page.getByRole('treegrid').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search screens, people and actions' }).fill('He Jing')
    await page.getByText('Nothing found').waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
  })
})
