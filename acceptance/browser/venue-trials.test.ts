// Two days with venues: facilities on a Monday with forty requests, and a teacher on a phone who needs a room every week.
import { adminOf2030, colleague } from '../lib/absence.ts'
import { newVenue } from '../lib/venue.ts'
import { field, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone } from './lib.ts'
import { dialog, panel, question, row, rows, toast } from './parts.ts'

test.use({ hasTouch: true })
let admin: Person
let teacher: Person & { readonly email: string }
test.beforeAll(async ({ house }) => {
  admin = await adminOf2030(house)
  teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
})

test('forty requests on a Monday are decided by keys, one by one and many at once, each refusal with its reason', async ({ enterList }) => {
  const { id: typeId } = await admin.venue.createType({ body: { name: 'Asked for', color: 'Purple' } })
  const halls = await Promise.all(['North', 'South'].map((name) => newVenue(admin, { name: `${name} Stage`, typeId })))
  for (let at = 0; at < 40; at += 1)
    await teacher.venue.reserve({
      body: {
        venueId: halls[at % 2]!.id,
        title: `Request ${String(at + 1).padStart(2, '0')}`,
        day: `2030-09-${String(2 + Math.floor(at / 14)).padStart(2, '0')}`,
        ...[
          { startsAt: '08:00', endsAt: '09:00' },
          { startsAt: '09:00', endsAt: '10:00' },
          { startsAt: '10:00', endsAt: '11:00' },
          { startsAt: '11:00', endsAt: '12:00' },
          { startsAt: '13:00', endsAt: '14:00' },
          { startsAt: '14:00', endsAt: '15:00' },
          { startsAt: '15:00', endsAt: '16:00' },
        ][Math.floor((at % 14) / 2)]!,
      },
    })
  const { page, complaints } = await enterList('admin', '/venue/reservation?pageSize=50')
  await row(page, 'Request 01').click()
  await panel(page).getByText('Open then, and nothing clashes.').waitFor()
  await accessible(page)
  const opened = async (title: string) => {
    await panel(page).getByRole('heading', { name: title }).waitFor()
    // A letter that comes sooner after a request was opened by itself is taken to be meant for the one before.
    await page.waitForTimeout(300)
  }
  for (const at of ['01', '02', '03']) {
    await opened(`Request ${at}`)
    await press(page, 'c')
    await toast(page, `Request ${at}, `).waitFor()
  }
  await opened('Request 04')
  await press(page, 'r')
  await question(page)
    .or(dialog(page))
    .getByRole('textbox', { name: /^Reason/ })
    .first()
    .waitFor()
  await page.keyboard.type('The stage is painted')
  await press(page, 'Control+Enter')
  await toast(page, 'Request 04, South Stage was rejected').waitFor()
  await opened('Request 05')
  await press(page, 'Escape')
  await page.getByRole('tab', { name: /Pending/ }).click()
  await expect.poll(() => rows(page).count()).toBe(40)
  await page.getByRole('checkbox', { name: /all/i }).first().click()
  await page
    .getByRole('button', { name: /^Approve/ })
    .last()
    .click()
  await toast(page, '40 reservations approved').waitFor()
  const { records } = await admin.venue.listReservations({ query: { search: 'Request', pageSize: 50 } })
  expect(records.filter(({ status }) => status === 'Approved')).toHaveLength(39)
  expect(records.find(({ title }) => title === 'Request 04')).toMatchObject({ status: 'Rejected', reason: 'The stage is painted' })
  expect(complaints).toEqual([])
})

test('a teacher finds a room for thirty every Thursday afternoon on a phone, in Chinese, and the holidays are left out', async ({
  enter,
}) => {
  const { id: typeId } = await admin.venue.createType({ body: { name: 'Seminar rooms', nameZh: '研讨室', color: 'Pink' } })
  const room = await newVenue(admin, { name: 'Seminar Room', nameZh: '研讨室一', typeId, capacity: 30 })
  await newVenue(admin, { name: 'Closet', typeId, capacity: 8 })
  const { page, complaints } = await enter(teacher.email.split('@')[0]!, '/venue/calendar?day=2030-09-05', {
    locale: 'zh',
    theme: 'dark',
    width: phone.width,
  })
  await page.getByRole('button', { name: '查找场地' }).click()
  await field(page, '人数').fill('30')
  await field(page, '不早于').fill('13:00')
  await dialog(page).getByRole('combobox', { name: '类型' }).click()
  await page.getByRole('option', { name: '研讨室' }).click()
  await dialog(page).getByLabel(/每周/).click()
  await field(page, '截止日期').fill('2030-10-17')
  await dialog(page)
    .getByRole('button', { name: /13:00–14:00/ })
    .first()
    .waitFor()
  await accessible(page)
  await dialog(page)
    .getByRole('button', { name: /13:00–14:00/ })
    .first()
    .click()
  await field(page, '用途').fill('辩论社')
  await dialog(page).getByText('6 天空闲 · 跳过 1 个放假日').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await accessible(page)
  await press(page, 'Control+Enter')
  await toast(page, '已提交场地申请').waitFor()
  const mine = await teacher.venue.mine()
  expect(mine.filter(({ venue }) => venue.id === room.id).map(({ day, status }) => `${day} ${status}`)).toEqual([
    '2030-10-17 Pending',
    '2030-10-10 Pending',
    '2030-09-26 Pending',
    '2030-09-19 Pending',
    '2030-09-12 Pending',
    '2030-09-05 Pending',
  ])
  await page.goto('/venue/mine')
  await page.getByText('辩论社').first().waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})
