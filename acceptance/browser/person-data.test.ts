// Everything kept on a person: taken along as a file, and erased for good, with the name typed.
import { readFileSync } from 'node:fs'
import { madeUpFamily } from '../lib/made-up-family.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, question, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))

test('the file of a person is saved, and the person is erased once the name is typed', async ({ enterList }) => {
  const { mother, child } = await madeUpFamily(admin, 'J-3001')
  const { page, complaints } = await enterList('admin', `/upms/staff?id=${mother.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export all data' }).click()
  const saving = page.waitForEvent('download')
  await question(page).getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Mother J-3001.html')
  expect(readFileSync(await file.path(), 'utf8')).toContain('mother.j-3001@family.example')

  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  await dialog(page).getByText('Vehicle passes').waitFor()
  await dialog(page).getByText('Bikes rented').waitFor()
  await accessible(page)
  const erase = dialog(page).getByRole('button', { name: 'Erase for good' })
  expect(await erase.isDisabled()).toBe(true)
  await dialog(page).getByLabel('Type the name to confirm').fill('Mother J-3001')
  await erase.click()
  await toast(page, /Mother J-3001.* is erased/).waitFor()
  expect((await admin.staff.list({ query: { search: 'Mother J-3001' } })).total).toBe(0)

  // A student who is still here stays.
  await page.goto(`/student?id=${child.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  await dialog(page).getByText('enter the last day first').waitFor()
  expect(complaints).toEqual([])
})
