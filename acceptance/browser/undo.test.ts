// Undo: for some seconds a decision can be taken back.
import type { Schema } from '@isb/sdk'
import type { Page } from 'playwright/test'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { bikesOf, field, lookUp, middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, row, toast } from './parts.ts'

// The server's window is long, so that a slow machine does not outlast it; the browser's six seconds are tested with its own clock.
test.use({ env: { HELD_MS: '120000' } })
let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { asks, newBike, newRider } = bikesOf(() => admin)
const rentOf = (rentId: number) => admin.bike.getRent({ path: { rentId } })

// A toast stays for as long as a pointer is over it, however slow the machine is.
test('takes a decision back from its toast, which names bike and person, and opens the request again', async ({ enterList }) => {
  const [rent, next] = [await asks('Undo Ann'), await asks('Undo Ben')]
  const { page, complaints } = await enterList('bikes', '/bike/rent?confirmation=Pending&pageSize=100')
  await row(page, rent.bike.number).click(middle)
  await panel(page).getByText('Bikes out: 0 of 1').waitFor()
  await press(page, 'c')
  await toast(page, `${rent.bike.number} is out`)
    .getByText(/^Undo Ann, back by /)
    .hover()
  await panel(page).getByRole('heading', { name: next.bike.number }).waitFor()
  await toast(page, `${rent.bike.number} is out`).getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').waitFor()
  await panel(page).getByRole('heading', { name: rent.bike.number }).waitFor()
  await row(page, rent.bike.number).getByText('Pending').waitFor()
  expect(await admin.bike.get({ path: { bikeId: rent.bike.id } })).toMatchObject({ status: 'Available' })
  // A key decides nothing for a moment after another record has opened by itself.
  await page.waitForTimeout(500)
  // Looked at last: a decision is taken back within seconds, and axe may take longer.
  await press(page, 'c')
  await toast(page, `${rent.bike.number} is out`).hover()
  await accessible(page)
  expect(complaints).toEqual([])
})

test('takes back many decisions at once, and a bike that was returned by a slip of the finger', async ({ enterList }) => {
  const two = [await asks('Many Ann'), await asks('Many Ben')]
  const { page } = await enterList('bikes', '/bike/rent?confirmation=Pending&pageSize=100')
  for (const { bike } of two) await row(page, bike.number).locator('[data-tick]').click()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm rent' }).click()
  await toast(page, '2 rents confirmed').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').waitFor()
  for (const { id } of two) expect((await rentOf(id)).confirmation).toBe('Pending')

  const [{ id, bike }] = [await asks('Slip Ann')]
  await admin.bike.confirmRent({ path: { rentId: id } })
  await page.goto(`/bike/list?id=${bike.id}`)
  await panel(page).getByRole('heading', { name: bike.number }).waitFor()
  await press(page, 'b')
  await toast(page, `${bike.number} is back`).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await rentOf(id)).returnedAt).toBeNull()
  await panel(page).locator('header').getByText('In use').waitFor()
})

test.describe('a run of decisions', () => {
  /** As many requests, the first of them open; the browser's time stands still, so that a slow machine does not outlast the six seconds. */
  async function opened(enterList: Enter, ...names: string[]) {
    const rents: Schema<'Rent'>[] = []
    for (const name of names) rents.push(await asks(name))
    const { page, complaints } = await enterList('bikes', '/bike/rent?confirmation=Pending&pageSize=100')
    const now = Date.now()
    const at = (ms: number) => page.clock.setFixedTime(now + ms)
    await at(0)
    await row(page, rents[0]!.bike.number).click(middle)
    const states = async () => Promise.all(rents.map(async ({ id }) => (await rentOf(id)).confirmation))
    return { page, complaints, rents, at, states }
  }
  /** Confirms the open request by its letter. */
  async function confirm(page: Page, { bike: { number } }: Schema<'Rent'>) {
    await panel(page).getByRole('heading', { name: number }).waitFor()
    await page.waitForTimeout(400)
    await press(page, 'c')
    await toast(page, `${number} is out`).hover()
  }

  test('shares a toast that names the newest; Z and Ctrl Z take one after the other back', async ({ enterList }) => {
    const { page, complaints, rents, states } = await opened(enterList, 'Run Ann', 'Run Ben', 'Run Cho', 'Run Dan')
    for (const rent of rents) await confirm(page, rent)
    await expect.poll(() => page.locator('[data-slot=toast]').count()).toBe(1)
    const [first, , third, last] = rents as [Schema<'Rent'>, Schema<'Rent'>, Schema<'Rent'>, Schema<'Rent'>]
    const shared = toast(page, '4 rents confirmed')
    await shared.getByText(`${last.bike.number} is out · Run Dan, back by`).waitFor()
    await accessible(page)
    await press(page, 'z')
    await toast(page, '3 rents confirmed').getByText(`${third.bike.number} is out`).waitFor()
    await toast(page, 'Undone').getByText(`${last.bike.number} is out`).waitFor()
    await press(page, 'Control+z')
    await toast(page, '2 rents confirmed').getByRole('button', { name: 'Undo last' }).click()
    await toast(page, `${first.bike.number} is out`).getByRole('button', { name: 'Undo', exact: true }).waitFor()
    await press(page, 'z')
    await expect.poll(states).toEqual(['Pending', 'Pending', 'Pending', 'Pending'])
    await press(page, 'z')
    expect(complaints).toEqual([])
  })

  test('takes nothing back that is older than six seconds', async ({ enterList }) => {
    const { page, rents, at, states } = await opened(enterList, 'Late Ann', 'Late Ben')
    await confirm(page, rents[0]!)
    await at(4000)
    await confirm(page, rents[1]!)
    await at(7000)
    await press(page, 'z')
    await toast(page, 'Undone').waitFor()
    expect(await toast(page, 'is out').getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await press(page, 'z')
    await expect.poll(states).toEqual(['Confirmed', 'Pending'])
  })

  test('leaves Z and Ctrl Z to a text field, and Z to people who use no single keys', async ({ enterList }) => {
    const { page, rents, states } = await opened(enterList, 'Field Ann')
    await confirm(page, rents[0]!)
    await page.locator('input[type=search]').first().focus()
    await page.keyboard.type('z')
    await press(page, 'Control+z')
    await page.locator('input[type=search]').first().fill('')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await press(page, '?')
    await dialog(page).getByText('Undo the last change').waitFor()
    await press(page, 'z')
    await dialog(page)
      .getByRole('switch', { name: /single-key/ })
      .click()
    await press(page, 'Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await press(page, 'z')
    expect(await states()).toEqual(['Confirmed'])
    await press(page, 'Control+z')
    await toast(page, 'Undone').waitFor()
    expect(await states()).toEqual(['Pending'])
  })
})

test('takes back what was handed over at the desk: the bike is in the rack, the rent withdrawn, and nobody is mailed', async ({
  enter,
  server,
}) => {
  const [bike, rider] = [await newBike(), await newRider('Desk Undo')]
  const { page, complaints } = await enter('bikes', '/bike/rent')
  const record = async (...more: readonly (() => Promise<void>)[]) => {
    await page.getByRole('button', { name: 'Record a rent' }).click()
    await lookUp(page, 'Person', 'desk u', 'Desk Undo')
    await lookUp(page, 'Bike', bike.number, bike.number)
    for (const step of more) await step()
    await press(page, 'Control+Enter')
  }
  const newest = async () => (await admin.bike.listRents({ query: { personId: rider.id, sort: '-requestedAt' } })).records[0]
  const bikeNow = () => admin.bike.get({ path: { bikeId: bike.id } })
  await record()
  await toast(page, `${bike.number} is out`)
    .getByText(/^Desk Undo, back by /)
    .hover()
  expect(await bikeNow()).toMatchObject({ status: 'In use' })
  await toast(page, `${bike.number} is out`).getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').getByText(`${bike.number} is out`).waitFor()
  expect(await newest()).toMatchObject({ confirmation: 'Cancelled' })
  expect(await bikeNow()).toMatchObject({ status: 'Available', rent: null })

  await record(() => dialog(page).getByRole('switch', { name: 'Hand it over now' }).click())
  await toast(page, `${bike.number} is reserved`).getByText('Desk Undo').hover()
  await press(page, 'z')
  await expect.poll(newest).toMatchObject({ confirmation: 'Cancelled' })
  server.pass(130_000)
  const other = await asks('Desk Told')
  await admin.bike.rejectRent({ path: { rentId: other.id }, body: { reason: 'Told after all' } })
  server.pass(130_000)
  await expect.poll(() => server.mails.map(({ to }) => to)).toContain('desk.told@school.example')
  expect(server.mails.map(({ to }) => to)).not.toContain('desk.undo@school.example')
  expect(complaints).toEqual([])
})

test('takes back an absence that was recorded, and one that was changed; its toast names the student and the days', async ({
  enterList,
}) => {
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  const { id: studentId } = await pupil(admin, '5A', { name: 'Slip Absent' })
  const { page, complaints } = await enterList('admin', '/absence/list')
  const last = async () => (await admin.absence.list({ query: { studentId } })).records[0]
  const record = async () => {
    await page.getByRole('button', { name: 'Record absence' }).click()
    await field(page, 'Student').click()
    await page.keyboard.type('slip')
    await press(page, 'Enter')
    await field(page, 'First day').fill('2030-09-02')
    await expect.poll(() => field(page, 'Student').innerText()).toContain('Slip Absent')
    await press(page, 'Control+Enter')
    await toast(page, 'Absence recorded')
      .getByText(/^Slip Absent \(5A · ABS-\d+\), 2 Sept? 2030$/)
      .hover()
  }
  await record()
  await toast(page, 'Absence recorded').getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone').getByText('Absence recorded · Slip Absent').waitFor()
  await panel(page).getByText('Deleted', { exact: true }).first().waitFor()
  expect(await last()).toMatchObject({ status: 'Deleted' })

  await record()
  await press(page, 'e')
  await dialog(page).getByRole('combobox', { name: 'Until' }).click()
  await page.getByRole('option', { name: 'Morning' }).click()
  await press(page, 'Control+Enter')
  await toast(page, 'Absence saved')
    .getByText(/^Slip Absent \(5A · ABS-\d+\), 2 Sept? 2030, morning$/)
    .hover()
  await press(page, 'z')
  await toast(page, 'Undone').getByText('Absence saved · Slip Absent').waitFor()
  expect(await last()).toMatchObject({ status: 'Normal', endsHalf: 'Afternoon', days: 1 })
  await expect.poll(() => panel(page).innerText()).toMatch(/Days missed\s+1\b/)
  expect(complaints).toEqual([])
})

test('stands in the way of no button: beside the list, under the top bar of a phone', async ({ enter }) => {
  const covers = (page: Page) =>
    page.evaluate(() => {
      const toasts = [...document.querySelectorAll('[data-slot=toast]')]
      const pressed = [
        ...document.querySelectorAll('[data-slot=detail-panel] footer button, [data-slot=pagination] :is(button, [role=status])'),
      ]
      return pressed.filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return toasts.some((toast) => toast.contains(there))
      }).length
    })
  for (const width of [1440, 900, 390]) {
    const rent = await asks(`Cover ${'ABC'[[1440, 900, 390].indexOf(width)]}`)
    await asks(`After ${'ABC'[[1440, 900, 390].indexOf(width)]}`)
    const { page } = await enter('bikes', `/bike/rent?pageSize=100&id=${rent.id}`, { width })
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    await panel(page).getByRole('button', { name: 'Confirm rent' }).click()
    await toast(page, / is out/).hover()
    expect(await covers(page)).toBe(0)
    const place = await page.locator('[data-slot=toast]').boundingBox()
    expect(place && (width < 640 ? place.y < 120 : place.y > 600)).toBe(true)
  }
})
