// Absences at the front office: recorded by keyboard, changed, deleted and kept.
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { dialog, field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone } from './lib.ts'
import { panel, question, rows, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('an absence is recorded by keyboard alone, changed to half a day, and stays in the list when it is deleted', async ({ enterList }) => {
  await pupil(admin, '5A', { name: 'Quinn Absent' })
  const { page, complaints } = await enterList('admin', '/absence/list')
  await page.getByRole('button', { name: 'Record absence' }).focus()
  await press(page, 'Enter')
  // What is typed as soon as the form stands there opens the list, and is searched for: the first time, and when it is corrected.
  for (const typed of ['zzz', 'qui']) {
    await expect.poll(() => field(page, 'Student').evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type(typed)
    await expect.poll(() => page.getByRole('combobox', { name: 'Name, pinyin, number or class' }).inputValue()).toBe(typed)
    if (typed === 'zzz') await press(page, 'Escape')
  }
  // Enter before the answer, and on to the day at once.
  await press(page, 'Enter')
  await field(page, 'First day').fill('2030-09-02')
  await expect.poll(() => field(page, 'Student').innerText()).toContain('Quinn Absent')
  await press(page, 'Control+Enter')
  await toast(page, 'Absence recorded').waitFor()
  await panel(page).getByText('Quinn Absent').first().waitFor()
  await accessible(page)

  await press(page, 'e')
  await dialog(page)
    .getByRole('heading', { name: /Change the absence of Quinn Absent \(5A · ABS-\d+\)/ })
    .waitFor()
  await dialog(page).getByRole('combobox', { name: 'Until' }).click()
  await page.getByRole('option', { name: 'Morning' }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Absence saved').waitFor()
  await expect.poll(() => panel(page).innerText()).toMatch(/Days missed\s+0\.5/)

  await panel(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await toast(page, /The absence of Quinn Absent \(5A · ABS-\d+\) is deleted/).waitFor()
  await panel(page).getByText('Deleted', { exact: true }).first().waitFor()
  await rows(page).filter({ hasText: 'Quinn Absent' }).waitFor()
  expect(complaints).toEqual([])
})

test('keeps the reason of a refusal in the form when its toast is gone', async ({ enterList }) => {
  const { id: studentId } = await pupil(admin, '5A', { name: 'Twice Absent' })
  await admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn: '2030-11-05' } })
  const { page } = await enterList('admin', '/absence/list')
  await page.getByRole('button', { name: 'Record absence' }).click()
  await field(page, 'Student').click()
  await page.keyboard.type('twice')
  await press(page, 'Enter')
  await field(page, 'First day').fill('2030-11-05')
  await expect.poll(() => field(page, 'Student').innerText()).toContain('Twice Absent')
  await press(page, 'Control+Enter')
  const refusal = dialog(page).locator('[data-slot=refusal]')
  await refusal.getByText('This student is already absent then').waitFor()
  await toast(page, 'This student is already absent then').waitFor({ state: 'detached' })
  await expect(refusal).toBeVisible()
  await accessible(page)
  // The other one opens in a tab of its own, and what was typed stays.
  const opened = page.waitForEvent('popup')
  await refusal.getByRole('link', { name: 'Open the other absence' }).click()
  await panel(await opened)
    .getByText(/5 Nov 2030/)
    .first()
    .waitFor()
  await expect(refusal).toBeVisible()
  await field(page, 'First day').fill('2030-11-06')
  await press(page, 'Control+Enter')
  await toast(page, 'Absence recorded').waitFor()
})

test('the board names who is absent and who is missing, and shows a new absence by itself', async ({ enter }) => {
  const [known, missing, late] = [
    await pupil(admin, '5A', { name: 'Known Leave' }),
    await pupil(admin, '5A', { name: 'Missing Child' }),
    await pupil(admin, '5A', { name: 'Late Submission' }),
  ]
  const day = '2030-09-04'
  const record = (studentId: number, leaveType: 'Sick' | 'Unexplained') =>
    admin.absence.create({ body: { studentId, leaveType, startsOn: day } })
  await admin.absence.create({
    body: { studentId: known.id, leaveType: 'Sick', startsOn: day, endsOn: '2030-09-05', endsHalf: 'Morning' },
  })
  await record(missing.id, 'Unexplained')
  const { page, complaints } = await enter('admin', `/absence?day=${day}`)
  await page.getByRole('region', { name: 'Missing without explanation' }).getByRole('link', { name: 'Missing Child' }).waitFor()
  // The first day is Monday 19 August.
  await page.getByText('Wednesday 4 September, school day 13 of ').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  expect(await page.getByRole('status').first().innerText()).toMatch(/^2 absent of \d+/)
  // Leaves are no register: nobody knows whether all of a class are here.
  await page.getByRole('listitem').filter({ hasText: 'High School' }).getByText('No leave').first().waitFor()
  await page.locator('summary', { hasText: 'G5' }).click()
  await page.locator('summary', { hasText: '5A' }).click()
  await page.getByText(/^Sick, all day, until 5 Sept? 2030, morning$/).waitFor()
  await accessible(page)
  await record(late.id, 'Sick')
  await page.locator('details').getByRole('link', { name: 'Late Submission' }).waitFor()
  const news = () => page.locator('details details details li').filter({ hasText: 'New' }).allInnerTexts()
  expect(await news()).toEqual([expect.stringContaining('Late Submission')])
  // On a phone what came in last has a place of its own. What somebody has looked at is not new.
  await page.setViewportSize(phone)
  const latest = page.getByRole('region', { name: 'Latest submissions' })
  expect(await latest.isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'Latest submissions' }).check()
  await latest.getByRole('listitem').filter({ hasText: 'Late Submission' }).getByText('New', { exact: true }).waitFor()
  expect(await page.getByText(/^3 absent/).isVisible()).toBe(false)
  await accessible(page)
  await latest.getByRole('link', { name: 'Late Submission' }).click()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await latest.waitFor()
  expect(await latest.getByText('New', { exact: true }).count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Who looks at a day records an absence of that day.
  await page.getByRole('button', { name: 'Record absence' }).click()
  await expect.poll(() => field(page, 'First day').inputValue()).toBe(day)
  await press(page, 'Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Daily sheet' }).click()
  await page.getByRole('cell', { name: 'Late Submission' }).waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})

test('what came in last says what became of its mails, and leads to who was not told and why', async ({ enter }) => {
  const [long, short] = [await pupil(admin, '5A', { name: 'Long Leave' }), await pupil(admin, '5A', { name: 'Short Leave' })]
  // The directors have no mailbox.
  await admin.absence.create({ body: { studentId: long.id, leaveType: 'Personal', startsOn: '2030-09-16', endsOn: '2030-09-18' } })
  await admin.absence.create({ body: { studentId: short.id, leaveType: 'Personal', startsOn: '2030-09-16' } })
  const { page, complaints } = await enter('admin', '/absence?day=2030-11-15')
  // Who has conferences is not expected.
  await page.getByRole('listitem').filter({ hasText: 'Elementary School' }).getByText('No lessons: Conferences').first().waitFor()
  const latest = page.getByRole('region', { name: 'Latest submissions' })
  const troubled = latest.getByRole('listitem').filter({ hasText: 'Long Leave' })
  await troubled.getByText('No mailbox').waitFor()
  await latest.getByRole('listitem').filter({ hasText: 'Short Leave' }).getByText('Sent').waitFor()
  await latest.getByRole('button', { name: /No mailbox/ }).focus()
  await press(page, 'Enter')
  await latest.getByRole('listitem').filter({ hasText: 'Short Leave' }).waitFor({ state: 'detached' })
  await accessible(page)
  // It opens beside the board, and the day stays.
  await troubled.getByRole('link', { name: 'Long Leave' }).click()
  await panel(page).getByText('Long Leave').first().waitFor()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/absence?day=2030-11-15')
  await troubled.getByRole('link', { name: 'Long Leave' }).click()
  await panel(page).getByRole('tab', { name: 'Who was told' }).click()
  const directors = panel(page).getByRole('listitem').filter({ hasText: 'Directors' })
  await directors.getByText('No address is set, so nobody was told.').waitFor()
  await accessible(page)
  await directors.getByRole('link', { name: 'Set mailbox' }).click()
  await page.getByRole('heading', { name: 'Directors' }).waitFor()
  expect(complaints).toEqual([])
})

test('who is missing is called from the board, and the answer of the family turns it into another leave', async ({ enter }) => {
  const { id: studentId } = await pupil(admin, '3A', { name: 'Called About' })
  const { id: guardianId } = await admin.staff.create({ body: { name: 'Aunt Of Called', type: 'parent', invite: false } })
  await admin.student.setGuardian({ path: { studentId, guardianId }, body: { relation: 'Guardian' } })
  await admin.student.setContacts({
    path: { studentId, personId: guardianId },
    body: { contacts: [{ kind: 'Phone', value: '+86 138 0013 8000', label: '' }] },
  })
  const { id: fatherId } = await admin.staff.create({ body: { name: 'Father Of Called', type: 'parent', invite: false } })
  await admin.student.setGuardian({
    path: { studentId, guardianId: fatherId },
    body: { relation: 'Father', maySee: false, mayAct: false, noContact: true },
  })
  const day = '2030-09-06'
  const { id: absenceId } = await admin.absence.create({ body: { studentId, leaveType: 'Unexplained', startsOn: day } })
  const { page, complaints } = await enter('attendance', `/absence?day=${day}`)
  const missing = page.getByRole('region', { name: 'Missing without explanation' })
  // On a phone the calls stay in sight, whatever else is looked at.
  await page.setViewportSize(phone)
  await page.getByRole('radio', { name: 'Latest submissions' }).check()
  expect(await missing.isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await missing.getByRole('link', { name: '+86 138 0013 8000' }).getAttribute('href')).toBe('tel:+8613800138000')
  // Before anybody calls it is said who must have no contact: here, beside the absence, and on paper.
  await missing.getByText('Must have no contact with the child: Father Of Called').waitFor()
  expect(await missing.getByText('No contact', { exact: true }).count()).toBe(1)
  await page.goto(`/absence/list?id=${absenceId}`)
  await panel(page).getByText('Must have no contact with the child: Father Of Called').waitFor()
  await page.goto(`/absence/sheet?day=${day}`)
  await page.getByRole('row', { name: /Called About \(No contact\)/ }).waitFor()
  await page.goto(`/absence?day=${day}`)
  await page
    .getByRole('navigation', { name: 'Days of the week' })
    .getByRole('link', { name: /Fri 6.*1 known/ })
    .waitFor()
  await accessible(page)
  await missing.getByRole('button', { name: 'Record the answer: Called About' }).focus()
  await press(page, 'Enter')
  await dialog(page).getByRole('heading', { name: 'Record the answer: Called About' }).waitFor()
  await dialog(page).getByRole('combobox', { name: 'Leave' }).focus()
  await press(page, 'Enter')
  await page.getByRole('option', { name: 'Sick' }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Absence saved').waitFor()
  await missing.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Latest submissions' }).getByText(/Sick/).first().waitFor()
  expect(complaints).toEqual([])
})

test('children stand by name in the order of the reader’s language, and two classes of one name apart', async ({ enter }) => {
  const day = '2030-09-11'
  const other = await admin.homeroom.create({
    body: { schoolYear: '2026-27', campus: 'Hill', name: '5A', grade: 'G5', division: 'Elementary' },
  })
  const absent = async (studentNumber: string, name: string, nameZh: string, homeroomId: number) => {
    const body = { studentNumber, name, nameZh, enteredOn: '2026-08-17', homeroomId, grade: 'G5', division: 'Elementary' as const }
    const { id: studentId } = await admin.student.create({ body })
    await admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn: day } })
  }
  const { id: first } = (await admin.student.classOptions()).find(({ name, campus }) => name === '5A' && campus === '')!
  await absent('ORD-1', 'Zoe Zhang', '张佐伊', first)
  await absent('ORD-2', 'Émile Wang', '王埃米', first)
  await absent('ORD-3', 'Fay Hill', '', other.id)
  const names = async (locale: 'en' | 'zh') => {
    const { page, complaints } = await enter('admin', `/absence?day=${day}`, { locale })
    await page.locator('summary', { hasText: 'G5' }).click()
    const classes = page.locator('summary', { hasText: '5A' })
    await expect.poll(() => classes.count()).toBe(2)
    for (const unfold of await classes.all()) await unfold.click()
    await page.locator('details').getByRole('link', { name: 'Fay Hill' }).waitFor()
    expect(complaints).toEqual([])
    return page
      .locator('details details details')
      .evaluateAll((all) => all.map((each) => [...each.querySelectorAll('a')].map((link) => link.textContent)))
  }
  expect(await names('en')).toEqual([['Émile Wang 5A · ORD-2', 'Zoe Zhang 5A · ORD-1'], ['Fay Hill Hill 5A · ORD-3']])
  expect(await names('zh')).toEqual([['王埃米 5A · ORD-2', '张佐伊 5A · ORD-1'], ['Fay Hill Hill 5A · ORD-3']])
})

test('a link narrows the list to a class, as the mail to the nurses does, and the list says so', async ({ enterList }) => {
  const own = await pupil(admin, '6B', { name: 'Nora Narrowed' })
  await admin.absence.create({ body: { studentId: own.id, leaveType: 'Sick', startsOn: '2030-09-12' } })
  await admin.absence.create({ body: { studentId: (await pupil(admin, '5A')).id, leaveType: 'Sick', startsOn: '2030-09-12' } })
  const { id } = (await admin.student.classOptions()).find(({ name }) => name === '6B')!
  const { page, complaints } = await enterList('admin', `/absence/list?homeroomId=${id}&grade=G6&from=2030-09-12`)
  await page.getByRole('button', { name: 'Class 6B', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Grade G6', exact: true }).waitFor()
  expect(await rows(page).allInnerTexts()).toEqual([expect.stringContaining('Nora Narrowed')])
  await accessible(page)
  expect(complaints).toEqual([])
})
