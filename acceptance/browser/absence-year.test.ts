// How often students are absent, as the office looks at it: the attention list, a student's year, the figures of the school.
import { expect, test } from 'vitest'
import { accessible, openBrowser } from './lib.ts'
import { enterList, panel, rows } from './parts.ts'

const house = openBrowser()

test('who misses much stands on the attention list, and the year is told there and in the student’s own panel', async () => {
  const admin = await house.person('admin')
  const [first] = (await admin.absence.attention()).records
  const { page, complaints } = await enterList(house, 'admin', '/absence/attention')
  await rows(page).filter({ hasText: first!.name }).click()
  const told = `${first!.missed} of ${first!.lessons} school days missed so far`
  await panel(page).getByText(told).waitFor()
  await panel(page).getByRole('img', { name: 'The school year' }).waitFor()
  await accessible(page)
  await page.goto(`${house.server.url}/student?id=${first!.id}&tab=absences`)
  await panel(page).getByText(told).waitFor()
  await panel(page).getByRole('link').last().click()
  await page.waitForURL(/\/absence\/list\?id=/)
  expect(complaints).toEqual([])
})

test('the figures of a division are a chart beside a table, and the address keeps what was chosen', async () => {
  const { page, complaints } = await house.enter('admin', '/absence/statistics')
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
