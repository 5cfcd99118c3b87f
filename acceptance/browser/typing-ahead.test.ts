// Keys pressed while something opens: none of them acts on the page below, and text waits for the first field.
import type { Page } from 'playwright/test'
import { bikesOf, field } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, row, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { asks } = bikesOf(() => admin)

/** Holds scripts back until it is called off. Answers how to let them through. */
async function holdScripts(page: Page, which: RegExp): Promise<() => void> {
  const free = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await free.promise
    await route.continue()
  })
  return free.resolve
}
const dialogs = /\/assets\/(?:[\w-]*dialog|rent-form|overlay-parts|palette)-[\w-]{8}\.js/
const opening = (page: Page) => page.locator('[data-slot=opening]')

test('letters typed after New bike wait for its first field, and the open bike keeps its rent', async ({ enter }) => {
  const rent = await asks('Typing Tao')
  await admin.bike.confirmRent({ path: { rentId: rent.id } })
  const { bike } = rent
  const { page } = await enter('admin', '/healthz')
  const letThrough = await holdScripts(page, dialogs)
  await page.goto(`/bike/list?id=${bike.id}`)
  await panel(page).getByRole('heading', { name: bike.number }).waitFor()
  await page.getByRole('button', { name: 'New bike' }).click()
  await page.keyboard.type('r-90x', { delay: 30 })
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1', { delay: 30 })
  await opening(page).waitFor()
  letThrough()
  await expect.poll(() => field(page, 'Bike number').inputValue()).toMatch(/^r-901$/i)
  await expect(field(page, 'Bike number')).toBeFocused()
  expect((await admin.bike.get({ path: { bikeId: bike.id } })).status).toBe('In use')
})

test('letters typed after Record a rent search for a person, and the open request stays undecided', async ({ enter }) => {
  const rent = await asks('Waiting Wu')
  const { page } = await enter('admin', '/healthz')
  const letThrough = await holdScripts(page, dialogs)
  await page.goto(`/bike/rent?id=${rent.id}`)
  await panel(page).getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: 'Record a rent' }).click()
  await page.keyboard.type('chen', { delay: 30 })
  letThrough()
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('chen')
  expect((await admin.bike.getRent({ path: { rentId: rent.id } })).confirmation).toBe('Pending')
})

test('text typed for a dialog that could not be fetched is not typed into the next one', async ({ enterList }) => {
  const { page } = await enterList('admin', '/bike/list')
  await page.route(dialogs, (route) => route.abort())
  await page.getByRole('button', { name: 'New bike' }).click()
  await page.keyboard.type('r-902', { delay: 30 })
  await toast(page, 'It did not load').waitFor()
  await page.unroute(dialogs)
  // Its keys act again, and the focus is back.
  await expect(page.getByRole('button', { name: 'New bike' })).toBeFocused()
  await page.keyboard.press('Enter')
  await field(page, 'Bike number').waitFor()
  await page.waitForTimeout(300)
  expect(await field(page, 'Bike number').inputValue()).toBe('')
})

test('Escape leaves a dialog that does not come, and the focus goes back to its button', async ({ enterList }) => {
  const { page } = await enterList('admin', '/bike/list')
  await page.route(dialogs, () => {})
  await page.getByRole('button', { name: 'New bike' }).click()
  await opening(page).waitFor()
  await accessible(page)
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(opening(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New bike' })).toBeFocused()
})

test('a letter typed while a menu or another page is on its way decides nothing', async ({ enter }) => {
  const rent = await asks('Patient Pei')
  const { page } = await enter('admin', '/healthz')
  const letThrough = await holdScripts(page, /\/assets\/(?:overlay-parts|returns-screen)-[\w-]{8}\.js/)
  await page.goto(`/bike/rent?id=${rent.id}`)
  await panel(page).getByRole('heading').first().waitFor()
  await row(page, 'Patient Pei')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.keyboard.type('c')
  await page.getByRole('link', { name: /^Return requests/ }).click()
  await page.keyboard.type('c')
  letThrough()
  await page.getByRole('heading', { level: 1, name: 'Return requests' }).waitFor()
  expect((await admin.bike.getRent({ path: { rentId: rent.id } })).confirmation).toBe('Pending')
})

test('letters typed after New menu reach the field that has the focus, though another one comes first', async ({ enter }) => {
  const { page } = await enter('admin', '/upms/menu')
  await page.getByRole('button', { name: 'New menu' }).click()
  await page.keyboard.type('Library desk')
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Library desk')
})

test('a space typed while a form opens is part of the name that is looked up', async ({ enter }) => {
  const { page } = await enter('admin', '/absence')
  await page.getByRole('button', { name: 'Record absence' }).click()
  await page.keyboard.type('emma silva', { delay: 40 })
  await expect(page.locator('input:focus')).toHaveValue('emma silva')
})
