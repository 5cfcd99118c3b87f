// What did not load can be asked for again where it stands.
import { expect, test } from 'vitest'
import { accessible, openBrowser } from './lib.ts'
import { dialog, enterList, panel, row } from './parts.ts'

const house = openBrowser()
const broken = { status: 500, contentType: 'application/json', body: '{"code":99,"message":"Broken"}' }

test('a record that its panel could not read comes with one more try', async () => {
  const { rows } = await house.server.pool.query(`select id from staff where email = 'office@school.example'`)
  const address = /\/isb\/admin\/staff\/\d+(\?|$)/
  const { page, context } = await enterList(house, 'admin', '/upms/staff?type=student')
  await page.route(address, (route) => route.fulfill(broken))
  // A link to somebody whom the list does not show now: the panel reads the account by itself.
  await page.goto(`/upms/staff?type=student&id=${rows[0].id}`)
  await panel(page).getByText('It did not load').waitFor()
  await accessible(page)
  await page.unroute(address)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await panel(page).getByRole('heading', { name: 'Li Na' }).waitFor()
  expect(await panel(page).getByText('It did not load').count()).toBe(0)
  await context.close()
})

test('so does the menu that somebody else sees', async () => {
  const address = /\/isb\/admin\/staff\/\d+\/menus/
  const { page, context } = await enterList(house, 'admin', '/upms/staff?pageSize=100&type=staff')
  await page.route(address, (route) => route.fulfill(broken))
  await row(page, 'Li Na').click({ position: { x: 200, y: 12 } })
  await panel(page).getByRole('tab', { name: 'Access' }).click()
  await panel(page).getByRole('button', { name: 'See the menu' }).click()
  await dialog(page).getByText('The menu did not load').waitFor()
  await accessible(page)
  await page.unroute(address)
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await dialog(page).getByText('Menus', { exact: true }).waitFor()
  expect(await dialog(page).getByText('The menu did not load').count()).toBe(0)
  await context.close()
})
