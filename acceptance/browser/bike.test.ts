// A day in the bike room: the queue worked by keyboard, the desk, the bikes themselves, a file of new ones.
import { deflateSync } from 'node:zlib'
import type { Schema } from '@isb/sdk'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../lib/house.ts'
import { png } from '../trust/lib/png.ts'
import { accessible, openBrowser, reflows, type Looks } from './lib.ts'

const house = openBrowser()

const rows = (page: Page) => page.locator('[role=grid] [role=row][data-row]')
const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name }).first()
const panel = (page: Page) => page.locator('[data-slot=detail-panel]')
const dialog = (page: Page) => page.getByRole('dialog').first()
const field = (page: Page, label: string) =>
  dialog(page)
    .getByLabel(new RegExp(`^${label}`))
    .first()
const toast = (page: Page, text: string | RegExp) => page.locator('[data-slot=toast]').filter({ hasText: text }).first()
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search screens, people and actions' })
const press = (page: Page, key: string) => page.keyboard.press(key)
/** The part of a row that opens it. */
const middle = { position: { x: 200, y: 12 } }

async function enter(path: string, looks?: Looks, name = 'bikes') {
  const visit = await house.enter(name, path, looks)
  await rows(visit.page).first().waitFor()
  return visit
}
async function open(page: Page, name: string, tab?: string): Promise<void> {
  await row(page, name).click(middle)
  await panel(page).getByRole('heading', { name }).waitFor()
  if (tab) await panel(page).getByRole('tab', { name: tab }).click()
}
/** Lets a look-up find one thing and takes it, by keyboard. */
async function lookUp(page: Page, label: string, typed: string, found: string): Promise<void> {
  await field(page, label).focus()
  await press(page, 'Enter')
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: found }).first().waitFor()
  await press(page, 'Enter')
  await expect.poll(() => field(page, label).textContent()).toContain(found)
}

let admin: Person
let made = 0
const newBike = () => admin.bike.create({ body: { number: `K-${++made}`, brand: 'Trek FX 2', location: 'Story rack' } })
const newRider = (name: string) =>
  admin.staff.create({ body: { name, email: `${name.toLowerCase().replace(' ', '.')}@school.example`, type: 'student', invite: false } })
/** Somebody asks for a bike of their own. */
async function asks(name: string): Promise<Schema<'Rent'>> {
  const [bike, rider] = await Promise.all([newBike(), newRider(name)])
  return admin.bike.requestRent({ body: { bikeId: bike.id, personId: rider.id } })
}
const rentOf = (rentId: number) => admin.bike.getRent({ path: { rentId } })
beforeAll(async () => {
  admin = await house.person('admin')
})

describe('the queue', () => {
  test('is worked by keyboard alone: down, open, confirm, down, reject with a reason', async () => {
    const [first, second] = [await asks('Keyboard Kim'), await asks('Keyboard Lee')]
    const { page, context, complaints } = await enter('/bike/rent?pageSize=50')
    await row(page, first.bike.number).waitFor()
    await rows(page).first().focus()
    // Those who have waited longest stand before them.
    const active = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    for (let steps = 0; steps < 50 && !(await active()).includes(first.bike.number); steps++) await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
    await panel(page).getByText('0 of 1 bikes out. Within the limit.').waitFor()
    await panel(page)
      .getByText(/^7 days, back by /)
      .waitFor()
    await press(page, 'c')
    await toast(page, 'Rent confirmed').waitFor()
    await panel(page).locator('header').getByText('Confirmed').waitFor()
    expect(await rentOf(first.id)).toMatchObject({ confirmation: 'Confirmed', decidedBy: { name: 'Zheng Rui' } })

    await press(page, 'Escape')
    await expect.poll(active).toContain(first.bike.number)
    for (let steps = 0; steps < 50 && !(await active()).includes(second.bike.number); steps++) await press(page, 'ArrowUp')
    for (let steps = 0; steps < 50 && !(await active()).includes(second.bike.number); steps++) await press(page, 'ArrowDown')
    await press(page, 'r')
    await page.getByRole('alertdialog').getByText(`Reject the rent of ${second.bike.number}?`).waitFor()
    await accessible(page)
    await press(page, 'Control+Enter')
    await page.getByRole('alertdialog').getByText('Reason is required').waitFor()
    await page.keyboard.type('The saddle is loose')
    await press(page, 'Control+Enter')
    await toast(page, 'Rent rejected').waitFor()
    expect(await rentOf(second.id)).toMatchObject({ confirmation: 'Rejected', reason: 'The saddle is loose' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('names who was first where somebody else has decided one of many meanwhile', async () => {
    const [mine, theirs] = [await asks('Bulk Kim'), await asks('Bulk Lee')]
    const { page, context } = await house.enter('bikes', '/bike/rent?confirmation=Pending&pageSize=50')
    // This console hears of nothing by itself, as when the network is slow.
    await page.route('**/isb/admin/events', (route) => route.abort())
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
    await context.close()
  })

  test('grows by itself, while the row under the pointer stays where it is, and the count beside the menu follows', async () => {
    const { page, context } = await enter('/bike/rent?pageSize=100')
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
    await context.close()
  })
})

describe('at the desk', () => {
  test('a rent is recorded and the bike handed over with one press, by keyboard', async () => {
    const [bike, rider] = [await newBike(), await newRider('Desk Kim')]
    const { page, context, complaints } = await enter('/bike/rent')
    await page.getByRole('button', { name: 'Record a rent' }).focus()
    await press(page, 'Enter')
    await dialog(page).getByText('Record a rent').waitFor()
    await lookUp(page, 'Person', 'desk k', 'Desk Kim')
    await dialog(page).getByText('0 of 1 bikes out. Within the limit.').waitFor()
    await lookUp(page, 'Bike', bike.number, bike.number)
    await accessible(page)
    await press(page, 'Control+Enter')
    await press(page, 'Control+Enter')
    await toast(page, 'Rent recorded, and the bike is handed over').waitFor()
    await panel(page).getByRole('heading', { name: bike.number }).waitFor()
    await panel(page).locator('header').getByText('Confirmed').waitFor()
    expect(await admin.bike.get({ path: { bikeId: bike.id } })).toMatchObject({ status: 'In use', rent: { person: { id: rider.id } } })

    await page.getByRole('button', { name: 'Record a rent' }).click()
    await lookUp(page, 'Person', 'desk k', 'Desk Kim')
    await dialog(page).getByText('1 of 1 bikes out. No more at the moment.').waitFor()
    await dialog(page).getByText(`${bike.number}: due`).waitFor()
    await press(page, 'Control+Enter')
    await dialog(page).getByText('They have as many bikes as one may have').waitFor()
    expect((await admin.bike.listRents({ query: { personId: rider.id } })).total).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a rent that is recorded but not handed over stands, once, and says so', async () => {
    const [bike, rider] = [await newBike(), await newRider('Desk Lee')]
    const { page, context } = await enter('/bike/list?status=Available&pageSize=100')
    await row(page, bike.number).focus()
    await press(page, 'r')
    await lookUp(page, 'Person', 'desk l', 'Desk Lee')
    await page.route('**/confirm', (route) => route.abort())
    await press(page, 'Control+Enter')
    await dialog(page)
      .getByText(`The request is recorded and holds ${bike.number}, but the bike could not be handed over.`, { exact: false })
      .waitFor()
    await accessible(page)
    await page.unroute('**/confirm')
    await dialog(page).getByRole('button', { name: 'Hand it over' }).click()
    await toast(page, 'Rent recorded, and the bike is handed over').waitFor()
    const { records } = await admin.bike.listRents({ query: { personId: rider.id } })
    expect(records.map(({ confirmation }) => confirmation)).toEqual(['Confirmed'])
    await context.close()
  })

  test('a bike comes back, is mended and is free again, each by its letter', async () => {
    const rent = await asks('Back Kim')
    await admin.bike.confirmRent({ path: { rentId: rent.id } })
    const { number } = rent.bike
    const { page, context } = await enter('/bike/list?pageSize=100')
    await row(page, number).getByText('Back Kim').waitFor()
    await row(page, number).focus()
    await press(page, 'm')
    await toast(page, 'This bike is out, or under maintenance already').waitFor()
    await press(page, 'b')
    await row(page, number).getByText('Available').waitFor()
    expect((await rentOf(rent.id)).returnedAt).not.toBeNull()
    await press(page, 'm')
    await page.getByRole('alertdialog').getByText(`Take ${number} out for maintenance`).waitFor()
    await page.keyboard.type('New brakes')
    await press(page, 'Control+Enter')
    await row(page, number).getByText('Under Maintenance').waitFor()
    await row(page, number).getByText('New brakes').waitFor()
    await press(page, 'm')
    await row(page, number).getByText('Available').waitFor()
    await open(page, number, 'Rents')
    await panel(page).getByRole('link', { name: 'Back Kim' }).waitFor()
    await panel(page).getByRole('tab', { name: 'History' }).click()
    await panel(page).getByText('took a bike out for maintenance').waitFor()
    await context.close()
  })
})

describe('a bike', () => {
  test('is added with its picture, which whoever opens it sees', async () => {
    const { page, context, complaints } = await enter('/bike/list')
    await page.getByRole('button', { name: 'New bike' }).click()
    await field(page, 'Bike number').waitFor()
    await press(page, 'Control+Enter')
    await dialog(page).getByText('Bike number is required').waitFor()
    await field(page, 'Bike number').fill('P-100')
    await field(page, 'Brand').fill('Brompton C Line')
    await field(page, 'Location').fill('Library rack')
    const pixels = Buffer.concat(Array.from({ length: 24 }, () => Buffer.alloc(1 + 3 * 32, 200)).map((line) => (line.writeUInt8(0), line)))
    await field(page, 'Picture').setInputFiles({
      name: 'bike.png',
      mimeType: 'image/png',
      buffer: png(32, 24, deflateSync(pixels)),
    })
    await dialog(page).getByRole('button', { name: 'Remove the image' }).waitFor()
    await press(page, 'Control+Enter')
    await toast(page, 'Bike added').waitFor()
    await panel(page).getByRole('heading', { name: 'P-100' }).waitFor()
    const picture = panel(page).getByRole('img', { name: 'Picture of P-100' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32)
    await panel(page)
      .getByRole('button', { name: /^Picture of P-100/ })
      .click()
    await page.getByRole('dialog').getByRole('img', { name: 'Picture of P-100' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('that has been rented is not deleted, one that never was is, after a question', async () => {
    const [bike, rent] = [await newBike(), await asks('Keeper Kim')]
    await admin.bike.cancelRent({ path: { rentId: rent.id } })
    const { page, context } = await enter('/bike/list?pageSize=100', {}, 'admin')
    const remove = async (number: string) => {
      await row(page, number)
        .getByRole('button', { name: /Actions for/ })
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page
        .getByRole('alertdialog')
        .getByText(/Deleted data cannot be recovered/)
        .waitFor()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await remove(rent.bike.number)
    await toast(page, 'This bike has been rented before.').waitFor()
    await remove(bike.number)
    await toast(page, `${bike.number} is deleted`).waitFor()
    await expect.poll(() => row(page, bike.number).count()).toBe(0)
    expect(await row(page, rent.bike.number).count()).toBe(1)
    await context.close()
  })

  test('is found in the palette by its number, by who may see bikes alone', async () => {
    const { number } = await admin.bike.create({ body: { number: 'Palette-1' } })
    const { page, context } = await enter('/bike/rent')
    await press(page, 'Control+k')
    await palette(page).fill(number.toLowerCase())
    await page.getByRole('group', { name: 'Bikes' }).getByRole('option', { name: number }).waitFor()
    await press(page, 'Enter')
    await panel(page).getByRole('heading', { name: number }).waitFor()
    const security = await house.enter('security', '/')
    await security.page.getByRole('heading', { level: 1 }).waitFor()
    await press(security.page, 'Control+k')
    await palette(security.page).fill(number)
    await security.page.getByText('Nothing found').waitFor()
    expect(await security.page.getByRole('option').count()).toBe(0)
    await Promise.all([context.close(), security.context.close()])
  })
})

describe('a file of bikes', () => {
  const bring = (page: Page, text: string, name = 'bikes.csv') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('is looked at before it is brought in, with the line and the reason of what cannot be', async () => {
    const { number, id } = await newBike()
    const { page, context, complaints } = await enter('/bike/list')
    await page.getByRole('button', { name: 'Import' }).click()
    await dialog(page).getByText('Choose a file').waitFor()
    await accessible(page)
    await bring(page, 'not bikes at all\nx\n')
    await dialog(page).getByText('bikes.csv has no column “Bike number”').waitFor()
    await bring(page, `number,brand\n${number},Giant\n,Giant\n`)
    await dialog(page).getByText('1 line of bikes.csv cannot be brought in.', { exact: false }).waitFor()
    await dialog(page).getByText('Line 3').waitFor()
    await dialog(page).getByText('Bike number is required').waitFor()
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await bring(page, 'number\nN-1\nn-1\n')
    await dialog(page).getByText('This number stands in the file more than once').first().waitFor()
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()

    await bring(page, `\uFEFF车辆编号;品牌;位置;状态\r\n${number};Brompton;;\r\nN-1;Giant;Library rack;\r\nN-2;;;\r\n`)
    await dialog(page).getByText('3 lines of bikes.csv can be brought in.', { exact: false }).waitFor()
    await dialog(page).getByText('Not brought in: 状态').waitFor()
    await dialog(page).getByText('2 new', { exact: true }).waitFor()
    await dialog(page).getByText('1 changed', { exact: true }).waitFor()
    await accessible(page)
    expect((await admin.bike.list({ query: { search: 'N-1' } })).total).toBe(0)
    await press(page, 'Enter')
    await dialog(page).getByText('All of it is brought in.').waitFor()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    expect(await admin.bike.get({ path: { bikeId: id } })).toMatchObject({ brand: 'Brompton', location: 'Story rack' })
    expect((await admin.bike.list({ query: { search: 'N-1' } })).records).toMatchObject([{ brand: 'Giant', location: 'Library rack' }])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the settings of bikes are the school’s: how many at once, and a feed that anybody may read', async () => {
  const { page, context } = await house.enter('admin', '/settings/bikes')
  await page.getByLabel('Bikes at once').fill('0')
  await page.getByRole('switch', { name: 'Anybody may read what is free' }).check()
  await press(page, 'Control+Enter')
  await page.getByText('Bikes at once is at least 1').waitFor()
  await page.getByText('Latitude is required').waitFor()
  await accessible(page)
  await page.getByLabel('Bikes at once').fill('2')
  await page.getByLabel('Latitude').fill('39.9042')
  await page.getByLabel('Longitude').fill('116.4074')
  await press(page, 'Control+Enter')
  await toast(page, 'Settings saved').waitFor()
  const address = await page.getByLabel('Address of the feed').inputValue()
  expect(await (await fetch(address)).json()).toMatchObject({ version: '3.0', data: { feeds: expect.any(Array) } })
  const { version, maxRents } = await admin.bike.settings()
  expect(maxRents).toBe(2)
  await admin.bike.updateSettings({ body: { maxRents: 1, feedPublic: false, version } })
  expect((await fetch(address)).status).toBe(404)
  await context.close()
})

describe.each([
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'zh', theme: 'dark', width: 1440 },
  { locale: 'zh', theme: 'light', width: 390 },
  { locale: 'en', theme: 'dark', width: 390 },
] as const)('in $locale, $theme, $width px', (looks) => {
  test.each(['/bike/list', '/bike/rent', '/bike/return'])(
    '%s and its panel are accessible and do not scroll sideways',
    async (path) => {
      const { page, context, complaints } = await enter(path, looks)
      await accessible(page)
      await reflows(page)
      await rows(page).first().click(middle)
      await panel(page).waitFor()
      await panel(page).locator('[data-slot=fields]').waitFor()
      await accessible(page)
      await reflows(page)
      expect(complaints).toEqual([])
      await context.close()
    },
    120_000,
  )
})
