// Absences at the front office: recorded by keyboard, changed, deleted and kept.
import { beforeAll, expect, test } from 'vitest'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import type { Person } from '../lib/house.ts'
import { dialog, field, lookUp, press } from './bike.ts'
import { accessible, openBrowser } from './lib.ts'
import { enterList, panel, question, rows, toast } from './parts.ts'

const house = openBrowser()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('an absence is recorded by keyboard alone, changed to half a day, and stays in the list when it is deleted', async () => {
  await pupil(admin, '5A', { name: 'Quinn Absent' })
  const { page, complaints } = await enterList(house, 'admin', '/absence')
  await page.getByRole('button', { name: 'Record absence' }).focus()
  await press(page, 'Enter')
  await lookUp(page, 'Student', 'qui', 'Quinn Absent')
  await field(page, 'First day').fill('2030-09-02')
  await press(page, 'Control+Enter')
  await toast(page, 'Absence recorded').waitFor()
  await panel(page).getByText('Quinn Absent').first().waitFor()
  await accessible(page)

  await press(page, 'e')
  await dialog(page).getByRole('combobox', { name: 'Until' }).click()
  await page.getByRole('option', { name: 'Morning' }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Absence saved').waitFor()
  await expect.poll(() => panel(page).innerText()).toMatch(/School days\s+0\.5/)

  await panel(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'The absence of Quinn Absent is deleted').waitFor()
  await panel(page).getByText('Deleted', { exact: true }).first().waitFor()
  await rows(page).filter({ hasText: 'Quinn Absent' }).waitFor()
  expect(complaints).toEqual([])
})
