// What the tree has as every list has it: a file of what is shown, and the history of a record beside it.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import type { House } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, resize, wide } from './lib.ts'
import { panel } from './parts.ts'

const row = (page: Page, name: string) => page.locator('[role=treegrid] [role=row][aria-level]').filter({ hasText: name }).first()
const renamed = async (house: House, name: string) => {
  const admin = await house.person('admin')
  const { id, parentId } = await admin.menus.create({ body: { type: 'MENU', name: `Old ${name}`, path: '/remembered' } })
  await admin.menus.update({ body: { id, parentId, name } })
  return id
}
const openHistory = async (page: Page, name: string, item = 'History') => {
  // The tree draws the rows that are in sight alone: all modules stand above these.
  await page.setViewportSize({ width: wide.width, height: 4800 })
  await row(page, name).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: item }).click()
  await panel(page).waitFor()
}

test('an export of the menus holds what the tree is narrowed to, in either kind of file', async ({ house, enter }) => {
  const { total } = await (await house.person('admin')).menus.page({ query: { type: 'MENU_PERM_RESOURCE', search: 'upms:role' } })
  const { page, complaints } = await enter('office', '/upms/menu?type=MENU_PERM_RESOURCE')
  await page.getByRole('searchbox').fill('upms:role')
  await page.getByText(new RegExp(`^${total} of \\d+ found`)).waitFor()
  const save = async (kind: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: kind }).click()])
    return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
  }
  const csv = await save('CSV')
  expect(csv.name).toMatch(/^menus-\d{4}-\d\d-\d\d\.csv$/)
  const lines = csv.file.toString('utf8').trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(total)
  expect(lines.filter((line) => !line.includes('upms:role:'))).toEqual([])
  const xlsx = await save('Excel (XLSX)')
  expect(xlsx.name).toMatch(/\.xlsx$/)
  expect(xlsx.file.subarray(0, 2).toString()).toBe('PK')
  expect(complaints).toEqual([])
})

test.describe('the history of a menu', () => {
  test('says who changed what, follows the row that is chosen, is in the address, and closes', async ({ house, enter }) => {
    const id = await renamed(house, 'Remembered')
    await renamed(house, 'Neighbour')
    const { page, complaints } = await enter('admin', '/upms/menu')
    await openHistory(page, 'Remembered')
    await panel(page).getByRole('heading', { name: 'History of Remembered' }).waitFor()
    await panel(page).getByText('changed a menu').waitFor()
    await panel(page).getByText('Old Remembered').first().waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ id: String(id), tab: 'history' })
    await row(page, 'Neighbour').click()
    await panel(page).getByText('Old Neighbour').first().waitFor()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => panel(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Neighbour')

    await page.goto(`/upms/menu?id=${id}&tab=history`)
    await panel(page).getByText('Old Remembered').first().waitFor()
    expect(complaints).toEqual([])
  })

  test('is closed by Back, and may be seen by who may only look', async ({ house, enter }) => {
    await renamed(house, 'Looked at')
    const { page } = await enter('office', '/upms/menu')
    await openHistory(page, 'Looked at')
    await panel(page).getByText('Created a menu').waitFor()
    await page.goBack()
    await expect.poll(() => panel(page).count()).toBe(0)
    await row(page, 'Looked at').waitFor()
  })

  test('is accessible in every look, on a phone too', async ({ house, enter }) => {
    const name = 'Seen in every look'
    await renamed(house, name)
    const { page, complaints } = await enter('admin', '/upms/menu')
    await openHistory(page, name)
    await panel(page).getByText(`Old ${name}`).first().waitFor()
    await accessible(page)
    await resize(page, phone)
    await accessible(page)
    expect(complaints).toEqual([])
  })
})
