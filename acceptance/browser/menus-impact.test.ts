// A change of the tree that reaches people asks first, with names and roles.
import type { Page } from 'playwright/test'
import type { House } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { question, toast } from './parts.ts'

test.describe('moving a menu', () => {
  const tree = (page: Page) => page.getByRole('treegrid')
  const row = (page: Page, name: string) => page.locator('[role=treegrid] [role=row][aria-level]').filter({ hasText: name }).first()

  /** Two modules next to each other; the first holds a screen that a role of two people sees. */
  async function yard(house: House, mark: string) {
    const admin = await house.person('admin')
    const from = await admin.menus.create({ body: { type: 'MENU_DIR', name: `From ${mark}` } })
    const screen = await admin.menus.create({ body: { type: 'MENU', name: `Gate ${mark}`, path: `/gate-${mark}`, parentId: from.id } })
    const to = await admin.menus.create({ body: { type: 'MENU_DIR', name: `Yard ${mark}` } })
    const role = await admin.roles.create({ body: { name: `Guards ${mark}`, menuIds: [screen.id] } })
    for (const who of ['Gia', 'Gus'])
      await admin.staff.create({
        body: { name: `${who} ${mark}`, email: `${who}-${mark}@school.example`, roleIds: [role.id], invite: false },
      })
    const parentOf = async () =>
      (await house.server.pool.query<{ parent_id: number }>('select parent_id from menu where id = $1', [screen.id])).rows[0]?.parent_id
    return { from, screen, to, role, parentOf }
  }

  test('to where others come to see more asks first, with names and roles; left there, nothing has happened', async ({
    house,
    enter,
    database,
  }) => {
    const { from, screen, to, parentOf } = await yard(house, 'a')
    const { page } = await enter('admin', `/upms/menu?id=${screen.id}`)
    await tree(page).waitFor()
    await row(page, 'Gate a').click()
    // Out of its module, to the top: nobody comes to see more by that. Then into the next one.
    await page.keyboard.press('Alt+ArrowLeft')
    await toast(page, 'Gate a moved').waitFor()
    await expect.poll(parentOf).toBe(null)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toContain('Gate a')
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(async () => (await tree(page).getByRole('row').allTextContents()).join().match(/(Yard|Gate) a/g))
      .toEqual(['Yard a', 'Gate a'])
    expect(await focused()).toContain('Gate a')
    await page.keyboard.press('Alt+ArrowRight')
    await question(page).getByText('Move Gate a into Yard a?').waitFor()
    await question(page).getByText('2 people gain something').waitFor()
    await question(page).getByText('Guards a (2)').waitFor()
    await question(page).getByRole('img', { name: 'Gia a' }).waitFor()
    await question(page).getByRole('button', { name: 'Leave it there' }).click()
    expect(await parentOf()).toBe(null)

    await row(page, 'Gate a').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await question(page).getByRole('button', { name: 'Move anyway' }).click()
    await expect.poll(parentOf).toBe(to.id)
    expect(from.id).not.toBe(to.id)
    const { rows } = await database.query('select from role_menu rm join role r on r.id = rm.role_id where r.name = $1 and menu_id = $2', [
      'Guards a',
      to.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('in its form asks the same', async ({ house, enter }) => {
    const { screen, to, parentOf } = await yard(house, 'b')
    const { page } = await enter('admin', `/upms/menu?id=${screen.id}`)
    await tree(page).waitFor()
    await row(page, 'Gate b').click()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Parent').click()
    await page.getByRole('treeitem', { name: 'Yard b' }).click()
    await page.keyboard.press('Control+Enter')
    await question(page).getByText('2 people gain something').waitFor()
    await question(page).getByRole('button', { name: 'Move anyway' }).click()
    await toast(page, 'Menu saved').waitFor()
    expect(await parentOf()).toBe(to.id)
  })

  test('is not what deleting is: that names who loses it', async ({ house, enter }) => {
    const { screen } = await yard(house, 'z')
    const { page } = await enter('admin', `/upms/menu?id=${screen.id}`)
    await tree(page).waitFor()
    await row(page, 'Gate z')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question(page).getByText('3 people lose something').waitFor()
    await question(page).getByRole('img', { name: 'Gus z' }).waitFor()
    expect(await question(page).textContent()).toContain('Guards z (2)')
  })
})
