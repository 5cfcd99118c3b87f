// Students: taken in, moved from a day on, and whom to call.
import { readFile } from 'node:fs/promises'
import { dialog, field, lookUp, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, question, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))

test('a student is taken in, moved to another class from a day on, and has somebody to call', async ({ enterList }) => {
  await admin.staff.create({ body: { name: 'Called First', type: 'parent', invite: false } })
  const { page, complaints } = await enterList('admin', '/student')
  await page.getByRole('button', { name: 'New student' }).click()
  await field(page, 'Name').fill('Journey Child')
  await field(page, 'Student number').fill('J-1')
  await field(page, 'First day').fill('2026-08-17')
  await dialog(page).getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: '5A', exact: true }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Student added').waitFor()
  await panel(page).getByRole('heading', { name: 'Journey Child' }).waitFor()

  await panel(page).getByRole('button', { name: 'Move to another class' }).click()
  await dialog(page).getByRole('combobox', { name: 'Class' }).click()
  await page.getByRole('option', { name: '5B', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Grade' }).click()
  await page.getByRole('option', { name: /^G5/ }).click()
  await dialog(page).getByLabel('From').fill('2026-10-08')
  await page.reload()
  await dialog(page).getByRole('heading', { name: 'Move Journey Child' }).waitFor()
  await press(page, 'Control+Enter')
  await toast(page, 'Student moved').waitFor()
  await panel(page).getByRole('tab', { name: 'Classes' }).click()
  await expect.poll(() => panel(page).getByRole('listitem').allInnerTexts()).toMatchObject([/^5B/, /^5A/])

  await panel(page).getByRole('tab', { name: 'Family' }).click()
  await panel(page).getByText('No guardians yet').waitFor()
  await panel(page).getByRole('button', { name: 'Add a guardian' }).click()
  await lookUp(page, 'Guardian', 'called f', 'Called First')
  await field(page, 'Phone').fill('1380')
  await dialog(page).getByRole('button', { name: 'Add guardian' }).click()
  await dialog(page).getByText('Enter the phone number with its country code').waitFor()
  const made = (await admin.student.list({ query: { search: 'Journey Child' } })).records[0]!
  expect(made.guardians).toBe(0)
  await field(page, 'Phone').fill('138 0013 8000')
  await dialog(page).getByRole('button', { name: 'Add guardian' }).click()
  await panel(page).getByRole('link', { name: '+86 138 0013 8000' }).waitFor()
  await accessible(page)

  const long = await admin.staff.create({ body: { name: 'X'.repeat(60), type: 'parent', invite: false } })
  await admin.student.setGuardian({ path: { studentId: made.id, guardianId: long.id }, body: { relation: 'Father' } })
  const remove = panel(page).getByRole('button', { name: 'Remove XXX' })
  await remove.waitFor()
  const [frame, button] = await Promise.all([panel(page).boundingBox(), remove.boundingBox()])
  expect(button!.x + button!.width).toBeLessThan(frame!.x + frame!.width)
  await admin.student.removeGuardian({ path: { studentId: made.id, guardianId: long.id } })

  // The same family stands in the panels of both accounts.
  const { records } = await admin.staff.list({ query: { search: 'Called First' } })
  await page.goto(`/upms/staff?id=${records[0]!.id}&tab=family`)
  await panel(page).getByText('5B · J-1').waitFor()
  await panel(page).getByRole('link', { name: 'Journey Child' }).waitFor()
  const child = (await admin.staff.list({ query: { search: 'Journey Child' } })).records[0]!
  await page.goto(`/upms/staff?id=${child.id}&tab=family`)
  await panel(page).getByRole('link', { name: '+86 138 0013 8000' }).waitFor()
  await accessible(page)

  await panel(page).getByRole('button', { name: 'Remove Called First' }).click()
  await question(page)
    .getByText(/^Remove Called First as a guardian of Journey Child \(5B · \S+\)\?$/)
    .waitFor()
  await press(page, 'Escape')
  await panel(page).getByRole('button', { name: 'Remove Called First' }).click()
  await question(page).getByRole('button', { name: 'Remove' }).click()
  await panel(page).getByText('No guardians yet').waitFor()
  expect(complaints).toEqual([])
})

test('students and families come in from a file, shown before, with what is wrong by line and column', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/student')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByLabel('Classes apply from').fill('2026-08-17')
  const csv = (name: string, lines: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  const choose = (lines: string[]) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles([csv('families.csv', lines)])
  const heads = 'Student number,Name,Class,Division,Guardian name,Relation,No contact'
  await choose([heads, 'J-20,New Child,5A,Kitchen,,,'])
  await dialog(page)
    .getByText(/Division/)
    .first()
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Choose other files' }).click()
  await choose([heads, 'J-20,New Child,5Z,,,,'])
  await dialog(page).getByText('Class: There is no class “5Z” in 2026-27').waitFor()
  await dialog(page).getByRole('button', { name: 'Choose other files' }).click()
  // What the contract refuses is told by its line, too.
  await choose([heads, 'J-20,New Child,5A,,New\u2800Mother,Mother,'])
  await dialog(page)
    .getByRole('group', { name: 'Lines' })
    .getByText(/Guardian/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Choose other files' }).click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([
      csv('students.csv', ['学号,姓名,班级,学部', 'J-20,New Child,5A,小学']),
      csv('families.csv', ['Student number,Guardian name,Relation,No contact', 'J-20,New Mother,Mother,no', 'J-20,New Father,父亲,yes']),
    ])
  await dialog(page).getByText('3 lines of students.csv, families.csv can be imported.').waitFor()
  expect(await dialog(page).getByRole('group', { name: 'Lines' }).getByRole('listitem').allInnerTexts()).toMatchObject([
    /^Line 2\s+J-20\s+families\.csv/,
    /^Line 3\s+J-20\s+families\.csv/,
    /^Line 2\s+J-20\s+students\.csv/,
  ])
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Import 3 lines' }).click()
  await dialog(page).getByText('Everything was imported.').waitFor()
  const { records } = await admin.student.list({ query: { search: 'J-20' } })
  expect(records).toMatchObject([{ name: 'New Child', homeroom: { name: '5A' }, enteredOn: '2026-08-17', guardians: 2 }])
  const { guardians } = await admin.student.family({ path: { studentId: records[0]!.id } })
  expect(guardians.map(({ person, noContact }) => [person.name, noContact])).toEqual([
    ['New Mother', false],
    ['New Father', true],
  ])

  // What leaves comes in again, and changes nothing.
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Families: CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^families-\d{4}-\d\d-\d\d\.csv$/)
  const buffer = await readFile(await download.path())
  expect(buffer.toString('utf8')).toContain('J-20,New Child,New Mother')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog(page).getByLabel('Classes apply from').fill('2026-08-17')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'again.csv', mimeType: 'text/csv', buffer }])
  await dialog(page).getByText('Everything in again.csv is already here.').waitFor()
  expect(complaints).toEqual([])
})
