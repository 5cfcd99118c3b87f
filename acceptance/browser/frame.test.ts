// The frame around every page: the side menu, the sentence of a closed page, names of pages, and the palette.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './parts.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** The entries of the top level, in the order of the side menu, without their counts. */
const topLevel = async (page: Page): Promise<string[]> => {
  const entries = await menuOf(page)
    .locator('> *')
    .evaluateAll((all) => all.map((entry) => (entry.querySelector('span') ?? entry).textContent ?? ''))
  return entries.filter((name) => name !== 'Home')
}

test.describe('the side menu', () => {
  test('has the order of the tree, and follows a move at once', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const treeOrder = async () => {
      const menus = await admin.auth.menus()
      return menus.filter(({ parentId, type }) => parentId === 0 && type !== 'MENU_PERM_RESOURCE').map(({ name }) => name)
    }
    const { page } = await enter('admin', '/upms/menu')
    const before = await treeOrder()
    await expect.poll(() => topLevel(page)).toEqual(before)
    expect(before.at(-1)).not.toBe('Administration')
    const row = page.getByRole('row').filter({ hasText: 'Administration' }).first()
    await row.click({ position: { x: 200, y: 12 } })
    await page.keyboard.press('Alt+ArrowUp')
    await toast(page, /Administration/).waitFor()
    const at = before.indexOf('Administration')
    const after = before.with(at, before[at - 1] ?? '').with(at - 1, 'Administration')
    await expect.poll(() => topLevel(page)).toEqual(after)
    expect(await treeOrder()).toEqual(after)
  })

  test('shows the current entry without scrolling, and closes the other modules', async ({ enter }) => {
    const { page } = await enter('admin', '/upms/staff')
    for (const path of ['/upms/staff', '/upms/role', '/upms/menu', '/audit', '/settings', '/bus-booking', '/bike/return']) {
      await page.goto(path)
      const current = menuOf(page).locator('[aria-current=page]')
      await expect(current).toBeInViewport({ ratio: 1 })
      expect(await menuOf(page).locator('[aria-expanded=true]').count()).toBeLessThanOrEqual(1)
    }
  })

  test('keeps a module open that the person opened before', async ({ enter }) => {
    const { page } = await enter('admin', '/upms/menu')
    const bikes = menuOf(page).getByRole('button', { name: 'Bikes' })
    await bikes.click()
    await menuOf(page).getByRole('link', { name: 'Rent requests' }).click()
    await page.goto('/upms/menu')
    await expect(bikes).toHaveAttribute('aria-expanded', 'true')
    await bikes.click()
    await page.reload()
    await expect(bikes).toHaveAttribute('aria-expanded', 'false')
    await menuOf(page)
      .getByRole('img', { name: /waiting/ })
      .first()
      .waitFor()
  })
})

for (const [locale, sentence] of [
  ['en', 'No permission to access the system, please contact the administrator!'],
  ['zh', '您没有访问系统的权限，请联系管理员！'],
] as const)
  for (const path of ['/upms/menu', '/audit', '/settings/mail', '/vehicle/print', '/admission/form'])
    test(`${path} says in ${locale} that the person has no permission, and leads on`, async ({ enter }) => {
      const { page } = await enter('front', path, { locale })
      await page.getByText(sentence).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /Back to home|返回首页/ })
        .click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    })

test('a created menu is not covered by the toast that announces it', async ({ enter }) => {
  const { page } = await enter('admin', '/upms/menu')
  await page.getByRole('button', { name: 'New menu' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('In sight')
  await page.getByRole('textbox', { name: 'Route path' }).fill('/in-sight')
  await page.keyboard.press('Control+Enter')
  const said = toast(page, 'Menu created')
  await said.waitFor()
  const created = page.getByRole('row').filter({ hasText: 'In sight' })
  await expect(created).toBeInViewport({ ratio: 1 })
  const [over, under] = [await said.boundingBox(), await created.boundingBox()]
  expect(under!.y + under!.height).toBeLessThanOrEqual(over!.y)
})

test('the palette shows a person of the typed family name before given names', async ({ enter }) => {
  const { page } = await enter('admin', '/upms/menu')
  await page.getByRole('treegrid').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search screens, people and actions' }).fill('yang')
  const people = page.getByRole('group', { name: 'People' }).getByRole('option')
  await expect(people.first()).toContainText(/^Yang /)
})
