// How often students are absent, as the office looks at it: the attention list, a student's year, the figures of the school.
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, rows } from './parts.ts'

test('who misses much stands on the attention list, and the year is told there and in the student’s own panel', async ({
  house,
  enterList,
  server,
}) => {
  const admin = await house.person('admin')
  const [first] = (await admin.attendance.attention()).records
  const { page, complaints } = await enterList('admin', '/absence/attention')
  await rows(page).filter({ hasText: first!.name }).click()
  const told = `${first!.missed} of ${first!.lessons} school days missed so far`
  await panel(page).getByText(told).waitFor()
  await panel(page).getByRole('img', { name: 'The school year' }).waitFor()
  await accessible(page)
  await page.goto(`${server.url}/student?id=${first!.id}&tab=absences`)
  await panel(page).getByText(told).waitFor()
  await panel(page).getByRole('link').last().click()
  await page.waitForURL(/\/absence\/list\?id=/)
  expect(complaints).toEqual([])
})

test('the figures of a division are a chart beside a table, and the address keeps what was chosen', async ({ enter }) => {
  const { page, complaints } = await enter('admin', '/absence/statistics')
  const grades = page.getByRole('region', { name: 'By grade' })
  await grades.getByRole('row', { name: /^G5/ }).waitFor()
  await accessible(page)
  await page.getByLabel('Division').click()
  await page.getByRole('option', { name: 'High School' }).click()
  await grades.getByRole('row', { name: /^G5/ }).waitFor({ state: 'detached' })
  await grades.getByRole('row', { name: /^G11/ }).waitFor()
  await page.reload()
  await grades.getByRole('row', { name: /^G11/ }).waitFor()
  expect(await grades.getByRole('row', { name: /^G5/ }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the week above the board follows an absence that is recorded elsewhere, and a day off', async ({ house, enter }) => {
  const admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  const { id: studentId } = await pupil(admin, '5A')
  const { page, complaints } = await enter('admin', '/absence?day=2030-09-02')
  const tuesday = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link', { name: /^Tue 3/ })
  await expect.poll(() => tuesday.innerText()).toMatch(/0\s+known/)
  await admin.absence.create({ body: { studentId, leaveType: 'Personal', startsOn: '2030-09-03' } })
  await expect.poll(() => tuesday.innerText()).toMatch(/1\s+known/)
  await admin.calendar.change({
    body: { days: [{ kind: 'Holiday', startsOn: '2030-09-03', endsOn: '2030-09-03', name: 'Typhoon', nameZh: '台风' }] },
  })
  await expect.poll(() => tuesday.innerText()).toContain('Typhoon')
  expect(complaints).toEqual([])
})
