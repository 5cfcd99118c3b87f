import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import type { Pool } from 'pg'
import { accessible, reflows, signIn } from './lib.ts'
import { dialog, keepEditing, toast } from './parts.ts'

/** The tree's rows as one reads them, top to bottom. */
const rows = (page: Page) => page.locator('[role=treegrid] [role=row][aria-level]')
const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name }).first()
const names = async (page: Page) =>
  rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''))
/** A field of the form by its label, which carries a star where it must be filled. */
const field = (page: Page, label: string) =>
  dialog(page)
    .first()
    .getByLabel(new RegExp(`^${label}`))

async function openList(enter: Enter, name: string, looks?: Looks, path = '/upms/menu') {
  const visit = await enter(name, path, looks)
  await visit.page.getByRole('treegrid').waitFor()
  return visit
}

/** The tree draws the rows that are in sight alone. */
const roomForAll = (page: Page) => page.setViewportSize({ width: 1440, height: 4800 })

async function act(page: Page, menu: string, action: string): Promise<void> {
  await row(page, menu)
    .getByRole('button', { name: /Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function newMenu(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'New menu' }).click()
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
}

const inDatabase = async (database: Pool, name: string) =>
  (await database.query('select id, code, path, version, parent_id from menu where name = $1', [name])).rows as {
    id: number
    code: string
    path: string
    version: number
    parent_id: number | null
  }[]

test.describe('the tree', () => {
  test('shows what there is, finds it in either language, and says how much it found', async ({ enter }) => {
    const { page, complaints } = await openList(enter, 'admin')
    await roomForAll(page)
    await row(page, 'Administration').waitFor()
    const search = page.getByRole('searchbox').or(page.getByPlaceholder('Name, code or path')).first()
    await search.fill('删除菜单')
    await row(page, 'Delete menu').waitFor()
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(page.url()).not.toContain('%')
    await search.fill('no such menu')
    await page.getByText('No matching menus').waitFor()
    await page.getByRole('button', { name: 'Clear search' }).first().click()
    await row(page, 'Links').waitFor()
    expect(complaints).toEqual([])
  })

  test('is walked by keyboard: open, close, first, last, by letter', async ({ enter }) => {
    const { page } = await openList(enter, 'admin')
    await row(page, 'Administration').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await names(page)).some((name) => name.includes('Sort and move'))).toBe(false)
    await page.keyboard.press('l')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Links')
  })

  test('is only looked at by who may not change it', async ({ enter }) => {
    const { page } = await openList(enter, 'office')
    await row(page, 'Administration').waitFor()
    expect(await page.getByRole('button', { name: 'New menu' }).count()).toBe(0)
    await page.getByText('Read only').waitFor()
  })
})

test.describe('a menu', () => {
  test('is made by keyboard, once however often one presses, and stands in the side menu at once', async ({ enter, database }) => {
    const { page } = await openList(enter, 'admin')
    await page.getByRole('button', { name: 'New menu' }).focus()
    await page.keyboard.press('Enter')
    await field(page, 'Name').fill('Timetable')
    await field(page, 'Route path').fill('/timetable')
    await dialog(page).getByText('The console has no screen at this path').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Menu created').waitFor()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Timetable' }).waitFor()
    expect(await inDatabase(database, 'Timetable')).toHaveLength(1)
  })

  test('with a wrong field says which, in words, goes to it, and loses nothing', async ({ enter, database }) => {
    const { page } = await openList(enter, 'admin')
    await newMenu(page, { Name: 'Wrong', 'Route path': 'no slash', Code: 'upms:menu' })
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('A route path starts with / and has no spaces').waitFor()
    await field(page, 'Route path').fill('/right')
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('The code “upms:menu” is already used by “Menus”').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Wrong')
    expect(await inDatabase(database, 'Wrong')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByText('Discard what you typed?').waitFor()
    await keepEditing(page)
    expect(await field(page, 'Code').inputValue()).toBe('upms:menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  test('that is a copy says what it shares with the original, and what it lacks', async ({ enter }) => {
    const { page } = await openList(enter, 'admin')
    await roomForAll(page)
    await act(page, 'Menus', 'Duplicate')
    for (const hint of ['The original has the same name', 'The original has the same path', 'Codes are unique: give the copy its own'])
      await dialog(page).getByText(hint).waitFor()
    await field(page, 'Route path').fill('')
    await dialog(page).getByText('The copy has no path yet, so it opens nothing').waitFor()
    await field(page, 'Code').fill('menus:again')
    expect(await dialog(page).getByText('Codes are unique').count()).toBe(0)
  })

  test('that somebody else has changed is shown in both versions, and the person chooses', async ({ enter, database }) => {
    const one = await openList(enter, 'admin')
    await newMenu(one.page, { Name: 'Contested', 'Route path': '/contested' })
    await one.page.keyboard.press('Control+Enter')
    await toast(one.page, 'Menu created').waitFor()
    const two = await openList(enter, 'it')
    await Promise.all([roomForAll(one.page), roomForAll(two.page)])
    await act(one.page, 'Contested', 'Edit')
    await act(two.page, 'Contested', 'Edit')
    await field(two.page, 'Name').fill('Contested by IT')
    await two.page.keyboard.press('Control+Enter')
    await toast(two.page, 'Menu saved').waitFor()

    await field(one.page, 'Name').fill('Contested by admin')
    await one.page.keyboard.press('Control+Enter')
    await dialog(one.page).getByText('Marcus Keller has changed this.').waitFor()
    expect(await field(one.page, 'Name').inputValue()).toBe('Contested by admin')
    await dialog(one.page).getByRole('button', { name: 'Reload' }).click()
    await dialog(one.page)
      .getByRole('radio', { name: /Theirs.*Contested by IT/ })
      .waitFor()
    expect(
      await dialog(one.page)
        .getByRole('radio', { name: /Yours.*Contested by admin/ })
        .isChecked(),
    ).toBe(true)
    await one.page.keyboard.press('Control+Enter')
    await toast(one.page, 'Menu saved').waitFor()
    expect(await inDatabase(database, 'Contested by admin')).toMatchObject([{ version: 3 }])
  })

  test('that was typed while the session ended is there again after signing in', async ({ enter, database }) => {
    const { page } = await openList(enter, 'admin')
    await newMenu(page, { Name: 'Half typed', 'Route path': '/half' })
    await database.query('update session set ended_at = now()')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/login**')
    await signIn(page, 'admin')
    await page.waitForURL('**/upms/menu**')
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Half typed')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Menu created').waitFor()
    expect(await inDatabase(database, 'Half typed')).toMatchObject([{ path: '/half' }])
  })

  test('is kept in the form while the network is away, and saved when it is back', async ({ enter, database }) => {
    const { page, context } = await openList(enter, 'admin')
    await newMenu(page, { Name: 'Offline', 'Route path': '/offline' })
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.keyboard.press('Control+Enter')
    const failed = toast(page, 'Operation failed, try again later')
    await failed.waitFor()
    // It covers nothing of the form.
    const [said, form] = await Promise.all([failed, dialog(page)].map((part) => part.boundingBox()))
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0)
    expect(await field(page, 'Name').inputValue()).toBe('Offline')
    await context.setOffline(false)
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Menu created').waitFor()
    expect(await inDatabase(database, 'Offline')).toHaveLength(1)
  })

  test('is deleted after a question that names what goes with it, and says that it cannot be recovered', async ({
    house,
    enter,
    database,
  }) => {
    const { page } = await openList(enter, 'admin')
    const { menus } = await house.person('admin')
    await menus.create({ body: { type: 'MENU', name: 'Beside', path: '/beside' } })
    const { id } = await menus.create({ body: { type: 'MENU', name: 'Doomed', path: '/doomed' } })
    await menus.create({ body: { type: 'MENU_PERM_RESOURCE', name: 'Doomed button', parentId: id, code: 'doomed:button' } })
    await roomForAll(page)
    await page.reload()
    await act(page, 'Doomed', 'Delete')
    const question = page.getByRole('alertdialog')
    await question.getByText('Deleted data cannot be recovered.').waitFor()
    await question.getByText(/Its button will be deleted too: Doomed button/).waitFor()
    await page.mouse.click(5, 5)
    expect(await question.count()).toBe(1)
    await question.getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Menu deleted').waitFor()
    expect(await inDatabase(database, 'Doomed button')).toEqual([])
    // It was the last of its level: the one before it is selected, not the top of the tree.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Beside')
  })

  test('without a route path stands in the side menu as text, and no page takes it for its own', async ({ house, enter }) => {
    const person = await house.person('admin')
    const { id } = await person.menus.create({ body: { type: 'MENU', name: 'No address', icon: '' } })
    const { page } = await openList(enter, 'admin')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByText('No address').waitFor()
    // In a window as low as one at 200 %, the page scrolls and no row stands under the foot.
    await page.setViewportSize({ width: 1440, height: 360 })
    const [tree, foot] = await Promise.all([page.getByRole('treegrid'), page.locator('main footer')].map((part) => part.boundingBox()))
    expect((tree?.y ?? 0) + (tree?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    expect(await menu.getByRole('link', { name: 'No address' }).count()).toBe(0)
    expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Menus'])
    await person.menus.remove({ path: { id } })
  })
})

test.describe('moving', () => {
  test('by keyboard is sent, said, and taken back by Undo', async ({ enter, database }) => {
    const { page } = await openList(enter, 'admin')
    const order = async () =>
      (await database.query("select name from menu where parent_id = (select id from menu where code = 'links') order by sort")).rows.map(
        ({ name }: { name: string }) => name,
      )
    const before = await order()
    await roomForAll(page)
    await row(page, 'School calendar').click()
    await page.keyboard.press('Alt+ArrowUp')
    await toast(page, 'School calendar moved').waitFor()
    expect((await order())[0]).toBe('School calendar')
    await toast(page, 'School calendar moved').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toEqual(before)
  })

  test('by pointer into another module takes it there', async ({ house, enter, database }) => {
    const { page } = await openList(enter, 'admin')
    const admin = await house.person('admin')
    const home = await admin.menus.create({ body: { type: 'MENU_DIR', name: 'New home' } })
    const mover = await admin.menus.create({ body: { type: 'MENU', name: 'Mover', path: '/mover' } })
    await roomForAll(page)
    await page.reload()
    await row(page, 'Mover').scrollIntoViewIfNeeded()
    const grip = await row(page, 'Mover')
      .locator('[data-slot=tree-grip], [data-grip]')
      .or(row(page, 'Mover').locator('svg').first())
      .first()
      .boundingBox()
    const target = await row(page, 'New home').boundingBox()
    if (!grip || !target) throw new Error('nothing to drag')
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(target.x + 90, target.y + target.height - 2, { steps: 12 })
    await page.mouse.move(target.x + 120, target.y + target.height - 1, { steps: 4 })
    await page.mouse.up()
    await toast(page, 'Mover moved').waitFor()
    expect(await inDatabase(database, 'Mover')).toMatchObject([{ id: mover.id, parent_id: home.id }])
  })
})

const real = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'menus/ruoyi.sys_menu.sql')
if (real && existsSync(real))
  test('somebody else’s tree is found after the terminal has brought it in', async ({ house, enter, server }) => {
    await house.isb(['login', '--host', server.url, '--email', 'admin@school.example', '--password-stdin'], {
      input: 'demo-console-1\n',
    })
    await house.isb(['menus', 'import', real, '--drop-duplicate-codes', '--yes'])
    const { page } = await openList(enter, 'admin', { locale: 'zh' })
    await page.getByPlaceholder(/名称/).first().fill('重置密码')
    await row(page, '用户管理').waitFor()
    await row(page, '重置密码').waitFor()
    expect(await row(page, '重置密码').textContent()).toContain('system:user:resetPwd')
  })

test.describe('in every look', () => {
  test('the form of a menu is accessible and reflows', async ({ enter }) => {
    const { page, complaints } = await openList(enter, 'admin')
    await page.getByRole('button', { name: 'New menu' }).first().click()
    await dialog(page).getByLabel('Route path').waitFor()
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})
