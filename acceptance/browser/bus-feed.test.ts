// An agency's timetable at IT: which stop is the school is asked, what would become of everything is looked at, then all of it comes in.
import { feed, spoilt, zippedFeed, type FeedFiles } from '../lib/gtfs.ts'
import { field, press } from './bike.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, reflows } from './lib.ts'
import { dialog, row } from './parts.ts'

test('a feed is looked at by its question, refused by file and line, and comes in whole', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/bus/route')
  const choose = (files: FeedFiles) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'feed.zip', mimeType: 'application/zip', buffer: Buffer.from(zippedFeed(files)) })
  const again = () => dialog(page).getByRole('button', { name: 'Choose another file' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await accessible(page)
  await field(page, 'The school’s stop').fill('nowhere')
  await choose(feed)
  await expect.poll(() => dialog(page).innerText()).toMatch(/Nothing has been imported[^]*No trip stops at “nowhere”[^]*stops\.txt/)
  await again()
  await field(page, 'The school’s stop').fill('')
  await choose(spoilt('stop_times.txt', 't1,7:00:00', 't1,x:00:00'))
  await expect.poll(() => dialog(page).innerText()).toMatch(/Nothing has been imported[^]*stop_times\.txt:2/)
  await again()
  // Of a feed that says nothing of directions the question is what tells them apart: the other stop, the other way.
  await field(page, 'The school’s stop').fill('Garden')
  await choose(feed)
  await expect.poll(() => dialog(page).innerText()).toMatch(/Nothing has been changed yet[^]*71 Garden line, From school/)
  await again()
  await field(page, 'The school’s stop').fill('River school')
  await choose(feed)
  await expect.poll(() => dialog(page).innerText()).toMatch(/Routes\s+2\s+0\s+0\s+1[^]*71 Garden line, To school/)
  await accessible(page)
  await page.setViewportSize(phone)
  await reflows(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  // The connection is lost while the import goes on.
  let lost = 0
  await page.route(/\/runs\/\d+$/, (route) => (++lost <= 2 ? route.abort() : route.continue()))
  await dialog(page).getByRole('button', { name: 'Import' }).press('Enter')
  await dialog(page).getByText('Everything was imported.').waitFor()
  expect(lost).toBeGreaterThan(2)
  await row(page, 'Garden line').waitFor()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Undo the import' }).click()
  await dialog(page).getByText('The import is undone.').waitFor()
  await press(page, 'Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => row(page, 'Garden line').count()).toBe(0)
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})
