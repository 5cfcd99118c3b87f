import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { accountId, give, newRole } from '../lib/grants.ts'
import type { House } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, reflows, signIn } from './lib.ts'
import { panel, toast } from './parts.ts'

const rows = (page: Page) => page.locator('[role=grid] [role=row], [role=table] [role=row]').filter({ has: page.locator('time') })

/** A role with something in it, and what is then made of it. */
async function history(house: House) {
  const admin = await house.person('admin')
  const roleId = await newRole(admin, ['upms', 'upms:menu'])
  const { version, name } = await admin.roles.get({ path: { roleId } })
  const { records } = await admin.menus.page()
  const menuIds = records.filter(({ code }) => ['upms', 'upms:role', 'upms:role:edit'].includes(code)).map(({ id }) => id)
  await admin.roles.assign({ path: { roleId }, body: { menuIds, version } })
  return { admin, roleId, name }
}

test.describe('the list', () => {
  test('says newest first who did what to which record, in words, and shows the difference field by field', async ({ house, enter }) => {
    const { name } = await history(house)
    const { page, complaints } = await enter('admin', '/audit?without=auth')
    const first = rows(page).first()
    await first.waitFor()
    for (const said of ['He Jing', 'Assigned permissions to a role', name, '127.0.0.1']) expect(await first.textContent()).toContain(said)
    await first.click()
    await panel(page).getByRole('link', { name, exact: true }).waitFor()
    const lines = panel(page).locator('[data-slot=diff]')
    expect(await lines.locator('ins').allTextContents()).toEqual(['added: Roles', 'added: Edit role'])
    expect(await lines.locator('del').allTextContents()).toEqual(['removed: Menus'])
    expect(new URL(page.url()).searchParams.has('id')).toBe(true)
    expect(complaints).toEqual([])
  })

  test('speaks Chinese to who reads Chinese', async ({ house, enter }) => {
    const { name } = await history(house)
    const { page } = await enter('admin', '/audit?without=auth', { locale: 'zh' })
    await rows(page).first().filter({ hasText: '为角色分配了权限' }).filter({ hasText: name }).click()
    const lines = panel(page).locator('[data-slot=diff]')
    await lines.first().waitFor()
    expect(await lines.locator('dt').allTextContents()).toEqual(['权限'])
    expect(await lines.locator('ins').first().textContent()).toContain('角色管理')
  })

  test('is narrowed by person, operation, kind and days, which the address keeps', async ({ house, enter }) => {
    const { admin } = await history(house)
    const it = await house.person('it')
    const calendar = (await it.menus.page()).records.find(({ code }) => code === 'links:calendar')
    await it.menus.update({
      body: { id: calendar?.id ?? 0, parentId: calendar?.parentId ?? 0, name: 'Calendar', version: calendar?.version ?? 0 },
    })
    const { page } = await enter('admin', '/audit')
    await rows(page).first().waitFor()
    const filter = async (name: string) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await filter('Who')
    // Typed at once, while the menu still fades.
    await page.keyboard.type('keller')
    await expect.poll(() => page.getByRole('combobox', { name: 'Search Who' }).inputValue()).toBe('keller')
    await page.getByRole('option', { name: /Marcus Keller/ }).click()
    await expect
      .poll(async () => [...new Set(await rows(page).allTextContents())].every((text) => text.includes('Marcus Keller')))
      .toBe(true)
    await filter('Kind')
    await page.getByRole('option', { name: 'Menu', exact: true }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await rows(page).first().textContent()).toContain('Changed a menu')
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({ staffId: String(await accountId(admin, 'it')), entity: 'menu' })

    await page.goto(page.url())
    await page.getByText('Marcus Keller').first().waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await filter('Operation')
    await page.getByRole('combobox', { name: 'Search Operation' }).pressSequentially('assigned')
    await page.getByRole('option', { name: /Assigned permissions/ }).click()
    await expect.poll(async () => (await rows(page).allTextContents()).every((text) => text.includes('Assigned permissions'))).toBe(true)
    await page.goto('/audit?from=2020-01-01&to=2020-01-02')
    await page.getByText('No results for these filters').waitFor()
  })

  test('leaves as a file with the filters that are on, and that is known of', async ({ house, enter }) => {
    await history(house)
    const { page } = await enter('admin', '/audit?operation=roles.assign')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(1).every((line) => line.includes('Assigned permissions to a role'))).toBe(true)
    const { records } = await (await house.person('admin')).audit.list({ query: { operation: 'audit.export', pageSize: 1 } })
    expect(records[0]?.staffName).toBe('He Jing')
  })
})

test.describe('a change', () => {
  test('is taken back by keyboard: first one sees what will be written, then it is, and that can be seen too', async ({ house, enter }) => {
    const { admin, roleId } = await history(house)
    const { page, complaints } = await enter('admin', '/audit?operation=roles.assign')
    await rows(page).first().focus()
    await page.keyboard.press('Enter')
    await panel(page).getByRole('tab', { name: 'Change' }).focus()
    await page.keyboard.press('ArrowRight')
    await panel(page).getByRole('button', { name: 'Undo this change' }).waitFor()
    const lines = panel(page).locator('[data-slot=diff]')
    await expect.poll(() => lines.locator('ins').allTextContents()).toEqual(['added: Menus'])
    await panel(page).getByRole('button', { name: 'Undo this change' }).focus()
    await page.keyboard.press('Enter')
    await toast(page, 'Undone').waitFor()
    const codes = (await admin.menus.page()).records.filter(({ code }) => ['upms', 'upms:menu'].includes(code)).map(({ id }) => id)
    expect((await admin.roles.get({ path: { roleId } })).menuIds.toSorted((a, b) => a - b)).toEqual(codes.toSorted((a, b) => a - b))
    await page.goto('/audit?without=auth')
    await rows(page).first().filter({ hasText: 'Undid a change' }).click()
    await panel(page).getByRole('link', { name: 'Show the change that was undone' }).click()
    await panel(page).getByRole('heading', { name: 'Assigned permissions to a role' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('that somebody has changed since is not taken back, and one is told who has', async ({ house, enter }) => {
    const { admin, roleId } = await history(house)
    const { page } = await enter('admin', '/audit?operation=roles.assign')
    await rows(page).first().click()
    await panel(page).getByRole('tab', { name: 'Undo' }).click()
    const { version } = await admin.roles.get({ path: { roleId } })
    await admin.roles.assign({ path: { roleId }, body: { menuIds: [], version } })
    await panel(page).getByRole('button', { name: 'Undo this change' }).click()
    await panel(page)
      .getByRole('alert')
      .getByText(/He Jing changed this again on/)
      .waitFor()
    expect((await admin.roles.get({ path: { roleId } })).menuIds).toEqual([])
  })

  test('that deleted something cannot be taken back', async ({ house, enter }) => {
    const { admin, roleId } = await history(house)
    await admin.roles.remove({ path: { roleId } })
    const { page } = await enter('admin', '/audit?operation=roles.remove')
    await rows(page).first().click()
    await panel(page).getByText('Deleted').first().waitFor()
    expect(await panel(page).getByRole('tab', { name: 'Undo' }).count()).toBe(0)
  })
})

test('who may only read it is offered no undo, and no look-up of people', async ({ house, enter }) => {
  const { admin } = await history(house)
  const take = await give(admin, 'front', ['audit'])
  const { page } = await enter('front', '/audit?operation=roles.assign')
  await rows(page).first().click()
  await panel(page).locator('[data-slot=diff]').first().waitFor()
  expect(await panel(page).getByRole('tab', { name: 'Undo' }).count()).toBe(0)
  expect(await panel(page).getByRole('link').count()).toBe(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Who')
  await take()
  await page.getByRole('heading', { name: 'You do not have access to “Audit”' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Where you are' }).textContent()).toBe('Audit')
})

test.describe('in every look', () => {
  test('with a change open, and empty, it is accessible and reflows', async ({ house, enter }) => {
    await history(house)
    const { page, complaints } = await enter('admin', '/audit?operation=roles.assign')
    await rows(page).first().click()
    await panel(page).getByRole('tab').nth(1).click()
    await panel(page).getByRole('button', { name: 'Undo this change' }).waitFor()
    await accessible(page)
    await reflows(page)
    await page.goto('/audit?from=2020-01-01&to=2020-01-02')
    await page.getByText('No results for these filters').waitFor()
    await accessible(page)
    expect(complaints).toEqual([])
  })
})

test('after signing in one is where one was going, with the filters of the address', async ({ house, open }) => {
  await history(house)
  const { page } = await open('/audit?operation=roles.assign')
  await signIn(page, 'admin')
  await rows(page).first().waitFor()
  expect((await rows(page).allTextContents()).every((text) => text.includes('Assigned permissions'))).toBe(true)
})
