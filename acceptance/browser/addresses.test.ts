// Addresses: names of older links, values that do not fit, and signing in with a session.
import { expect, test } from './fixtures.ts'
import { rows } from './parts.ts'

test('the form of a survey opens by surveyId, and by the id of older links', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const { records } = await admin.survey.list({ query: { pageSize: 1 } })
  const survey = records[0]!
  for (const name of ['surveyId', 'id']) {
    const { page, complaints } = await enter('admin', `/admission/form?${name}=${survey.id}`)
    await page.waitForURL(`**/admission/form?surveyId=${survey.id}`)
    await page.getByRole('button', { name: 'Publish' }).or(page.getByText(survey.title)).first().waitFor()
    expect(await page.getByText('No survey is chosen').count()).toBe(0)
    expect(complaints).toEqual([])
  }
})

test('a value that does not fit leaves the address, and the others stay', async ({ enter }) => {
  const { page, complaints } = await enter('admin', '/bike/list?pageNum=abc&status=Available&sort=-number&unknown=1')
  await rows(page).first().waitFor()
  await page.waitForURL((url) => !url.searchParams.has('pageNum'))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ status: 'Available', sort: '-number', unknown: '1' })
  expect(complaints).toEqual([])
})

for (const [path, leads] of [
  ['/login', '/'],
  ['/isb-iot/login', '/'],
  ['/login?redirect=%2Fbike%2Flist%3Fstatus%3DAvailable', '/bike/list?status=Available'],
  ['/login?redirect=https:%2F%2Fevil.example', '/'],
] as const)
  test(`${path} with a session leads on to ${leads}`, async ({ enter }) => {
    const { page, complaints } = await enter('admin', path)
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(leads)
    expect(complaints).toEqual([])
  })

test('a session that has ended asks to sign in, and leads back', async ({ database, enter }) => {
  const { page } = await enter('admin', '/bike/list')
  await rows(page).first().waitFor()
  await database.query('delete from session')
  // The browser still holds the session, so the page leads on; the server then refuses it.
  await page.goto('/login?redirect=%2Fbike%2Flist')
  await page.locator('input[name=email]').waitFor()
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/bike/list')
})
