// The bikes themselves: added, deleted, found, a file of new ones, the settings. Rents have journeys of their own.
import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { png } from '../trust/lib/png.ts'
import { bikesOf, dialog, field, middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, question, row, toast } from './parts.ts'

const openList = (enterList: Enter, path: string, looks?: Looks, name = 'bikes') => enterList(name, path, looks)
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search screens, people and actions' })

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { newBike, asks } = bikesOf(() => admin)

test.describe('a bike', () => {
  test('is added with its picture, which whoever opens it sees', async ({ enterList }) => {
    const { page, complaints } = await openList(enterList, '/bike/list')
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
  })

  test('that has been rented is not deleted, one that never was is, after a question', async ({ enterList }) => {
    const [bike, rent] = [await newBike(), await asks('Keeper Kim')]
    await admin.bike.cancelRent({ path: { rentId: rent.id } })
    const { page } = await openList(enterList, '/bike/list?pageSize=100', {}, 'admin')
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
  })

  test('that was ticked while it was out can be taken out for maintenance once its panel has taken it back', async ({ enterList }) => {
    const { bike, id } = await asks('Ticking Tina')
    await admin.bike.confirmRent({ path: { rentId: id } })
    // It leaves the list by coming back: what is done is done to what was seen of it last.
    const { page } = await openList(enterList, '/bike/list?status=In%20use')
    await row(page, bike.number).locator('[data-tick]').click()
    await row(page, bike.number).click(middle)
    await panel(page).getByRole('button', { name: 'Return the bike' }).click()
    await panel(page).getByText('Available').waitFor()
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Start maintenance' }).click()
    await question(page).getByRole('button', { name: 'Start maintenance' }).click()
    await toast(page, '1 bike under maintenance').waitFor()
    expect((await admin.bike.get({ path: { bikeId: bike.id } })).status).toBe('Under Maintenance')
  })

  test('is found in the palette by its number, by who may see bikes alone', async ({ enter, enterList }) => {
    const { number } = await admin.bike.create({ body: { number: 'Palette-1' } })
    const { page } = await openList(enterList, '/bike/rent')
    await page.getByRole('button', { name: 'Search everything' }).waitFor()
    await press(page, 'Control+k')
    await palette(page).fill(number.toLowerCase())
    await page.getByRole('group', { name: 'Bikes' }).getByRole('option', { name: number }).waitFor()
    await press(page, 'Enter')
    await panel(page).getByRole('heading', { name: number }).waitFor()
    const security = await enter('security', '/')
    await security.page.getByRole('button', { name: 'Search everything' }).waitFor()
    await press(security.page, 'Control+k')
    await palette(security.page).fill(number)
    await security.page.getByText('Nothing found').waitFor()
    expect(await security.page.getByRole('option').count()).toBe(0)
  })
})

test.describe('a file of bikes', () => {
  const bring = (page: Page, text: string, name = 'bikes.csv') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('is looked at before it is brought in, with the line and the reason of what cannot be', async ({ enterList, database }) => {
    const { number, id } = await newBike()
    const { page, complaints } = await openList(enterList, '/bike/list')
    await page.getByRole('button', { name: 'Import' }).click()
    await dialog(page).getByText('Choose a file').waitFor()
    await accessible(page)
    await bring(page, 'not bikes at all\nx\n')
    await dialog(page).getByText('bikes.csv has no column “Bike number”').waitFor()
    // A heading that nobody knows may be a misspelt one: it is left out only if somebody says so.
    await bring(page, `车号,make,车棚,shoe\n${number},Trek,North,42\n`)
    await dialog(page).getByText('Unknown column: shoe. Fix the headings, or skip them.').waitFor()
    await accessible(page)
    await dialog(page).getByRole('button', { name: 'Skip unknown columns' }).click()
    await dialog(page).getByText('Not imported: shoe').waitFor()
    await dialog(page).getByText('Brand: Trek FX 2 → Trek', { exact: false }).waitFor()
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    // What the page sees itself and what only the server knows is told together.
    await bring(page, `number,brand\n${number},Giant\n,Giant\nN-1,\nn-1,\n`)
    await dialog(page).getByText('2 lines of bikes.csv cannot be imported.', { exact: false }).waitFor()
    const line = (name: string) => dialog(page).getByRole('listitem').filter({ hasText: name })
    await line('Line 3').getByText('Bike number is required').waitFor()
    await line('Line 5').getByText('The file has this number more than once').waitFor()
    expect(await dialog(page).getByRole('listitem').count()).toBe(2)
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()

    await bring(page, `\uFEFF自行车编号;品牌;位置;状态\r\n${number};Brompton;;\r\nN-1;Giant;Library rack;\r\nN-2;;;\r\n`)
    await dialog(page).getByText('3 lines of bikes.csv can be imported.', { exact: false }).waitFor()
    await dialog(page).getByText('Not imported: 状态').waitFor()
    await dialog(page).getByText('2 created', { exact: true }).waitFor()
    await dialog(page).getByText('1 changed', { exact: true }).waitFor()
    await accessible(page)
    expect((await admin.bike.list({ query: { search: 'N-1' } })).total).toBe(0)
    await press(page, 'Enter')
    await dialog(page).getByText('Everything was imported.').waitFor()
    expect(await admin.bike.get({ path: { bikeId: id } })).toMatchObject({ brand: 'Brompton', location: 'Story rack' })
    expect((await admin.bike.list({ query: { search: 'N-1' } })).records).toMatchObject([{ brand: 'Giant', location: 'Library rack' }])
    // It was the wrong file.
    await accessible(page)
    await dialog(page).getByRole('button', { name: 'Undo the import' }).click()
    await dialog(page).getByText('The import is undone.').waitFor()
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    expect((await admin.bike.get({ path: { bikeId: id } })).brand).not.toBe('Brompton')
    expect((await admin.bike.list({ query: { search: 'N-1' } })).total).toBe(0)
    const { rows: files } = await database.query("select distinct file_name from run where operation = 'bike.import'")
    expect(files).toEqual([{ file_name: 'bikes.csv' }])
    expect(complaints).toEqual([])
  })
})

test('the settings of bikes are the school’s: how many at once, and a feed that anybody may read', async ({ enter }) => {
  const { page } = await enter('admin', '/settings/bikes')
  await page.getByLabel('Bikes at once').fill('0')
  await page.getByRole('switch', { name: 'Make availability public' }).check()
  await press(page, 'Control+Enter')
  await page.getByText('Bikes at once must be at least 1').waitFor()
  await page.getByText('Latitude is required').waitFor()
  await accessible(page)
  await page.getByLabel('Bikes at once').fill('2')
  await page.getByLabel('Latitude').fill('39.9042')
  await page.getByLabel('Longitude').fill('116.4074')
  await press(page, 'Control+Enter')
  await toast(page, 'Settings saved').waitFor()
  const address = await page.getByLabel('Feed address').inputValue()
  expect(await (await fetch(address)).json()).toMatchObject({ version: '3.0', data: { feeds: expect.any(Array) } })
  const { version, maxRents } = await admin.bike.settings()
  expect(maxRents).toBe(2)
  await admin.bike.updateSettings({ body: { maxRents: 1, feedPublic: false, version } })
  expect((await fetch(address)).status).toBe(404)
})
