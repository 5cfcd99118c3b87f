// The school year on its screen: chosen by keyboard and mouse, changed with what that moves in sight, brought in from a file.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accessible, phone } from './lib.ts'
import { dialog, panel, row, toast } from './parts.ts'

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)
const months = (page: Page) => page.getByRole('grid')
/** How often the calendar is changed from now on. */
function sent(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (request.url().endsWith('/calendar/change') && (count += 1)))
  return () => count
}

test.describe('the office', () => {
  test('walks the days by keyboard, reads why, and adds days with what they move in sight', async ({ enter }) => {
    const { page, complaints } = await enter('admin', '/settings/calendar?from=2026-10-01')
    await months(page).nth(11).waitFor()
    await panel(page).getByText('No lessons: National Day').first().waitFor()
    await page.keyboard.press('Escape')
    await day(page, '2026-10-13').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('button', { name: 'Add special days' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Name/).fill('Sports days')
    await dialog.getByRole('cell', { name: '−2' }).first().waitFor()
    await accessible(page)
    await page.keyboard.press('Control+Enter')
    await toast(page, 'School year changed')
      .getByText(/^Sports days · Wed 14 Oct.* – Thu 15 Oct/)
      .waitFor()
    await panel(page).getByText('Sports days').waitFor()
    expect(await day(page, '2026-10-15').getAttribute('aria-label')).toContain('No lessons: Sports days')
    expect(complaints).toEqual([])
  })

  test('drags over days, and deletes what stands there once it has seen what that moves', async ({ enter }) => {
    const { page } = await enter('admin', '/settings/calendar')
    await months(page).nth(11).waitFor()
    await day(page, '2026-10-26').hover()
    await page.mouse.down()
    await day(page, '2026-10-28').hover()
    await page.mouse.up()
    await expect.poll(() => new URL(page.url()).search).toContain('to=2026-10-28')
    await panel(page).getByRole('button', { name: 'Delete Fall break' }).click()
    await page.getByRole('alertdialog').getByRole('cell', { name: '+5' }).first().waitFor()
    const changes = sent(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick()
    await toast(page, 'Fall break deleted').waitFor()
    await expect.poll(() => day(page, '2026-10-27').getAttribute('aria-label')).toContain('School day')
    expect(changes()).toBe(1)
  })

  test('says so where somebody else deletes the day that one is asked about', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const kite = { name: 'Kite day', kind: 'Holiday', startsOn: '2026-10-29', endsOn: '2026-10-29' } as const
    const { days } = await admin.calendar.change({ body: { days: [kite] } })
    const { page, complaints } = await enter('admin', '/settings/calendar?from=2026-10-29&to=2026-10-29')
    await panel(page).getByRole('button', { name: 'Delete Kite day' }).click()
    await page.getByRole('alertdialog', { name: 'Delete Kite day' }).waitFor()
    await admin.calendar.change({ body: { removeDays: days.map(({ id, version }) => ({ id, version })) } })
    await page.getByRole('dialog', { name: 'Kite day deleted' }).getByText('Somebody else was faster').waitFor()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await panel(page).getByText('An ordinary day').waitFor()
    expect(complaints).toEqual([])
  })

  test('brings in a file, is asked about each make-up day, and sees it in the year before it is made', async ({ house, enter }) => {
    const { page } = await enter('admin', '/settings/calendar')
    await page.getByRole('button', { name: 'Import' }).click()
    const days = [
      { name: '劳动节', date: '2027-05-04', isOffDay: true },
      { name: '劳动节', date: '2027-05-05', isOffDay: true },
      { name: '劳动节', date: '2027-05-08', isOffDay: false },
    ]
    const buffer = Buffer.from(JSON.stringify({ days }))
    await page.locator('input[type=file]').setInputFiles({ name: '2027.json', mimeType: 'application/json', buffer })
    await panel(page).getByText('Labour Day', { exact: true }).waitFor()
    await expect.poll(() => day(page, '2027-05-08').getAttribute('aria-label')).toContain('runs as Wednesday')
    await accessible(page)
    await panel(page).getByText('Day off').click()
    await expect.poll(() => day(page, '2027-05-08').getAttribute('aria-label')).toContain('Weekend')
    const changes = sent(page)
    await panel(page).getByRole('button', { name: 'Apply 1 change' }).dblclick()
    await toast(page, 'Days imported').waitFor()
    expect(changes()).toBe(1)
    const admin = await house.person('admin')
    expect((await admin.calendar.list({ query: { search: 'labour' } })).records).toMatchObject([{ kind: 'Holiday', endsOn: '2027-05-05' }])
  })

  test('edits the terms of the year, and is told where two overlap', async ({ house, enter }) => {
    const { page } = await enter('admin', '/settings/calendar')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'iCalendar' }).click()
    expect((await file).suggestedFilename()).toMatch(/^school-year-.+\.ics$/)
    await page.getByRole('button', { name: 'More actions for the school year' }).click()
    await page.getByRole('menuitem', { name: 'Edit year and terms' }).click()
    const dialog = page.getByRole('dialog')
    const ends = dialog.getByLabel('Last day').nth(1)
    await ends.fill('2027-01-10')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Two terms overlap').waitFor()
    await ends.fill('2026-12-17')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'School year changed').waitFor()
    const admin = await house.person('admin')
    expect((await admin.calendar.listYears()).records.flatMap(({ terms }) => terms)[0]).toMatchObject({
      name: 'Term 1',
      endsOn: '2026-12-17',
    })
  })
})

test('an extra session is given a whole class and one student more, by keyboard, and leads to who is in it', async ({ house, enter }) => {
  const { page, complaints } = await enter('admin', '/settings/calendar')
  const admin = await house.person('admin')
  const [other] = (await admin.student.list({ query: { grade: 'G9', sort: 'id', pageSize: 1 } })).records
  const inClass = (await admin.student.list({ query: { search: '5A', state: 'Enrolled' } })).records.filter(
    ({ homeroom }) => homeroom?.name === '5A',
  )
  await page.getByRole('button', { name: 'More actions for the school year' }).click()
  await page.getByRole('menuitem', { name: 'Edit year and terms' }).click()
  const students = dialog(page).getByRole('combobox', { name: 'Students' })
  await students.fill('5A')
  await page.getByRole('option', { name: /^Everyone in 5A/ }).waitFor()
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Remove ${inClass[0]!.name} .*${inClass[0]!.studentNumber}`) })
    .waitFor()
  await students.fill(other!.studentNumber)
  await page.getByRole('option', { name: other!.studentNumber }).waitFor()
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Remove .*${other!.studentNumber}`) })
    .waitFor()
  // Under the field, and in its list once that has nothing to offer.
  await page.getByText('Type a name, a number or a class').nth(1).waitFor()
  await accessible(page)
  await page.keyboard.press('Control+Enter')
  await toast(page, 'School year changed').waitFor()
  await page.getByRole('link', { name: `${inClass.length + 1} students` }).click()
  await row(page, other!.studentNumber).waitFor()
  const [summer] = (await admin.calendar.listYears()).records.flatMap(({ terms }) => terms).filter(({ extra }) => extra)
  const { records } = await admin.student.list({ query: { termId: summer!.id, pageSize: 1000 } })
  expect(new Set(records.map(({ id }) => id))).toEqual(new Set([...inClass, other!].map(({ id }) => id)))
  expect(complaints).toEqual([])
})

test('a grade says what takes its new code along, and cannot be deleted while something has it', async ({ house, enterList }) => {
  const { page, complaints } = await enterList('admin', '/settings/grades')
  await row(page, 'G5').click()
  await panel(page)
    .getByText(/^2 classes, \d+ students$/)
    .waitFor()
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Delete.*Still used by 2 classes/ }).waitFor()
  expect(await page.getByRole('menuitem', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  await page.keyboard.press('e')
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('Y6')
  await dialog(page)
    .getByText(/^Changes with it: 2 classes, \d+ students\.$/)
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Grade saved').waitFor()
  const admin = await house.person('admin')
  expect((await admin.homeroom.list({ query: { search: 'Y6' } })).records.map(({ name }) => name)).toEqual(['5A', '5B'])
  expect(complaints).toEqual([])
})

test('it is read on a phone, in Chinese', async ({ enter }) => {
  const { page } = await enter('admin', '/settings/calendar', { locale: 'zh', theme: 'dark', width: phone.width })
  await months(page).nth(11).waitFor()
  await day(page, '2026-10-10').click()
  await page.getByText('上课，按星期三课表').first().waitFor()
  expect(await page.getByRole('button', { name: /在这一天|添加/ }).count()).toBeGreaterThan(0)
  await page.goto('/settings/calendar?from=2026-12-19&to=2026-12-31')
  await page.getByRole('heading', { name: '12月19日至31日' }).waitFor()
  await page.getByText('12月19日至1月3日').first().waitFor()
})
