// A day in the bike room: the queue worked by keyboard, and the desk.
import type { Page } from 'playwright/test'
import { bikesOf, dialog, lookUp, middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, row, rows, toast } from './parts.ts'

const openList = (enterList: Enter, path: string) => enterList('bikes', path)
async function openRecord(page: Page, name: string, tab?: string): Promise<void> {
  await row(page, name).click(middle)
  await panel(page).getByRole('heading', { name }).waitFor()
  if (tab) await panel(page).getByRole('tab', { name: tab }).click()
}
let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { newBike, newRider, asks } = bikesOf(() => admin)
const rentOf = (rentId: number) => admin.bike.getRent({ path: { rentId } })

test.describe('the queue', () => {
  test('of one bike or one person is what a link of a request leads to, named in its chip, also after a reload', async ({ enterList }) => {
    const mine = await asks('Linked Lin')
    await asks('Linked Other')
    const { page } = await openList(enterList, `/bike/rent?id=${mine.id}`)
    for (const [link, chip] of [
      [`All rents of ${mine.bike.number}`, `Bike ${mine.bike.number}`],
      ['All rents of this person', 'Person Linked Lin'],
    ] as const) {
      await panel(page).getByRole('link', { name: link }).click()
      await page.getByText('1–1 of 1').waitFor()
      await page.getByRole('button', { name: chip }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: chip }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(1)
      await row(page, 'Linked Lin').click(middle)
    }
  })

  test('is worked by keyboard alone: down, open, confirm, down, reject with a reason', async ({ enterList }) => {
    const [first, second] = [await asks('Keyboard Kim'), await asks('Keyboard Lee')]
    const { page, complaints } = await openList(enterList, '/bike/rent?pageSize=50')
    await row(page, first.bike.number).waitFor()
    await rows(page).first().focus()
    // Those who have waited longest stand before them.
    const active = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    for (let steps = 0; steps < 50 && !(await active()).includes(first.bike.number); steps++) await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
    await panel(page).getByText('Bikes out: 0 of 1. Within the limit.').waitFor()
    await panel(page)
      .getByText(/^7 days, back by /)
      .waitFor()
    await press(page, 'c')
    await toast(page, / is out/).waitFor()
    await row(page, first.bike.number).getByText('Confirmed').waitFor()
    expect(await rentOf(first.id)).toMatchObject({ confirmation: 'Confirmed', decidedBy: { name: 'Zheng Rui' } })

    // The next one is open already.
    await panel(page).getByRole('heading', { name: second.bike.number }).waitFor()
    await press(page, 'Escape')
    await expect.poll(active).toContain(second.bike.number)
    for (let steps = 0; steps < 3; steps++) await press(page, 'ArrowUp')
    for (let steps = 0; steps < 50 && !(await active()).includes(second.bike.number); steps++) await press(page, 'ArrowDown')
    await press(page, 'r')
    await page.getByRole('alertdialog').getByText(`Reject the request for ${second.bike.number}?`).waitFor()
    await accessible(page)
    await press(page, 'Control+Enter')
    await page.getByRole('alertdialog').getByText('Reason is required').waitFor()
    await page.keyboard.type('The saddle is loose')
    await press(page, 'Control+Enter')
    await toast(page, /The request for .* was rejected/).waitFor()
    expect(await rentOf(second.id)).toMatchObject({ confirmation: 'Rejected', reason: 'The saddle is loose' })
    expect(complaints).toEqual([])
  })

  test('names who was first where somebody else has decided one of many meanwhile', async ({ enter }) => {
    const [mine, theirs] = [await asks('Bulk Kim'), await asks('Bulk Lee')]
    const { page } = await enter('bikes', '/bike/rent?confirmation=Pending&pageSize=50')
    // This console hears of nothing by itself, as when the network is slow.
    await page.route('**/isb/admin/events?*', (route) => route.abort())
    await page.reload()
    for (const { bike } of [mine, theirs]) {
      await row(page, bike.number).focus()
      await press(page, 'Space')
    }
    await admin.bike.rejectRent({ path: { rentId: theirs.id }, body: { reason: 'Not today' } })
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Confirm rent' }).focus()
    await press(page, 'Enter')
    await bar.getByText('1 done, 1 failed').waitFor()
    await bar.getByRole('button', { name: 'Show what failed' }).focus()
    await press(page, 'Enter')
    const failed = page.locator('[data-slot=popover]')
    await failed.getByText(theirs.bike.number).waitFor()
    await failed.getByText(/He Jing/).waitFor()
    expect([(await rentOf(mine.id)).confirmation, (await rentOf(theirs.id)).confirmation]).toEqual(['Confirmed', 'Rejected'])
  })

  test('grows by itself, while the row under the pointer stays where it is, and the count beside the menu follows', async ({
    enterList,
  }) => {
    const { page } = await openList(enterList, '/bike/rent?pageSize=100')
    const count = async () => Number(/\d+/.exec((await page.locator('nav a[href$="/bike/rent"]').first().textContent()) ?? '')?.[0])
    await expect.poll(count).toBeGreaterThan(0)
    const [before, names] = [await count(), await rows(page).allTextContents()]
    const pointed = rows(page).nth(3)
    await pointed.hover()
    const place = await pointed.boundingBox()
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))

    const fresh = await asks('Live Kim')
    await row(page, fresh.bike.number).waitFor()
    expect(await pointed.textContent()).toBe(names[3])
    expect(await pointed.boundingBox()).toEqual(place)
    await expect.poll(count).toBe(before + 1)

    await admin.bike.cancelRent({ path: { rentId: fresh.id } })
    await row(page, fresh.bike.number).getByText('Cancelled').waitFor()
    await expect.poll(count).toBe(before)
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  })
})

test.describe('at the desk', () => {
  test('a rent is recorded and the bike handed over with one press, by keyboard', async ({ enterList }) => {
    const [bike, rider] = [await newBike(), await newRider('Desk Kim')]
    const { page, complaints } = await openList(enterList, '/bike/rent')
    await page.getByRole('button', { name: 'Record a rent' }).focus()
    await press(page, 'Enter')
    await dialog(page).getByText('Record a rent').waitFor()
    await lookUp(page, 'Person', 'desk k', 'Desk Kim')
    await dialog(page).getByText('Bikes out: 0 of 1. Within the limit.').waitFor()
    await lookUp(page, 'Bike', bike.number, bike.number)
    await accessible(page)
    await press(page, 'Control+Enter')
    await press(page, 'Control+Enter')
    await toast(page, `${bike.number} is out`).waitFor()
    await panel(page).getByRole('heading', { name: bike.number }).waitFor()
    await panel(page).locator('header').getByText('Confirmed').waitFor()
    expect(await admin.bike.get({ path: { bikeId: bike.id } })).toMatchObject({ status: 'In use', rent: { person: { id: rider.id } } })

    await page.getByRole('button', { name: 'Record a rent' }).click()
    await lookUp(page, 'Person', 'desk k', 'Desk Kim')
    await dialog(page).getByText('Bikes out: 1 of 1. No more at the moment.').waitFor()
    await dialog(page).getByText(`${bike.number}: due`).waitFor()
    await press(page, 'Control+Enter')
    await dialog(page).getByText('They have reached their limit').waitFor()
    expect((await admin.bike.listRents({ query: { personId: rider.id } })).total).toBe(1)
    expect(complaints).toEqual([])
  })

  test('a rent that is recorded but not handed over stands, once, and says so', async ({ enterList }) => {
    const [bike, rider] = [await newBike(), await newRider('Desk Lee')]
    const { page } = await openList(enterList, '/bike/list?status=Available&pageSize=100')
    await row(page, bike.number).focus()
    await press(page, 'r')
    await lookUp(page, 'Person', 'desk l', 'Desk Lee')
    await page.route('**/confirm', (route) => route.abort())
    await press(page, 'Control+Enter')
    await dialog(page)
      .getByText(`The request is saved and ${bike.number} is reserved, but the bike could not be handed over.`, { exact: false })
      .waitFor()
    await accessible(page)
    await page.unroute('**/confirm')
    await dialog(page).getByRole('button', { name: 'Hand it over' }).click()
    await toast(page, `${bike.number} is out`).waitFor()
    const { records } = await admin.bike.listRents({ query: { personId: rider.id } })
    expect(records.map(({ confirmation }) => confirmation)).toEqual(['Confirmed'])
  })

  test('a bike comes back, is mended and is free again, each by its letter', async ({ enterList }) => {
    const rent = await asks('Back Kim')
    await admin.bike.confirmRent({ path: { rentId: rent.id } })
    const { number } = rent.bike
    const { page } = await openList(enterList, '/bike/list?pageSize=100')
    await row(page, number).getByText('Back Kim').waitFor()
    await row(page, number).focus()
    // What is out is not taken away for maintenance: its letter does nothing.
    await press(page, 'm')
    await press(page, 'b')
    await row(page, number).getByText('Available').waitFor()
    expect((await rentOf(rent.id)).returnedAt).not.toBeNull()
    await press(page, 'm')
    await page.getByRole('alertdialog').getByText(`Start maintenance on ${number}`).waitFor()
    await page.keyboard.type('New brakes')
    await press(page, 'Control+Enter')
    await row(page, number).getByText('Under Maintenance').waitFor()
    await row(page, number).getByText('New brakes').waitFor()
    await press(page, 'm')
    await row(page, number).getByText('Available').waitFor()
    await openRecord(page, number, 'Rents')
    await panel(page).getByRole('link', { name: 'Back Kim' }).waitFor()
    await panel(page).getByRole('tab', { name: 'History' }).click()
    await panel(page).getByText('put a bike under maintenance').waitFor()
  })
})
