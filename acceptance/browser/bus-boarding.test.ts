// The attendant's phone: who is on the bus, stop by stop, with a connection and without one.
import { guardianOf, lessonsOn, yearOf2030 } from '../lib/absence.ts'
import { anyway, inTheMorning, runOf } from '../lib/bus.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, reflows, signIn } from './lib.ts'
import { dialog, question } from './parts.ts'

// The phone is in another zone than the school, where it is another day: which run is today's is for the server to say.
// At the school it is nine o'clock: where its zone is ahead of Greenwich, it is the day before in Pago Pago.
const isAhead = (9 - new Date().getUTCHours() + 24) % 24 < 12
test.use({ timezoneId: isAhead ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati' })
let admin: Person
let day = ''
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  day = await inTheMorning(admin)
  await lessonsOn(admin, day)
})

test('an attendant says who is on the bus, is reminded of who was left open, and closes the run', async ({ enter }) => {
  const { route } = await runOf(admin, day, ['Ann Attended', 'Bob Attended', 'Cy Attended'], { name: 'Attended' })
  const { page, complaints } = await enter('admin', '/bus/run', { width: phone.width })
  await page.getByRole('link', { name: /Attended/ }).click()
  await page.getByRole('button', { name: 'Start run' }).click()
  await page.getByText('Nobody gets on here').waitFor()
  await page.getByRole('button', { name: 'Leave stop' }).click()
  await page.getByText(`Stop 2 of 3, planned 07:35`).waitFor()
  await accessible(page)
  await reflows(page)
  await page.getByRole('button', { name: 'Board: Ann Attended' }).click()
  await page.getByRole('button', { name: /^Bob Attended \(5A · \S+\) is not there$/ }).click()
  expect(await page.getByRole('button', { name: 'Leave stop' }).isDisabled()).toBe(true)
  // The last stop: who is open stands at the top, and the run cannot be closed.
  await page.getByRole('navigation', { name: 'Stops' }).getByRole('button').last().click()
  const left = page.getByRole('region', { name: 'Cy Attended' })
  await expect.poll(() => left.innerText()).toMatch(/Still open from Park[^]*Is the child on the bus\?/)
  await accessible(page)
  const close = page.getByRole('button', { name: 'Close run' })
  expect(await close.isDisabled()).toBe(true)
  await left.getByRole('button', { name: 'On the bus' }).click()
  await page.getByRole('button', { name: 'All 2 got off' }).click()
  await page.getByRole('button', { name: /^Cy Attended \(5A · \S+\): / }).click()
  await page.getByText('1 child is not accounted for').waitFor()
  await page.getByRole('button', { name: 'Got off: Cy Attended' }).click()
  await close.click()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Nobody left, close run' }).click()
  await page.getByText('Done').waitFor()
  // What is shown as sent has come in.
  await page.getByText('All sent').waitFor()
  const { run, riders } = await admin.bus.sheet({ query: { routeId: route.id } })
  expect(run.status).toBe('Done')
  expect(riders.map(({ boarding }) => boarding)).toEqual(['GotOff', 'NotThere', 'GotOff'])
  expect(complaints).toEqual([])
  await page.close()
})

test('an attendant scans the code of a run, is signed in to it alone, and to nothing once it is used elsewhere', async ({
  enter,
  open,
  server,
}) => {
  const { route } = await runOf(admin, day, ['Sca Nned'], { name: 'Scanned line', attendant: 'Zhao Li' })
  const office = await enter('admin', '/bus/day')
  await office.page.getByRole('button', { name: 'Actions for Scanned line' }).click()
  await office.page.getByRole('menuitem', { name: 'Sign-in code' }).click()
  await accessible(office.page)
  await dialog(office.page).getByRole('button', { name: 'Create code' }).click()
  await dialog(office.page).getByRole('img', { name: 'QR code to sign in' }).waitFor()
  await dialog(office.page).getByText('Not used yet').waitFor()
  await accessible(office.page)
  const { code } = await admin.bus.createPass({ body: { routeId: route.id, day, attendant: 'Stand-in' } })
  const { page, complaints } = await open(`/isb-iot/login#run=${code}`, { width: phone.width })
  await page.getByRole('button', { name: 'Start run' }).click()
  await page.getByText('Nobody gets on here').waitFor()
  expect(page.url()).not.toContain(code)
  expect((await page.goto(`${server.url}/bus/run`))?.ok()).toBe(true)
  await page.getByRole('heading', { name: /Scanned line/ }).waitFor()
  await office.page.reload()
  await office.page.getByRole('button', { name: 'Actions for Scanned line' }).click()
  await office.page.getByRole('menuitem', { name: 'Sign-in code' }).click()
  await dialog(office.page)
    .getByText(/Signed in at/)
    .waitFor()
  await dialog(office.page).getByRole('button', { name: 'Revoke the code of Stand-in' }).click()
  await page.waitForURL(/login/)
  await office.page.goto(`${server.url}/bus/code`)
  await office.page.getByRole('button', { name: /^Create \d+ codes?$/ }).click()
  await office.page.getByRole('img', { name: 'QR code to sign in' }).first().waitFor()
  await accessible(office.page)
  expect(complaints.filter((each) => !/401|Failed to load/.test(each))).toEqual([])
  await page.close()
  await office.page.close()
})

test('a young child is handed to a named adult', async ({ house, enter }) => {
  const { route, pupils } = await runOf(admin, day, ['Fay Met'], { name: 'Homeward', direction: 'FromSchool' })
  await guardianOf(house, admin, pupils[0]!.id)
  const { version } = await admin.busBooking.settings()
  await admin.busBooking.updateSettings({ body: { version, metGrades: ['G5'] } })
  await admin.bus.startRun({ body: { routeId: route.id, day, ...anyway } })
  const { page, complaints } = await enter('admin', `/bus/run?routeId=${route.id}`, { width: phone.width })
  await page.getByRole('button', { name: 'Board: Fay Met' }).click()
  await page.getByRole('button', { name: 'Leave stop' }).click()
  await page.getByRole('button', { name: 'Hand over: Fay Met' }).click()
  await dialog(page)
    .getByRole('button', { name: /Guardian\s*Mother/ })
    .waitFor()
  await accessible(page)
  await dialog(page)
    .getByRole('button', { name: /Guardian\s*Mother/ })
    .click()
  await page.getByText('Handed to Guardian').waitFor()
  await expect.poll(async () => (await admin.bus.sheet({ query: { routeId: route.id } })).riders[0]?.adult).toBe('Guardian')
  expect(complaints).toEqual([])
  await page.close()
})

test('200 taps without a connection outlive a reload, a closed page and the session, and come in once and in order', async ({
  enter,
  database,
}) => {
  const names = Array.from({ length: 20 }, (_, at) => `Tunnel ${String(at + 1).padStart(2, '0')}`)
  const { route, pupils } = await runOf(admin, day, names, { name: 'Tunnel line' })
  await admin.bus.startRun({ body: { routeId: route.id, day, ...anyway } })
  const address = `/bus/run?routeId=${route.id}&stop=2`
  const { page, context } = await enter('admin', address, { width: phone.width })
  await page.getByRole('button', { name: 'Board: Tunnel 01' }).waitFor()
  // The page is kept once nobody waits for anything.
  const isKept = () => page.evaluate(async () => (await (await caches.open('page /bus/run')).keys()).length > 3)
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  // Each child is marked and the mark taken back, five times.
  const tenTaps = (name: string) =>
    page.evaluate(async (child) => {
      const named = (label: RegExp) => [...document.querySelectorAll('button')].find((button) => label.test(button.ariaLabel ?? ''))
      for (let tap = 0; tap < 10; tap++) {
        const label = new RegExp(tap % 2 ? `^${child} \\(.*\\): ` : `^Board: ${child}`)
        while (!named(label)) await new Promise(requestAnimationFrame)
        named(label)!.click()
      }
    }, name)
  for (const name of names.slice(0, 12)) await tenTaps(name)
  await page.getByText('120 to send').waitFor()
  await page.reload()
  await page.getByText('120 to send').waitFor()
  for (const name of names.slice(12)) await tenTaps(name)
  await page.getByText('200 to send').waitFor()
  await page.getByText('0 of 20').waitFor()
  await page.close()

  const next = await context.newPage()
  // The sheet comes sooner than the marks that this browser has kept: “All sent” waits for them.
  await next.addInitScript(() => {
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
    SubtleCrypto.prototype.decrypt = async (...given) => {
      await new Promise((resolve) => void setTimeout(resolve, 1000))
      return decrypt(...given)
    }
  })
  await next.goto(address)
  await next.getByText('Sign in to send 200 marks of your bus run.').waitFor()
  await context.setOffline(false)
  await signIn(next, 'admin')
  await next.getByText('All sent').waitFor()
  const { rows } = await database.query<{ tap: string }>(
    `select booking_id || ' ' || kind as tap from bus_tap where booking_id = any($1) order by tapped_at, taken_at`,
    [pupils.map(({ bookingId }) => bookingId)],
  )
  const tapped = pupils.flatMap(({ bookingId }) => Array.from({ length: 10 }, (_, at) => `${bookingId} ${at % 2 ? 'Cleared' : 'Boarded'}`))
  expect(rows.map(({ tap }) => tap)).toEqual(tapped)
  expect(await next.evaluate(() => localStorage.getItem('unsent-taps'))).toBeNull()
  await next.close()
})

test('a start that is hours early is asked about with its time, and is undone for a minute', async ({ enter }) => {
  const { route } = await runOf(admin, day, ['Ida Early'], { name: 'Early line' })
  const calls = route.calls.map(({ stopId }, at) => ({ stopId, at: `15:4${at}` }))
  await admin.bus.update({ path: { routeId: route.id }, body: { version: route.version, calls } })
  const state = async () => (await admin.bus.sheet({ query: { routeId: route.id } })).run.status
  const { page, complaints } = await enter('admin', `/bus/run?routeId=${route.id}`, { width: phone.width })
  await page.getByRole('button', { name: 'Start run' }).click()
  await question(page)
    .getByText(/This run starts at 15:40, in \d h \d+ min/)
    .waitFor()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await state()).toBe('Planned')
  await page.getByRole('button', { name: 'Start run' }).click()
  await question(page).getByRole('button', { name: 'Start run' }).click()
  await expect.poll(state).toBe('OnTheRoad')
  await page.getByRole('button', { name: 'Undo start' }).click()
  await expect.poll(state).toBe('Planned')
  await page.getByRole('button', { name: 'Start run' }).waitFor()
  expect(complaints).toEqual([])
})
