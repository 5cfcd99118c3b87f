// Failed calls as the specification orders them (section 8): a toast for each status from 400 on and each code other than 0, one at a time.
// The state that the screen shows in the place of what is missing stays beside it.
import { expect, test } from './fixtures.ts'
import { toast } from './parts.ts'

const refusal = { status: 200, contentType: 'application/json', body: '{"code":5,"message":"Too many at once","data":null}' }

test('a list that answers with a status from 400 on shows the status text as a toast', async ({ enter }) => {
  const { page } = await enter('admin', '/')
  await page.route(/\/isb\/admin\/bikes\?/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/bike/list')
  await toast(page, 'Internal Server Error').waitFor()
  await page.getByText('The list did not load').waitFor()
})

test('a list that answers with a code other than 0 shows its message as a toast', async ({ enter }) => {
  const { page } = await enter('admin', '/')
  await page.route(/\/isb\/admin\/bikes\?/, (route) => route.fulfill(refusal))
  await page.goto('/bike/list')
  await toast(page, 'Too many at once').waitFor()
  await page.getByText('The list did not load').waitFor()
})

test('a look-up that fails shows a toast', async ({ enterList }) => {
  const { page } = await enterList('admin', '/bike/rent')
  await page.route(/\/isb\/admin\/bikes\/(options|people)/, (route) => route.fulfill(refusal))
  await page.getByRole('button', { name: 'Record a rent' }).click()
  await page.getByRole('dialog').getByRole('combobox').first().click()
  await page.keyboard.type('li')
  await toast(page, 'Too many at once').waitFor()
})

test('several calls that fail together show one toast', async ({ enter }) => {
  const { page } = await enter('admin', '/upms/menu')
  await page.getByRole('treegrid').waitFor()
  await page.route(/\/isb\/admin\/(?!auth)/, (route) => route.fulfill(refusal))
  await page.getByRole('link', { name: 'Home' }).first().click()
  await toast(page, 'Too many at once').waitFor()
  await page.waitForTimeout(1000)
  expect(await page.locator('[data-slot=toast]').count()).toBe(1)
})

test('an error toast closes after three seconds', async ({ enter }) => {
  const { page } = await enter('admin', '/')
  await page.route(/\/isb\/admin\/bikes\?/, (route) => route.fulfill(refusal))
  await page.goto('/bike/list')
  const said = toast(page, 'Too many at once')
  await said.waitFor()
  const shownAt = Date.now()
  await said.waitFor({ state: 'hidden' })
  expect(Date.now() - shownAt).toBeGreaterThan(2000)
})
