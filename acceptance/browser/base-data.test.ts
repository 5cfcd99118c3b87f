// Base data: a roster is dropped, understood, applied and taken back; half a roster is stopped.
import { school, without, zipped, type RosterFiles } from '../lib/roster.ts'
import { dialog } from './bike.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, question, row } from './parts.ts'

test('a roster is dropped, shown by kind and name, applied, and half of it is stopped; all of it goes back', async ({
  house,
  enterList,
}) => {
  const { page, complaints } = await enterList('admin', '/base-data')
  const drop = async (name: string, files: RosterFiles) => {
    await page.goto(`${new URL(page.url()).origin}/base-data`)
    await page.getByRole('button', { name: 'Import' }).click()
    const buffer = Buffer.from(await zipped(files).arrayBuffer())
    await dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
    await page
      .getByText(new RegExp(`^${name} · `))
      .first()
      .waitFor()
  }
  const roster = school(40)
  await drop('roster.zip', roster)
  await page.getByText('Nothing has been changed yet.').first().waitFor()
  expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Confirm the mapping' }).click()
  await dialog(page).getByText('Riverside School').waitFor()
  await dialog(page).getByRole('combobox', { name: '02 means' }).click()
  await page.getByRole('option', { name: 'G3 · Grade 3' }).click()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Confirm meanings' }).click()
  await page.getByText('Ready', { exact: true }).first().waitFor()
  const students = page.getByRole('row', { name: /^Students/ })
  expect((await students.textContent())?.replaceAll(/\s+/g, ' ')).toContain('+40')
  await row(page, 'R1').waitFor()
  await accessible(page)

  await page.getByRole('button', { name: 'Apply 124 changes' }).click()
  await question(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  const admin = await house.person('admin')
  expect((await admin.student.list({ query: { search: 'N10025' } })).records).toMatchObject([{ grade: 'G3' }])

  // What somebody edits by hand says in the person's own panel what the roster says.
  const [student] = (await admin.student.list({ query: { search: 'N10001' } })).records
  await admin.student.update({ path: { studentId: student!.id }, body: { version: student!.version, givenName: '紫涵', name: '王紫涵' } })
  await page.goto(`${new URL(page.url()).origin}/student?id=${student!.id}`)
  await panel(page).getByText('The roster says: 子涵').waitFor()
  await accessible(page)
  await panel(page).getByRole('tab', { name: 'Roster' }).click()
  await panel(page).getByText('2 fields were edited by hand').waitFor()
  await accessible(page)
  await panel(page).getByRole('tab', { name: 'Details' }).click()
  await panel(page).getByRole('button', { name: 'Give back' }).click()
  await panel(page).getByText('The roster says: 子涵').waitFor({ state: 'detached' })
  await panel(page).getByText('子涵', { exact: true }).waitFor()

  await drop('half.zip', without(roster, 'users.csv', /^[sp][23]\d,/))
  await page.getByText('Stopped, asks you').first().waitFor()
  const apply = page.getByRole('button', { name: /^Apply/ })
  expect(await apply.isDisabled()).toBe(true)
  await page.getByText('Students: 20 of 40 would be deactivated, 50 %. The limit is 10 %. They are all of Grade 3.').waitFor()
  await page.getByText('users.csv has 42 rows; in the bundle that was applied before it had 82. This looks like a cut-off export').waitFor()
  await page.getByLabel('Guardians: type 20 to apply anyway').fill('20')
  expect(await apply.isDisabled()).toBe(true)
  await page.getByLabel('Students: type 20 to apply anyway').fill('20')
  expect(await apply.isEnabled()).toBe(true)
  await accessible(page)
  // A kind narrows the list, and the run before can be taken back from here.
  await page.getByRole('link', { name: 'Students' }).last().click()
  await page
    .getByRole('tab', { name: /^Deactivated/ })
    .getByText('20')
    .waitFor()
  expect(
    await page
      .getByRole('region', { name: 'Runs' })
      .getByRole('button', { name: /^Undo run/ })
      .count(),
  ).toBe(1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('Discarded').first().waitFor()

  await page.goto(`${new URL(page.url()).origin}/base-data`)
  await row(page, 'roster.zip').click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await question(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await row(page, 'Undone').waitFor()
  expect(complaints).toEqual([])
})
