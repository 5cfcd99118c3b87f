// Somebody finds an import again after its dialog was closed: what came of it, and how to undo it.
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, reflows } from './lib.ts'
import { panel, question, row, rows } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
})

async function importBikes(...numbers: string[]): Promise<number> {
  const rows = numbers.map((number) => ({ number, brand: 'Giant' }))
  const { id } = await admin.bike.import({ body: { fileName: `${numbers[0]}.csv`, rows } })
  await expect.poll(async () => (await admin.runs.get({ path: { runId: id } })).state).toBe('Done')
  return id
}

test('an import is found in the menu of the account, and undone as a whole', async ({ enter }) => {
  await importBikes('LATER-1', 'LATER-2')
  const { page, complaints } = await enter('admin', '/bike/list')
  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('menuitem', { name: 'My imports' }).click()
  // Nothing of the page before is left above it, whose module and screen have one name.
  await expect.poll(() => page.getByRole('navigation', { name: 'Where you are' }).innerText()).toBe('My imports')
  await row(page, 'Imported bikes').filter({ hasText: 'LATER-1.csv' }).filter({ hasText: '2 created' }).click()
  await panel(page).getByText('Everything was imported.').waitFor()
  await panel(page).getByText('LATER-2').waitFor()
  await accessible(page)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await question(page).getByText('Undo this import?').waitFor()
  await question(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('The import is undone.').waitFor()
  await row(page, 'Undid an import').filter({ hasText: '2 deleted' }).filter({ hasText: 'Done' }).waitFor()
  // The newest stands first, also while somebody is at work on the rows.
  await expect.poll(() => rows(page).first().innerText()).toContain('Undid an import')
  expect((await admin.bike.list({ query: { search: 'LATER-' } })).total).toBe(0)
  // The undoing leads to what it undid.
  await panel(page).getByRole('link', { name: 'Imported bikes · LATER-1.csv' }).click()
  await panel(page).getByText('This import was undone.').waitFor()
  expect(await panel(page).getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('where somebody has changed a row since, that is said of the row and nothing is undone', async ({ enter }) => {
  const id = await importBikes('KEPT-1', 'KEPT-2')
  const [bike] = (await admin.bike.list({ query: { search: 'KEPT-2' } })).records
  await admin.bike.update({ path: { bikeId: bike?.id ?? 0 }, body: { location: 'Gate', version: bike?.version ?? 0 } })
  const { page } = await enter('admin', `/imports?id=${id}`)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await question(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('Nothing was changed: fix what is wrong and try again.').waitFor()
  await panel(page).getByRole('listitem').filter({ hasText: 'KEPT-2' }).waitFor()
  expect((await admin.bike.list({ query: { search: 'KEPT-' } })).total).toBe(2)
})

test('the audit leads from an import to what came of it', async ({ enter }) => {
  const id = await importBikes('TRACED-1')
  const { page, complaints } = await enter('admin', '/audit?operation=bike.import')
  await page.getByRole('gridcell', { name: 'Import and 1 more' }).first().click()
  await panel(page).getByRole('link', { name: 'Import', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/imports' && url.searchParams.get('id') === String(id))
  await panel(page).getByText('Everything was imported.').waitFor()
  expect(complaints).toEqual([])
})

test('a phone shows them too, and somebody without any is told where they come from', async ({ enter }) => {
  await importBikes('PHONE-1')
  const { page } = await enter('admin', '/imports')
  await row(page, 'Imported bikes').waitFor()
  await reflows(page)
  const { page: chinese } = await enter('admin', '/imports', { locale: 'zh' })
  await row(chinese, '导入了自行车').filter({ hasText: '新建 1' }).waitFor()
  const other = await enter('it', '/imports')
  await other.page.getByText('No imports yet').waitFor()
  await accessible(other.page)
  expect(other.complaints).toEqual([])
})
