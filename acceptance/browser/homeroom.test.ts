// Homerooms: what is missing is seen, a class is added and given a teacher, its students are a step away.
import { dialog, field, middle, press } from './bike.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone } from './lib.ts'
import { panel, row, toast } from './parts.ts'

test('a class is added, given a teacher nobody knows yet, and shows who is in it', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/homeroom')
  await page.getByRole('button', { name: 'New class' }).click()
  await field(page, 'Name').fill('13C')
  await field(page, 'School year').fill('2026-28')
  await press(page, 'Control+Enter')
  await dialog(page).getByText('Enter the school year as two consecutive years').first().waitFor()
  await field(page, 'School year').fill('2026-27')
  await press(page, 'Control+Enter')
  await toast(page, 'Class added').waitFor()
  await panel(page).getByText('No teacher yet').waitFor()

  await press(page, 'e')
  await field(page, 'Homeroom teacher').fill('not.here.yet@school.example')
  await page.reload()
  await dialog(page).getByRole('heading', { name: 'Edit 13C' }).waitFor()
  await press(page, 'Control+Enter')
  await toast(page, 'Class saved').waitFor()
  await panel(page).getByText('No enabled account has this address').waitFor()
  await panel(page).getByRole('tab', { name: 'Students' }).click()
  await panel(page).getByText('Nobody is in this class').waitFor()
  await accessible(page)

  // Several classes get a campus at once; their lists are printed.
  const tick = async () => {
    for (const name of ['6A', '6B']) await row(page, name).getByRole('checkbox').check()
  }
  await tick()
  const bulk = page.locator('[data-slot=bulk-bar]')
  await bulk.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Campus').fill('East')
  await press(page, 'Control+Enter')
  await toast(page, '2 classes saved').waitFor()
  await tick()
  await bulk.getByRole('button', { name: 'Print' }).click()
  const sheets = page.getByRole('region', { name: 'Sheets' }).getByRole('article')
  for (const name of ['6A', '6B'])
    await sheets
      .filter({ hasText: `Class ${name}` })
      .getByRole('row')
      .nth(1)
      .waitFor()
  expect(await sheets.count()).toBe(2)
  await accessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await row(page, '6B').click(middle)
  await panel(page).getByRole('tab', { name: 'Details' }).click()
  await panel(page).getByText('East').waitFor()
  // And their campus is taken away again.
  for (const name of ['6A', '6B']) await row(page, name).getByRole('checkbox').check()
  await bulk.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Empty: Campus' }).check()
  await press(page, 'Control+Enter')
  await panel(page).getByText('East').waitFor({ state: 'hidden' })

  await row(page, '5A').click(middle)
  await panel(page).getByRole('heading', { name: '5A' }).waitFor()
  await panel(page).getByRole('tab', { name: 'Students' }).click()
  // One of its students moves into another class today.
  await panel(page).getByRole('checkbox').last().check()
  await panel(page).getByRole('button', { name: 'Move to another class' }).click()
  await dialog(page).getByRole('combobox').click()
  await page.getByRole('option', { name: /^5B/ }).click()
  await press(page, 'Control+Enter')
  await toast(page, '1 student moved').waitFor()
  const student = panel(page).getByRole('listitem').first().getByRole('link')
  const name = await student.innerText()
  await student.click()
  await panel(page).getByRole('heading', { name }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/student')
  expect(complaints).toEqual([])
})

test('a class of 45 is printed on one page', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const { id: homeroomId } = (await admin.homeroom.list({ query: { search: '3A' } })).records[0]!
  const { records } = await admin.student.list({ query: { state: 'Enrolled', grade: 'G4', sort: 'id', pageSize: 60 } })
  const day = new Date().toISOString().slice(0, 10)
  const full = (await admin.student.list({ query: { homeroomId } })).total
  for (const { id, grade, division } of records.slice(0, 45 - full))
    await admin.student.move({ path: { studentId: id }, body: { from: day, grade, division, homeroomId } })
  const { page } = await enter('admin', `/homeroom/print?ids=${homeroomId}`)
  await page.getByRole('row').nth(45).waitFor()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

test('classes that nobody heard of are changed once the connection is back', async ({ enterList }) => {
  const { page, context } = await enterList('admin', '/homeroom')
  for (const name of ['7A', '7B']) await row(page, name).getByRole('checkbox').check()
  const bulk = page.locator('[data-slot=bulk-bar]')
  await bulk.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Campus').fill('West')
  await context.setOffline(true)
  await press(page, 'Control+Enter')
  await bulk.getByText('0 done, 2 failed').waitFor()
  await context.setOffline(false)
  await bulk.getByRole('button', { name: 'Retry' }).click()
  await toast(page, '2 classes saved').waitFor()
  await expect.poll(() => row(page, '7A').innerText()).toContain('West')
})

test('what was typed for many classes is sent again to one that somebody else has changed meanwhile', async ({ house, enterList }) => {
  const admin = await house.person('admin')
  const { page } = await enterList('admin', '/homeroom?pageSize=50')
  for (const name of ['8A', '8B']) await row(page, name).getByRole('checkbox').check()
  const bulk = page.locator('[data-slot=bulk-bar]')
  await bulk.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Campus').fill('North')
  // The news of their change comes late.
  const late = Promise.withResolvers<void>()
  await page.route(/homerooms\?/, async (route) => {
    await late.promise
    await route.continue().catch(() => undefined)
  })
  const { id, version } = (await admin.homeroom.list({ query: { search: '8A' } })).records[0]!
  await admin.homeroom.update({ path: { homeroomId: id }, body: { assistantEmail: 'helper@school.example', version } })
  await press(page, 'Control+Enter')
  await bulk.getByText('1 done, 1 failed').waitFor()
  late.resolve()
  await row(page, '8B').getByText('North').waitFor()
  await bulk.getByRole('button', { name: 'Retry' }).click()
  await toast(page, '1 class saved').waitFor()
  expect(await admin.homeroom.get({ path: { homeroomId: id } })).toMatchObject({ campus: 'North', assistantEmail: 'helper@school.example' })
})

test('who could not be moved stays ticked, and is moved once the connection is back', async ({ enterList }) => {
  const { page, context } = await enterList('admin', '/homeroom')
  await row(page, '1A').click(middle)
  await panel(page).getByRole('tab', { name: 'Students' }).click()
  for (const at of [0, 1]) await panel(page).getByRole('checkbox').nth(at).check()
  await panel(page).getByRole('button', { name: 'Move to another class' }).click()
  await dialog(page).getByRole('combobox').click()
  await page.getByRole('option', { name: /^1B/ }).click()
  await context.setOffline(true)
  await press(page, 'Control+Enter')
  await dialog(page).getByText('2 students were not moved').waitFor()
  await context.setOffline(false)
  await press(page, 'Control+Enter')
  await toast(page, '2 students moved').waitFor()
  await expect.poll(() => panel(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
})

test('a line of a file that is too long is named, and a file stays chosen while the server cannot be reached', async ({
  house,
  enterList,
}) => {
  const { page, context } = await enterList('admin', '/homeroom')
  await page.getByRole('button', { name: 'Import' }).click()
  const bring = (text: string) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'classes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await bring(`School year,Name\n2026-27,14A\n2026-27,${'14B'.repeat(20)}\n`)
  await dialog(page).getByText('Name can have at most 40 characters').waitFor()
  await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
  await bring('School year,Name\n2026-27,14A\n')
  const bringIn = dialog(page).getByRole('button', { name: 'Import 1 line' })
  await bringIn.waitFor()
  await context.setOffline(true)
  await bringIn.click()
  await dialog(page).getByText('The server cannot be reached').waitFor()
  await context.setOffline(false)
  await bringIn.click()
  await dialog(page).getByText('Everything was imported.').waitFor()
  const admin = await house.person('admin')
  expect((await admin.homeroom.list({ query: { search: '14A' } })).total).toBe(1)
})

test('an assistant sees her class on a phone, with its students and nobody else’s', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const { records } = await admin.homeroom.list({ query: { search: '5B' } })
  const { id: homeroomId, version, students } = records[0]!
  await admin.homeroom.update({ path: { homeroomId }, body: { version, assistantEmail: 'nobody@school.example' } })
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => code === 'homeroom' || code === 'student')
  const role = await admin.roles.create({ body: { name: 'Class assistant', menuIds: menus.map(({ id }) => id) } })
  const reaches = ['homeroom', 'student'].map((module) => ({ module, reach: 'Homerooms' as const, divisions: [] }))
  await admin.roles.setReach({ path: { roleId: role.id }, body: { reaches, version: role.version } })
  const found = await admin.staff.list({ query: { search: 'nobody@school.example' } })
  await admin.staff.addRole({ path: { staffId: found.records[0]!.id, roleId: role.id } })
  const own = (await admin.student.list({ query: { homeroomId } })).records[0]!
  const other = (await admin.student.list({ query: { search: '5A' } })).records[0]!

  const { page, complaints } = await enter('nobody', '/homeroom', { width: phone.width })
  await page.getByText('1–1 of 1').waitFor()
  await page.getByText('5B', { exact: true }).click()
  await panel(page).getByRole('tab', { name: 'Students' }).click()
  await panel(page).getByText(own.name).first().waitFor()
  await accessible(page)
  await page.goto('/student')
  await page.getByText(new RegExp(`of ${students}$`)).waitFor()
  await page.goto(`/student?id=${other.id}`)
  await panel(page).getByText('This record no longer exists').waitFor()
  expect(await page.getByText(other.studentNumber).count()).toBe(0)
  expect(complaints).toEqual([])
})
