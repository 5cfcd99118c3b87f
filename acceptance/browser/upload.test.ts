// An image on its way is part of the form that it is for: saving waits for it, and leaving asks.
import type { Locator, Page } from 'playwright/test'
import { pixel } from '../lib/pixel.ts'
import { field } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { dialog, keepEditing, panel, question, toast } from './parts.ts'

const image = { name: 'image.png', mimeType: 'image/png', buffer: pixel }

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))

/** Holds what is uploaded back until it is let through or fails. */
async function slow(page: Page): Promise<(how: 'through' | 'broken') => void> {
  const answer = Promise.withResolvers<'through' | 'broken'>()
  await page.route(/\/files(\?|$)/, async (route) => {
    if ((await answer.promise) === 'through') await route.continue()
    else await route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":99,"message":"Broken"}' })
  })
  return answer.resolve
}

async function newBike(enterList: Enter, number: string) {
  const { page, context } = await enterList('bikes', '/bike/list')
  const upload = await slow(page)
  await page.getByRole('button', { name: 'New bike' }).click()
  await field(page, 'Bike number').fill(number)
  await field(page, 'Picture').setInputFiles(image)
  await dialog(page).getByRole('button', { name: 'Cancel upload' }).waitFor()
  const save = dialog(page).getByRole('button', { name: /^Add bike/ })
  return { page, context, upload, save }
}
/** The button turns while it works, or waits for an image. */
const turns = async (button: Locator, does: boolean) => await expect.poll(() => button.getAttribute('aria-busy')).toBe(does ? 'true' : null)
const bikesOf = async (number: string) => (await admin.bike.list({ query: { search: number } })).records

test.describe('a bike that is saved while its picture is on its way', () => {
  test('is saved with it, and with what was typed meanwhile', async ({ enterList }) => {
    const { page, upload, save } = await newBike(enterList, 'U-1')
    await page.keyboard.press('Control+Enter')
    await turns(save, true)
    await field(page, 'Brand').fill('Brompton')
    upload('through')
    await toast(page, 'Bike added').waitFor()
    await panel(page).getByRole('img', { name: 'Picture of U-1' }).waitFor()
    expect(await bikesOf('U-1')).toMatchObject([{ brand: 'Brompton', pictureId: expect.any(Number) }])
  })

  test('is not saved without it: the field says why it did not come', async ({ enterList }) => {
    const { page, upload, save } = await newBike(enterList, 'U-2')
    await page.keyboard.press('Control+Enter')
    await turns(save, true)
    upload('broken')
    await dialog(page).getByRole('alert').filter({ hasText: 'Broken' }).waitFor()
    await turns(save, false)
    expect(await bikesOf('U-2')).toEqual([])
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Bike added').waitFor()
  })

  test('waits no more for a picture whose sending is stopped, nor for who is about to leave', async ({ enterList }) => {
    const { page, upload, save } = await newBike(enterList, 'U-3')
    await page.keyboard.press('Control+Enter')
    await turns(save, true)
    await page.keyboard.press('Escape')
    await question(page).getByText('Discard what you typed?').waitFor()
    await keepEditing(page)
    await turns(save, false)
    await page.keyboard.press('Control+Enter')
    await turns(save, true)
    await dialog(page).getByRole('button', { name: 'Cancel upload' }).click()
    await turns(save, false)
    upload('through')
    expect(await bikesOf('U-3')).toEqual([])
  })
})

test('a picture on its way is asked about before it is lost, where nothing else has changed', async ({ enterList }) => {
  const { id } = await admin.bike.create({ body: { number: 'U-4' } })
  const { page } = await enterList('bikes', `/bike/list?id=${id}`)
  const upload = await slow(page)
  await panel(page).getByRole('heading', { name: 'U-4' }).waitFor()
  await panel(page).focus()
  await page.keyboard.press('e')
  await field(page, 'Picture').setInputFiles(image)
  await dialog(page).getByRole('button', { name: 'Cancel upload' }).waitFor()
  await page.keyboard.press('Escape')
  await question(page).getByText('Discard what you typed?').waitFor()
  await keepEditing(page)
  await page.keyboard.press('Control+Enter')
  upload('through')
  await toast(page, 'Bike saved').waitFor()
  await panel(page).getByRole('img', { name: 'Picture of U-4' }).waitFor()
  expect((await admin.bike.get({ path: { bikeId: id } })).pictureId).not.toBeNull()
})

test.describe('an application for a pass', () => {
  const begin = async (enter: Enter) => {
    const { page, context } = await enter('security', '/vehicle/apply')
    const upload = await slow(page)
    await page.getByLabel('Registration certificate').setInputFiles(image)
    await page.getByLabel('Signature', { exact: true }).setInputFiles(image)
    await page.getByText('Not saved yet').waitFor()
    return { page, context, upload }
  }

  test('waits for its certificate and its signature', async ({ enter }) => {
    const { page, upload } = await begin(enter)
    await page.getByLabel(/^Applicant/).fill('Qian Jun')
    await page.getByLabel(/^Email Address/).fill('qian.jun@kitchen.example')
    await page.getByLabel(/^License plate/).fill('沪AD56781')
    await page.keyboard.press('Control+Enter')
    await turns(page.getByRole('button', { name: 'Submit application' }), true)
    upload('through')
    await panel(page).getByRole('heading', { name: '沪AD56781' }).waitFor()
    await panel(page).getByRole('button', { name: 'Registration certificate' }).waitFor()
    await panel(page).getByRole('button', { name: 'Signature' }).waitFor()
    expect((await admin.vehicle.list({ query: { search: '沪AD56781' } })).records).toMatchObject([
      { certificateId: expect.any(Number), signatureId: expect.any(Number) },
    ])
  })

  test('that is discarded takes no image that was still on its way', async ({ enter }) => {
    const { page, upload } = await begin(enter)
    const ended = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Discard' }).click()
    await ended
    await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0)
    upload('through')
    expect(await page.getByRole('button', { name: 'Cancel upload' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Remove the image' }).count()).toBe(0)
  })
})
