// Two children of one name, told apart where it matters: the queue of rents, the board, the call list, titles and toasts.
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { phone, reflows } from './lib.ts'
import { panel, question, row, toast } from './parts.ts'

const day = '2030-09-16'
const name = '欧阳阿卜杜热合曼 Maximiliana Wolfeschlegelsteinhausen'
let admin: Person
let five: Awaited<ReturnType<typeof pupil>>
let four: Awaited<ReturnType<typeof pupil>>
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  five = await pupil(admin, '5A', { name })
  four = await pupil(admin, '4A', { name })
  for (const { id: studentId } of [five, four]) {
    const bike = await admin.bike.create({ body: { number: `TWO-${studentId}`, brand: 'Trek', location: 'Rack' } })
    await admin.bike.requestRent({ body: { bikeId: bike.id, personId: studentId } })
    await admin.absence.create({ body: { studentId, leaveType: 'Unexplained', startsOn: day } })
  }
})
const both = () => [`5A · ${five.studentNumber}`, `4A · ${four.studentNumber}`] as const

test('the queue of rents shows class and number in its rows, in the panel and in the toast', async ({ enterList }) => {
  const { page, complaints } = await enterList('bikes', '/bike/rent?search=TWO&pageSize=50')
  for (const apart of both()) await row(page, apart).waitFor()
  await row(page, both()[0]).click(middle)
  await panel(page).getByText(both()[0]).first().waitFor()
  await press(page, 'c')
  await toast(page, `${name} (${both()[0]})`).waitFor()
  expect(complaints).toEqual([])
})

test('the board and the call list show class and number, and so do the titles of an absence', async ({ enter }) => {
  const { page, complaints } = await enter('admin', `/absence?day=${day}`)
  const missing = page.getByRole('region', { name: 'Missing without explanation' })
  for (const apart of both()) await missing.getByRole('link', { name: `${name} ${apart}` }).waitFor()
  for (const apart of both()) await missing.getByRole('button', { name: `Record the answer: ${name} (${apart})` }).waitFor()
  await page.locator('summary', { hasText: 'G5' }).click()
  await page.locator('details').getByText('5A', { exact: true }).first().click()
  const child = page.locator('details').getByRole('link', { name: `${name} ${both()[0]}` })
  await child.click()
  await panel(page).getByText(both()[0]).first().waitFor()
  await panel(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question(page).getByText(`Delete the absence of ${name} (${both()[0]})?`).waitFor()
  expect(complaints).toEqual([])
})

for (const path of ['/bike/rent?search=TWO', `/absence?day=${day}`, '/absence/list'])
  test(`${path} holds long names of two children on a phone`, async ({ enter }) => {
    const { page } = await enter('admin', path, { width: phone.width })
    await page.getByText(both()[1]).first().waitFor()
    await reflows(page)
  })
