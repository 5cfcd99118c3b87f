// Who attends a run: an account whose role reaches its own runs, and whoever has the code that was printed for one run.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { anyway, everyDay, newRoute, runOf } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
let day = ''
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  ;({ today: day } = await admin.bus.runs())
  await lessonsOn(admin, day)
})

const start = (routeId: number) => ({
  body: { routeId, day, taps: [{ id: randomUUID(), kind: 'Started' as const, ...anyway, tappedAt: new Date().toISOString() }] },
})

describe('the code of a run', () => {
  const codeFor = async (names: readonly string[], more: object = {}) => {
    const { route, pupils } = await runOf(admin, day, names, { attendant: 'Zhao Li', ...more })
    const made = await admin.bus.createPass({ body: { routeId: route.id, day } })
    return { route, pupils, ...made }
  }

  test('signs its attendant in to that run and to nothing else', async () => {
    const { route, code, link, pass } = await codeFor(['Kay'])
    const other = await runOf(admin, day, ['Lou'])
    expect(link).toContain(`/isb-iot/login#run=${code}`)
    expect(pass).toMatchObject({ attendant: 'Zhao Li', usedAt: null, revokedAt: null })
    const attendant = house.stranger()
    expect(await attendant.auth.redeemRunCode({ body: { code } })).toMatchObject({ userInfo: { name: 'Zhao Li' } })
    expect(await attendant.auth.me()).toMatchObject({ name: 'Zhao Li', administrator: false, permissions: ['bus:attend'] })
    expect((await attendant.auth.menus()).map(({ path }) => path)).toEqual(['/bus/run'])
    expect((await attendant.bus.attended()).runs.map(({ routeId }) => routeId)).toEqual([route.id])
    expect((await attendant.bus.tap(start(route.id))).sheet.riders.map(({ name }) => name)).toEqual(['Kay'])
    const elsewhere = { query: { routeId: other.route.id } }
    expect(await refusal(attendant.bus.sheet(elsewhere))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
    expect(await refusal(attendant.bus.tap(start(other.route.id)))).toMatchObject({ code: 2, reason: 'BUS_ROUTE_NOT_FOUND' })
    for (const closed of [() => attendant.bus.runs(), () => attendant.staff.list()])
      expect(await refusal(closed())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    for (const closed of [() => attendant.busBooking.mine(), () => attendant.account.sessions()])
      expect(await refusal(closed())).toMatchObject({ code: 4, reason: 'RUN_ALONE' })
    const { records } = await admin.audit.list({ query: { sort: '-at' } })
    expect(records.find(({ operation }) => operation === 'bus.tap')).toMatchObject({ staffName: 'Zhao Li' })
  })

  test('works in one browser alone, until it is revoked: whoever came with it is out at once', async () => {
    const { route, code, pass } = await codeFor(['Mo'])
    const signIn = async (cookie = '') => {
      const answer = await fetch(`${house.server.url}/isb/admin/auth/run-code`, {
        method: 'POST',
        headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Content-Type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify({ code }),
      })
      const { reason, data } = (await answer.json()) as { reason?: string; data?: { token: string } }
      return { reason, token: data?.token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    }
    const first = await signIn()
    expect(await signIn()).toMatchObject({ reason: 'RUN_CODE_WRONG' })
    // The phone was switched off: the same browser comes in again.
    expect(await signIn(first.cookie)).toMatchObject({ reason: undefined })
    const query = { routeId: route.id, day }
    expect(await admin.bus.passes({ query })).toMatchObject([{ id: pass.id, usedAt: expect.any(String) as string, revokedAt: null }])
    const asked = async () => {
      const headers = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', Authorization: `Bearer ${first.token}` }
      return ((await (await fetch(`${house.server.url}/isb/admin/bus/attended`, { headers })).json()) as { code: number }).code
    }
    expect(await asked()).toBe(0)
    await house.server.pool.query("update session set last_seen_at = now() - interval '2 hours' where run_pass_id = $1", [pass.id])
    expect(await asked()).toBe(0)
    await admin.bus.revokePass({ path: { passId: pass.id } })
    expect(await asked()).toBe(18)
    expect(await signIn(first.cookie)).toMatchObject({ reason: 'RUN_CODE_WRONG' })
    const [told] = await admin.bus.passes({ query })
    expect(told!.revokedAt).not.toBeNull()
    expect(await refusal(admin.bus.revokePass({ path: { passId: 999_999 } }))).toMatchObject({ code: 2, reason: 'RUN_PASS_NOT_FOUND' })
  })

  test('is made only by somebody who may attend runs: the maker could sign in with it', async () => {
    const { route } = await runOf(admin, day, ['Nia'])
    const printer = await colleague(house, admin, ['bus', 'bus:run'])
    expect(await refusal(printer.bus.createPass({ body: { routeId: route.id, day } }))).toMatchObject({ code: 4, reason: 'CODE_NOT_HELD' })
    expect(await printer.bus.passes({ query: { routeId: route.id, day } })).toEqual([])
  })

  // S-54
  test('is not made for another run by somebody who attends only some', async () => {
    const own = await colleague(house, admin, ['bus', 'bus:run', 'bus:attend'], { module: 'bus', reach: 'Runs', divisions: [] })
    const { userId } = await own.auth.me()
    const { route } = await runOf(admin, day, ['Mia'])
    const { route: attended } = await runOf(admin, day, ['Leo'], { attendantId: userId })
    expect(await refusal(own.bus.createPass({ body: { routeId: route.id, day } }))).toMatchObject({ code: 4, reason: 'CODE_NOT_HELD' })
    expect(await own.bus.createPass({ body: { routeId: attended.id, day } })).toHaveProperty('code')
  })

  test('ends when an account is shut out: its own, and what it made and nobody has used', async () => {
    const officer = await colleague(house, admin, ['bus', 'bus:run', 'bus:attend'])
    const own = await colleague(house, admin, ['bus:attend'], { module: 'bus', reach: 'Runs', divisions: [] })
    const [{ userId: officerId }, { userId: ownId }] = [await officer.auth.me(), await own.auth.me()]
    const { route } = await runOf(admin, day, [])
    const { route: attended } = await runOf(admin, day, [], { attendantId: ownId })
    const made = async (who: Person, routeId: number) => (await who.bus.createPass({ body: { routeId, day } })).code
    const [used, unused] = [await made(officer, route.id), await made(officer, route.id)]
    const [others, theirs] = [await made(admin, route.id), await made(admin, attended.id)]
    const onTheRoad = house.stranger()
    await onTheRoad.auth.redeemRunCode({ body: { code: used } })
    for (const staffId of [officerId, ownId]) {
      const { version } = await admin.staff.get({ path: { staffId } })
      await admin.staff.update({ path: { staffId }, body: { version, email: `moved.${staffId}@school.example` } })
    }
    for (const code of [unused, theirs])
      expect(await refusal(house.stranger().auth.redeemRunCode({ body: { code } }))).toMatchObject({ code: 1, reason: 'RUN_CODE_WRONG' })
    expect((await onTheRoad.bus.attended()).runs.map(({ routeId }) => routeId)).toEqual([route.id])
    expect(await house.stranger().auth.redeemRunCode({ body: { code: others } })).toHaveProperty('userInfo')
  })

  test('is made by who runs the day, for a run that is not over, and for whoever stands in', async () => {
    const { route } = await codeFor([])
    const body = { routeId: route.id, day }
    expect((await admin.bus.createPass({ body: { ...body, attendant: 'Stand-in' } })).pass).toMatchObject({ attendant: 'Stand-in' })
    expect(await refusal((await colleague(house, admin, ['bus'])).bus.createPass({ body }))).toMatchObject({ code: 4 })
    await admin.bus.cancelRun({ body: { ...body, reason: 'Flooded' } })
    expect(await refusal(admin.bus.createPass({ body }))).toMatchObject({ code: 3, reason: 'BUS_RUN_OVER' })
    const wrong = house.stranger().auth.redeemRunCode({ body: { code: 'A'.repeat(43) } })
    expect(await refusal(wrong)).toMatchObject({ code: 1, reason: 'RUN_CODE_WRONG' })
  })
})

test('an attendant with an account attends the own runs alone, and sees the riders of those', async () => {
  const attendant = await colleague(house, admin, ['bus:attend'], { module: 'bus', reach: 'Runs', divisions: [] })
  const { staffId } = { staffId: (await attendant.auth.me()).userId }
  const mine = await runOf(admin, day, ['Ned'], { attendantId: staffId })
  const other = await runOf(admin, day, ['Ora'])
  expect((await admin.bus.get({ path: { routeId: mine.route.id } })).attendantAccount).toMatchObject({ id: staffId })
  expect((await attendant.bus.attended()).runs.map(({ routeId }) => routeId)).toEqual([mine.route.id])
  expect((await attendant.bus.tap(start(mine.route.id))).sheet.riders.map(({ name }) => name)).toEqual(['Ned'])
  expect(await refusal(attendant.bus.sheet({ query: { routeId: other.route.id } }))).toMatchObject({ code: 2 })
  // The code of the run is the own account's, unless somebody stands in.
  const phone = house.stranger()
  const { code } = await admin.bus.createPass({ body: { routeId: mine.route.id, day } })
  await phone.auth.redeemRunCode({ body: { code } })
  expect((await phone.auth.me()).userId).toBe(staffId)
  const { id: studentId } = await pupil(admin, '5A')
  const wrong = newRoute(admin, { weekdays: [...everyDay], attendantId: studentId })
  expect(await refusal(wrong)).toMatchObject({ code: 1, reason: 'BUS_ATTENDANT', errors: [{ path: '/attendantId' }] })
})
