// The list as every module has it, tried on the accounts.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import { accessible, phone, wide } from './lib.ts'
import { panel, question, row, rows, toast } from './parts.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, pinyin or email' })
const shown = async (page: Page) => (await page.locator('[data-slot=pagination] [role=status]').textContent()) ?? ''
const openList = (enterList: Enter, path = '/upms/staff', looks?: Looks) => enterList('admin', path, looks)

async function addFilter(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

test.describe('the address', () => {
  test('holds filters, order, page and the open record: a link shows a colleague the same', async ({ enterList }) => {
    const one = await openList(enterList, '/upms/staff?pageSize=50')
    await one.page.getByRole('tab', { name: /^Parents/ }).click()
    await addFilter(one.page, 'Gender', 'Female')
    await one.page.getByRole('columnheader', { name: 'Email Address' }).getByRole('button').click()
    await expect.poll(() => one.page.url()).toContain('sort=email')
    await rows(one.page)
      .nth(3)
      .click({ position: { x: 200, y: 12 } })
    await panel(one.page).waitFor()
    const name = await panel(one.page).getByRole('heading', { level: 2 }).textContent()
    const { pathname, searchParams, search: query } = new URL(one.page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ type: 'parent', gender: 'female', sort: 'email', pageSize: '50' })
    const seen = await shown(one.page)

    const two = await openList(enterList, `${pathname}${query}`)
    await panel(two.page).waitFor()
    expect(await panel(two.page).getByRole('heading', { level: 2 }).textContent()).toBe(name)
    expect(await shown(two.page)).toBe(seen)
  })

  test('says which filters and tabs of an old link there are not, and leaves them out', async ({ enter }) => {
    const { page } = await enter('admin', '/upms/staff?type=robot&gender=unknown&pageSize=50')
    await toast(page, 'This list has no such filter, so it was removed').waitFor()
    await toast(page, 'Kinds of accounts: “robot”, Gender: “unknown”').waitFor()
    await row(page, 'Amelie Dubois').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?pageSize=50')
  })

  test('never holds what is searched for, which a reload and Back bring again all the same', async ({ enterList }) => {
    const { page } = await openList(enterList)
    await search(page).fill('何静')
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(decodeURIComponent(page.url())).not.toContain('何')
    await page.reload()
    await row(page, 'He Jing').waitFor()
    expect(await rows(page).count()).toBe(1)
    await row(page, 'He Jing').click({ position: { x: 200, y: 12 } })
    await panel(page).waitFor()
    await page.goBack()
    await expect.poll(() => panel(page).count()).toBe(0)
    expect(await search(page).inputValue()).toBe('何静')
    expect(await rows(page).count()).toBe(1)
  })

  test('with a page that is not there leads to the last one', async ({ enterList }) => {
    const { page } = await openList(enterList, '/upms/staff?pageNum=999&type=student')
    await expect.poll(() => shown(page)).toMatch(/of 400$/)
  })
})

test.describe('the keyboard', () => {
  test('walks the rows, opens one, gives the focus to its panel and back, and ticks', async ({ enterList }) => {
    const { page } = await openList(enterList)
    await rows(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-slot'))).toBe('detail-panel')
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('1')
    await page.keyboard.press('Space')
    await page.getByRole('region', { name: 'Selected rows' }).getByText('1 selected').waitFor()
  })

  test('goes from the last record of a page to the first of the next', async ({ enterList }) => {
    const { page } = await openList(enterList, '/upms/staff?pageSize=20')
    await rows(page)
      .nth(19)
      .click({ position: { x: 200, y: 12 } })
    await panel(page).getByText('20 / ').waitFor()
    await panel(page).getByRole('button', { name: 'Next' }).click()
    await panel(page).getByText('21 / ').waitFor()
    expect(page.url()).toContain('pageNum=2')
    await panel(page).getByRole('button', { name: 'Previous' }).click()
    await panel(page).getByText('20 / ').waitFor()
  })
})

test.describe('one’s own arrangement', () => {
  test('a view brings filters, order and columns back, until it is deleted', async ({ enterList }) => {
    const { page } = await openList(enterList)
    await addFilter(page, 'Status', 'Disabled')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Gender' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('View name').fill('Locked out')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitem', { name: 'Reset columns' }).click()
    await page.getByRole('columnheader', { name: 'Gender' }).waitFor()
    await page.reload()
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('button', { name: 'Locked out', exact: true }).click()
    await expect.poll(() => page.url()).toContain('enabled=false')
    expect(await page.getByRole('columnheader', { name: 'Gender' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Saved views' }).click()
    await page.getByRole('button', { name: 'Delete the view Locked out' }).click()
    expect(await page.getByRole('button', { name: 'Locked out', exact: true }).count()).toBe(0)
  })

  test('columns that were put away stay away, for this person alone', async ({ house, enterList }) => {
    const { page } = await openList(enterList)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Source' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await rows(page).first().waitFor()
    expect(await page.getByRole('columnheader', { name: 'Source' }).count()).toBe(0)
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('list:')))
    expect(kept).toEqual([`list:${(await house.person('admin')).session()?.userInfo?.userId}:staff`])
  })
})

test('an export holds what the list shows, filters and search included', async ({ enterList }) => {
  const { page } = await openList(enterList, '/upms/staff?type=parent')
  await search(page).fill('wang')
  await expect.poll(async () => Number(/of (\d+)/.exec(await shown(page))?.[1])).toBeLessThan(96)
  const total = Number(/of (\d+)/.exec(await shown(page))?.[1])
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^staff-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.trim().split('\r\n')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(lines).toHaveLength(total + 1)
  expect(lines.slice(1).every((line) => /parent/i.test(line) && /wang/i.test(line))).toBe(true)
})

test.describe('many rows at once', () => {
  test('what was done is put right in the list, what was not says why', async ({ house, enterList, database }) => {
    const { page } = await openList(enterList, '/upms/staff?type=staff&pageSize=100')
    await row(page, 'He Jing').locator('[data-tick]').click()
    await row(page, 'Tom Baker').locator('[data-tick]').click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await question(page).getByText('Disable 2 accounts?').waitFor()
    await question(page)
      .getByText(/All their sessions end at once/)
      .waitFor()
    await question(page).getByRole('button', { name: 'Disable' }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByText('1 done, 1 failed').waitFor()
    await bar.getByRole('button', { name: 'Show what failed' }).click()
    await page.locator('[data-slot=popover]').getByText('He Jing').waitFor()
    await page.locator('[data-slot=popover]').getByText('You cannot do this to your own account').waitFor()
    await row(page, 'Tom Baker').getByText('Disabled').waitFor()
    expect((await database.query(`select email from staff where not enabled and email like 'nobody@%'`)).rows).toHaveLength(1)
    await (
      await house.person('admin')
    ).staff.enable({
      path: { staffId: (await database.query(`select id from staff where email like 'nobody@%'`)).rows[0].id },
    })
  })

  test('stay checked while one goes to other pages', async ({ enterList }) => {
    const { page } = await openList(enterList, '/upms/staff?type=student')
    const bar = page.getByRole('region', { name: 'Selected rows' })
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    const name = await rows(page).nth(2).getByRole('gridcell').nth(1).textContent()
    await rows(page).nth(2).locator('[data-tick]').click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => shown(page)).toMatch(/^21–40/)
    await expect.poll(() => all.getAttribute('aria-checked')).toBe('false')
    await all.click()
    await bar.getByText('21 selected').waitFor()
    await all.click()
    await bar.getByText('1 selected, 1 not shown', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect.poll(() => shown(page)).toMatch(/^1–20/)
    expect(await all.getAttribute('aria-checked')).toBe('mixed')
    expect(await page.locator('[role=row][aria-selected=true]').getByRole('gridcell').nth(1).textContent()).toBe(name)
  })

  test('are counted and named in the question although a search hides them', async ({ enterList }) => {
    const { page } = await openList(enterList, '/upms/staff?type=staff')
    const bar = page.getByRole('region', { name: 'Selected rows' })
    for (const name of ['He Jing', 'Tom Baker']) {
      await search(page).fill(name)
      await row(page, name).locator('[data-tick]').click()
    }
    await bar.getByText('2 selected, 1 not shown', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await expect(question(page).locator('[data-slot=concerned] li')).toHaveText([
      'He Jing (admin@school.example)',
      'Tom Baker (nobody@school.example)',
    ])
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
  })

  test('stop at Stop', async ({ enterList }) => {
    const { page } = await openList(enterList, '/upms/staff?type=student&pageSize=100')
    let asked = 0
    await page.route('**/end-sessions?*', async (route) => {
      asked++
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'End sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByText(/done, then stopped/)
      .waitFor()
    expect(asked).toBeLessThan(84)
  })
})

test.describe('when there is nothing to show', () => {
  test('a filter that nothing fits is taken off with one press', async ({ enterList }) => {
    const { page } = await openList(enterList)
    await search(page).fill('nobody is called this')
    await page.getByText('No results for these filters').waitFor()
    await accessible(page)
    await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
    await row(page, 'Amara Dubois').waitFor()
    expect(await search(page).inputValue()).toBe('')
  })

  test('an error says what to tell the help desk, and Retry mends it', async ({ enterList }) => {
    const { page } = await openList(enterList)
    await page.route(/\/isb\/admin\/staff\?/, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'req-teapot' },
        contentType: 'application/json',
        body: '{"code":99,"message":"Broken"}',
      }),
    )
    await page.reload()
    await page.getByText('The list did not load').waitFor()
    await page.getByText('req-teapot').waitFor()
    await accessible(page)
    expect(await rows(page).count()).toBe(0)
    await page.unroute(/\/isb\/admin\/staff\?/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await row(page, 'Amara Dubois').waitFor()
  })

  test('without a network the rows stay, and say from when they are', async ({ enterList }) => {
    const { page, context } = await openList(enterList)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(/The server cannot be reached. The list is from \d\d:\d\d/).waitFor()
    await row(page, 'Amara Dubois').waitFor()
    expect(await shown(page)).toMatch(/^1–20 of/)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => shown(page)).toMatch(/^21–40 of/)
  })

  test('who may not see it is told so', async ({ enter }) => {
    const { page } = await enter('office', '/upms/staff')
    await page.getByRole('heading', { name: 'You do not have access to “Staff”' }).waitFor()
    expect(await rows(page).count()).toBe(0)
  })
})

for (const { width } of [wide, phone])
  test(`in every look, ${width} px wide, what is done with several rows is accessible and does not scroll sideways`, async ({
    enterList,
  }) => {
    const { page, complaints } = await openList(enterList, '/upms/staff', { width })
    await rows(page).nth(1).locator('[data-tick]').click()
    await page.locator('[data-slot=bulk-bar]').waitFor()
    await accessible(page)
    expect(complaints).toEqual([])
  })
