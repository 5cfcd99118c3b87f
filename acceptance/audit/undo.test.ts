// Undo: a decision is taken back with all that it brought about, while its mail waits and nobody has gone on with it.
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, pupil, setMailboxOf, yearOf2030 } from '../lib/absence.ts'
import { newRoute } from '../lib/bus.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { outcomes } from '../lib/outcomes.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const seconds = 1000
const house = openHouse({ HELD_MS: String(8 * seconds) })
let admin: Person
let desk: Person
beforeAll(async () => {
  admin = await house.person('admin')
  desk = await house.person('bikes')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

let made = 0
/** Somebody who asks for a bike of their own. */
async function asks() {
  const name = `Undo ${++made}`
  const email = `undo.${made}@school.example`
  const bike = await admin.bike.create({ body: { number: `U-${made}` } })
  const person = await admin.staff.create({ body: { name, email, type: 'student', invite: false } })
  const rent = await admin.bike.requestRent({ body: { bikeId: bike.id, personId: person.id } })
  return { bike, person, rent, email, path: { rentId: rent.id } }
}
const mailsTo = (email: string) => house.server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
/** Some other mail that leaves at once: whatever was due before it has left by then. */
async function postIsDone() {
  const email = `post.${++made}@school.example`
  await admin.staff.create({ body: { name: 'Post', email, type: 'other', invite: true } })
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
}
const bikeOf = (bikeId: number) => admin.bike.get({ path: { bikeId } })

describe('a confirmed rent', () => {
  test('is pending again, its bike in the rack, and nobody is told', async () => {
    const { bike, email, path, rent } = await asks()
    await desk.bike.confirmRent({ path })
    expect(await bikeOf(bike.id)).toMatchObject({ status: 'In use' })
    expect(await desk.bike.undoRent({ path })).toEqual(rent)
    expect(await bikeOf(bike.id)).toMatchObject({ status: 'Available', rent: { id: rent.id, confirmation: 'Pending' } })
    house.server.pass(10 * seconds)
    await postIsDone()
    expect(mailsTo(email)).toEqual([])
    const { records } = await desk.bike.rentHistory({ path })
    expect(records.map(({ operation }) => operation)).toEqual(['bike.undoRent', 'bike.confirmRent', 'bike.requestRent'])
    // It can be decided again, and that is told.
    await desk.bike.confirmRent({ path })
    house.server.pass(10 * seconds)
    await postIsDone()
    await expect.poll(() => mailsTo(email)).toEqual([expect.stringContaining(bike.number)])
  })

  test('is told once the seconds are over, and stays', async () => {
    const { email, path } = await asks()
    await desk.bike.confirmRent({ path })
    await postIsDone()
    expect(mailsTo(email)).toEqual([])
    house.server.pass(9 * seconds)
    await postIsDone()
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    expect(await refusal(desk.bike.undoRent({ path }))).toMatchObject({ code: 3, reason: 'UNDO_TOO_LATE' })
  })

  test('stays where somebody has gone on with it, and for everybody else', async () => {
    const { path, rent } = await asks()
    await desk.bike.confirmRent({ path })
    expect(await refusal(admin.bike.undoRent({ path }))).toMatchObject({ code: 4, reason: 'UNDO_NOT_YOURS' })
    await admin.bike.requestReturn({ body: { rentId: rent.id } })
    expect(await refusal(desk.bike.undoRent({ path }))).toMatchObject({ code: 3, reason: 'UNDO_MOVED_ON' })
    expect(await desk.bike.getRent({ path })).toMatchObject({ confirmation: 'Confirmed' })
  })

  test('stays where its decider may not decide any more', async () => {
    const { path } = await asks()
    await desk.bike.confirmRent({ path })
    const { roles } = await admin.staff.get({ path: { staffId: desk.session()?.userInfo?.userId ?? 0 } })
    const role = { path: { roleId: roles[0]?.id ?? 0 } }
    const { menuIds, version } = await admin.roles.get(role)
    const { records } = await admin.menus.page({ query: { search: 'bike:rent:confirm' } })
    const without = menuIds.filter((id) => id !== records[0]?.id)
    await admin.roles.assign({ ...role, body: { menuIds: without, version } })
    expect(await refusal(desk.bike.undoRent({ path }))).toMatchObject({ code: 4, reason: 'CODE_NOT_HELD' })
    await admin.roles.assign({ ...role, body: { menuIds, version: version + 1 } })
    expect(await desk.bike.undoRent({ path })).toMatchObject({ confirmation: 'Pending' })
  })

  test('is undone or gone on with, never both, when the two meet', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const { path, rent } = await asks()
      await desk.bike.confirmRent({ path })
      const came = await outcomes([desk.bike.undoRent({ path }), admin.bike.requestReturn({ body: { rentId: rent.id } })])
      const { confirmation } = await desk.bike.getRent({ path })
      const { total } = await admin.bike.listReturns({ query: { search: rent.bike.number } })
      expect([confirmation, total]).toEqual('UNDO_MOVED_ON' in came ? ['Confirmed', 1] : ['Pending', 0])
    }
  })
})

test('a rejected rent waits again, unless its bike has been asked for since', async () => {
  const [one, other] = [await asks(), await asks()]
  for (const { path } of [one, other]) await desk.bike.rejectRent({ path, body: { reason: 'A slip' } })
  expect(await desk.bike.undoRent({ path: one.path })).toMatchObject({ confirmation: 'Pending', reason: '', decidedBy: null })
  const next = await asks()
  await desk.bike.rejectRent({ path: next.path, body: { reason: 'Free again' } })
  await admin.bike.requestRent({ body: { bikeId: other.bike.id, personId: next.person.id } })
  expect(await refusal(desk.bike.undoRent({ path: other.path }))).toMatchObject({ code: 3, reason: 'BIKE_REQUESTED' })
  expect(await refusal(desk.bike.undoRent({ path: next.path }))).toMatchObject({ code: 5, reason: 'BIKE_LIMIT_REACHED' })
})

test('a return, confirmed or rejected, waits again, and the bike is out as before', async () => {
  const { bike, rent, path } = await asks()
  await desk.bike.confirmRent({ path })
  const asked = await admin.bike.requestReturn({ body: { rentId: rent.id } })
  const returned = { path: { returnId: asked.id } }
  await desk.bike.confirmReturn(returned)
  expect(await desk.bike.undoReturn(returned)).toEqual(asked)
  expect(await bikeOf(bike.id)).toMatchObject({ status: 'In use', rent: { id: rent.id, returnId: asked.id } })
  expect(await desk.bike.getRent({ path })).toMatchObject({ returnedAt: null })
  await desk.bike.rejectReturn({ ...returned, body: { reason: 'It is not there' } })
  expect(await desk.bike.undoReturn(returned)).toEqual(asked)
})

test('a bike that was returned at the desk by a slip is out again, with the request that waited', async () => {
  const { bike, rent, path } = await asks()
  await desk.bike.confirmRent({ path })
  const asked = await admin.bike.requestReturn({ body: { rentId: rent.id } })
  const back = { path: { bikeId: bike.id } }
  await desk.bike.return(back)
  expect(await refusal(admin.bike.undoReturnBike(back))).toMatchObject({ code: 4, reason: 'UNDO_NOT_YOURS' })
  expect(await desk.bike.undoReturnBike(back)).toMatchObject({ status: 'In use', rent: { id: rent.id, returnId: asked.id } })
  expect(await desk.bike.getReturn({ path: { returnId: asked.id } })).toMatchObject({ confirmation: 'Pending', decidedBy: null })
  await desk.bike.return(back)
  await admin.bike.startMaintenance({ ...back, body: { note: '' } })
  expect(await refusal(desk.bike.undoReturnBike(back))).toMatchObject({ code: 3, reason: 'UNDO_MOVED_ON' })
})

test('a pass, confirmed or rejected, waits again', async () => {
  const security = await house.person('security')
  const given = await admin.vehicle.create({
    body: { applicantName: 'Wu Tao', email: 'wu.tao@family.example', type: 'visitor', plate: '沪A80001' },
  })
  const path = { passId: given.id }
  await security.vehicle.confirm({ path, body: { expiresOn: '2099-07-31' } })
  const waits = { status: 'Pending', validFrom: null, expiresOn: null, reason: '', decidedBy: null }
  expect(await security.vehicle.undo({ path })).toMatchObject(waits)
  await security.vehicle.reject({ path, body: { reason: 'A slip' } })
  expect(await security.vehicle.undo({ path })).toMatchObject(waits)
  house.server.pass(10 * seconds)
  await postIsDone()
  expect(mailsTo('wu.tao@family.example')).toEqual([])
})

test.each(['admin', 'transport'] as const)('a seat that %s confirmed is given back, and the next in line has it', async (name) => {
  const transport = await house.person(name)
  const route = await newRoute(admin, { needsApproval: true }, 1)
  const ask = async () => {
    const { id: personId } = await pupil(admin, '5A')
    const body = { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn: '2030-09-02' }
    return { bookingId: (await admin.busBooking.request({ body })).id }
  }
  const [first, second] = [await ask(), await ask()]
  expect(await transport.busBooking.confirm({ path: first })).toMatchObject({ seatDays: 1 })
  expect(await desk.busBooking.confirm({ path: second }).catch(({ code }) => code)).toBe(4)
  expect(await transport.busBooking.undo({ path: first })).toMatchObject({ confirmation: 'Pending', seatDays: 0, decidedBy: null })
  expect(await transport.busBooking.confirm({ path: second })).toMatchObject({ seatDays: 1 })
  expect(await transport.busBooking.reject({ path: first, body: { reason: 'A slip' } })).toMatchObject({ confirmation: 'Rejected' })
  expect(await transport.busBooking.undo({ path: first })).toMatchObject({ confirmation: 'Pending', reason: '' })
})

describe('a reservation of a venue', () => {
  let teacher: Person & { readonly email: string }
  beforeAll(async () => {
    teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
  })
  const room = (name: string) => `${name}@rooms.example`
  const get = (reservationId: number) => admin.venue.getReservation({ path: { reservationId } })
  const undo = (who: Person, reservationId: number) => who.venue.undo({ path: { reservationId } })
  /** Mails that were held leave now. */
  async function passed() {
    house.server.pass(10 * seconds)
    await postIsDone()
  }

  test('goes back to its venue and time when its move is undone, and neither reserver nor rooms get a mail', async () => {
    const [from, to] = [
      await newVenue(admin, { needsApproval: false, adEmail: room('from') }),
      await newVenue(admin, { needsApproval: false, adEmail: room('to') }),
    ]
    const { id, version } = await reserve(teacher, from.id)
    const path = { reservationId: id }
    await passed()
    await expect.poll(() => mailsTo(room('from'))).toHaveLength(1)
    const told = () => [teacher.email, room('from'), room('to')].map((address) => mailsTo(address).length)
    const before = told()
    const moved = await admin.venue.move({ path, body: { version, venueId: to.id, day: '2030-09-03', startsAt: '14:00', endsAt: '15:00' } })
    expect(moved).toMatchObject({ venue: { id: to.id }, day: '2030-09-03', startsAt: '14:00' })
    expect(await refusal(undo(teacher, id))).toMatchObject({ code: 4, reason: 'UNDO_NOT_YOURS' })
    const place = { venue: { id: from.id }, day: '2030-09-02', startsAt: '09:00', endsAt: '10:00', status: 'Approved' }
    expect(await undo(admin, id)).toMatchObject(place)
    await passed()
    expect(told()).toEqual(before)
    // The time that it had for a moment is free.
    await reserve(teacher, to.id, { day: '2030-09-03', startsAt: '14:00', endsAt: '15:00' })
  })

  test('keeps its approval when the move that lost it is undone', async () => {
    const { id: venueId } = await newVenue(admin, { needsApproval: true })
    const { id } = await reserve(teacher, venueId)
    const approved = await admin.venue.approve({ path: { reservationId: id } })
    const moved = await teacher.venue.move({
      path: { reservationId: id },
      body: { version: approved.version, startsAt: '10:00', endsAt: '11:00' },
    })
    expect(moved).toMatchObject({ status: 'Pending', decidedBy: null })
    const { decidedBy, decidedAt } = approved
    expect(await undo(teacher, id)).toMatchObject({ status: 'Approved', decidedBy, decidedAt, startsAt: '09:00' })
  })

  test('takes place again when its cancellation is undone, unless somebody else has its time', async () => {
    const { id: venueId } = await newVenue(admin, { needsApproval: false })
    const { id } = await reserve(teacher, venueId)
    const cancellations = () => mailsTo(teacher.email).filter((subject) => /cancelled/i.test(subject))
    await admin.venue.cancel({ path: { reservationId: id } })
    expect(await undo(admin, id)).toMatchObject({ status: 'Approved', cancelledBy: null, cancelledAt: null })
    await passed()
    expect(cancellations()).toEqual([])
    await admin.venue.cancel({ path: { reservationId: id } })
    await reserve(admin, venueId)
    expect(await refusal(undo(admin, id))).toMatchObject({ code: 3, reason: 'VENUE_TAKEN' })
    expect(await get(id)).toMatchObject({ status: 'Cancelled' })
    await passed()
    await expect.poll(cancellations).toHaveLength(1)
  })

  test('is cancelled without a mail when it is undone, and only by the person who made it', async () => {
    const { id: venueId } = await newVenue(admin, { needsApproval: false, adEmail: room('made') })
    const { id } = await reserve(teacher, venueId)
    expect(await refusal(undo(admin, id))).toMatchObject({ code: 4, reason: 'UNDO_NOT_YOURS' })
    expect(await undo(teacher, id)).toMatchObject({ status: 'Cancelled', cancelledBy: { id: teacher.session()?.userInfo?.userId } })
    await passed()
    expect(mailsTo(room('made'))).toEqual([])
    const late = await reserve(teacher, venueId)
    await passed()
    expect(await refusal(undo(teacher, late.id))).toMatchObject({ code: 3, reason: 'UNDO_TOO_LATE' })
  })

  test('goes back with its series, all days or none', async () => {
    const { id: venueId } = await newVenue(admin, { needsApproval: false, adEmail: room('series') })
    const body = { venueId, title: 'Choir', day: '2030-11-04', startsAt: '09:00', endsAt: '10:00', rule: 'FREQ=DAILY;COUNT=3' }
    const made = await teacher.venue.reserveSeries({ body })
    await passed()
    await expect.poll(() => mailsTo(room('series')).length).toBeGreaterThan(0)
    const told = mailsTo(room('series')).length
    const [first, second] = made
    const days = async () => Promise.all(made.map(async ({ id }) => (await get(id)).day))
    await teacher.venue.moveSeries({ path: { reservationId: first!.id }, body: { which: 'All', day: '2030-11-05' } })
    expect(await days()).toEqual(['2030-11-05', '2030-11-06', '2030-11-07'])
    // One day of it names them all.
    await undo(teacher, second!.id)
    expect(await days()).toEqual(['2030-11-04', '2030-11-05', '2030-11-06'])
    await passed()
    expect(mailsTo(room('series'))).toHaveLength(told)
    await teacher.venue.cancelSeries({ path: { reservationId: first!.id }, body: { which: 'All' } })
    await undo(teacher, first!.id)
    expect(await Promise.all(made.map(async ({ id }) => (await get(id)).status))).toEqual(['Approved', 'Approved', 'Approved'])
    await teacher.venue.moveSeries({ path: { reservationId: first!.id }, body: { which: 'All', day: '2030-11-05' } })
    const { version } = await get(second!.id)
    await admin.venue.move({ path: { reservationId: second!.id }, body: { version, startsAt: '14:00', endsAt: '15:00' } })
    expect(await refusal(undo(teacher, first!.id))).toMatchObject({ code: 3, reason: 'UNDO_MOVED_ON' })
    expect(await days()).toEqual(['2030-11-05', '2030-11-06', '2030-11-07'])
  })

  test('stays as it is, without a version, an audit line or a mail, when a change changes nothing', async () => {
    const { id: venueId } = await newVenue(admin, { needsApproval: false, adEmail: room('same') })
    const made = await reserve(teacher, venueId)
    await passed()
    const path = { reservationId: made.id }
    const { version, day, startsAt, endsAt, title } = made
    await expect.poll(() => mailsTo(room('same'))).toHaveLength(1)
    const told = [mailsTo(teacher.email).length, mailsTo(room('same')).length]
    expect(await admin.venue.move({ path, body: { version, day, startsAt, endsAt, venueId, title: ` ${title} ` } })).toMatchObject({
      version,
    })
    await passed()
    expect([mailsTo(teacher.email).length, mailsTo(room('same')).length]).toEqual(told)
    const { records } = await admin.venue.reservationHistory({ path })
    expect(records.map(({ operation }) => operation)).toEqual(['venue.reserve'])
    expect(await refusal(admin.venue.move({ path, body: { version: version + 1, day } }))).toMatchObject({ reason: 'STALE' })
  })
})

describe('an absence', () => {
  const office = 'undo.office@school.example'
  const nurses = 'undo.nurses@school.example'
  beforeAll(async () => {
    await setMailboxOf(admin, 'Elementary', office)
    await setMailboxOf(admin, 'Nurses', nurses)
  })
  const record = (studentId: number, more: object = {}) =>
    admin.absence.create({ body: { studentId, leaveType: 'Personal', startsOn: '2030-09-02', ...more } })
  const undo = (who: Person, { id }: { readonly id: number }) => who.absence.undo({ path: { absenceId: id } })
  /** The mails of one student, once those that were held have left. */
  async function told(name: string, address = office) {
    house.server.pass(10 * seconds)
    await postIsDone()
    const waiting = "select from outbox where state = 'Pending' and recipient = any($1)"
    await expect.poll(async () => (await house.server.pool.query(waiting, [[office, nurses]])).rowCount).toBe(0)
    return mailsTo(address).filter((subject) => subject.includes(name))
  }

  test('that was recorded by a slip is deleted, no office hears of it, and its days can be recorded again', async () => {
    const { id: studentId, name } = await pupil(admin, '5A')
    const made = await record(studentId)
    expect(await refusal(undo(desk, made))).toMatchObject({ code: 2, reason: 'ABSENCE_NOT_FOUND' })
    expect(await undo(admin, made)).toMatchObject({ status: 'Deleted', version: 2, deletedBy: { name: 'He Jing' } })
    expect(await told(name)).toEqual([])
    expect(await admin.absence.told({ path: { absenceId: made.id } })).toEqual([])
    const { records } = await admin.absence.history({ path: { absenceId: made.id } })
    expect(records.map(({ operation }) => operation)).toEqual(['absence.undo', 'absence.create'])
    expect(await refusal(undo(admin, made))).toMatchObject({ code: 3, reason: 'UNDO_MOVED_ON' })
    await record(studentId)
    expect(await told(name)).toHaveLength(1)
  })

  test('that was changed by a slip is as before, with its note, and the office hears of it as it was', async () => {
    const { id: studentId, name } = await pupil(admin, '5A')
    const { id, version } = await record(studentId, { note: 'At the embassy' })
    expect(await told(name)).toHaveLength(1)
    const path = { absenceId: id }
    await admin.absence.update({
      path,
      body: { version, leaveType: 'Sick', startsOn: '2030-09-03', endsOn: '2030-09-04', endsHalf: 'Morning', note: '' },
    })
    const before = {
      leaveType: 'Personal',
      startsOn: '2030-09-02',
      endsOn: '2030-09-02',
      endsHalf: 'Afternoon',
      days: 1,
      note: 'At the embassy',
    }
    expect(await undo(admin, { id })).toMatchObject({ ...before, status: 'Normal', version: 3 })
    expect(await told(name)).toHaveLength(1)
    expect(await told(name, nurses)).toEqual([])
    expect((await admin.absence.told({ path })).map(({ office: each }) => each)).toEqual(['Elementary'])
  })

  test('stays as it was changed where its days have been recorded meanwhile', async () => {
    const { id: studentId } = await pupil(admin, '5A')
    const { id, version } = await record(studentId)
    await admin.absence.update({ path: { absenceId: id }, body: { version, startsOn: '2030-09-09', endsOn: '2030-09-09' } })
    await record(studentId)
    expect(await refusal(undo(admin, { id }))).toMatchObject({ code: 3, reason: 'ABSENCE_OVERLAPS' })
    expect(await admin.absence.get({ path: { absenceId: id } })).toMatchObject({ startsOn: '2030-09-09', status: 'Normal' })
  })

  test('is undone by nobody else, by nobody twice, and not after the seconds, which it says in the reader’s language', async () => {
    const clerk = await colleague(house, admin, ['absence', 'absence:create', 'absence:edit'])
    const made = await record((await pupil(admin, '5A')).id)
    expect(await refusal(undo(clerk, made))).toMatchObject({ code: 4, reason: 'UNDO_NOT_YOURS' })
    house.server.pass(9 * seconds)
    expect(await refusal(undo(admin, made))).toMatchObject({ reason: 'UNDO_TOO_LATE', message: 'It is too late to undo this' })
    const chinese = await house.person('admin', 'zh')
    expect(await refusal(undo(chinese, made))).toMatchObject({ reason: 'UNDO_TOO_LATE', message: '已超过撤销时间' })
    const other = await record((await pupil(admin, '5A')).id)
    expect(await outcomes([undo(admin, other), undo(admin, other)])).toEqual({ done: 1, UNDO_MOVED_ON: 1 })
  })

  test('takes the warning of a wave of illness back that began with it, and the next one of the class begins it', async () => {
    const pupils: { readonly id: number }[] = []
    for (const at of [1, 2, 3, 4]) pupils.push(await pupil(admin, '3A', { name: `Calm ${at}` }))
    const sick = (at: number) => record(pupils[at]!.id, { leaveType: 'Sick', startsOn: '2030-11-25' })
    await sick(0)
    await sick(1)
    await undo(admin, await sick(2))
    expect(await told('3A', nurses)).toHaveLength(2)
    await sick(3)
    const warned = (await told('3A', nurses)).length
    expect(warned).toBe(4)
    const wave = house.server.mails.findLast(({ to, subject }) => to === nurses && subject.includes('3A') && !subject.includes('Calm'))
    expect(wave?.body).toMatch(/Calm 1.*Calm 2.*Calm 4/)
    expect(wave?.body).not.toContain('Calm 3')
  })

  test('takes back a warning that another day began, so that the next sick child of the class is warned of again', async () => {
    const pupils: { readonly id: number }[] = []
    for (const at of [1, 2, 3, 4]) pupils.push(await pupil(admin, '2A', { name: `Wave ${at}` }))
    const sick = (at: number, startsOn: string) => record(pupils[at]!.id, { leaveType: 'Sick', startsOn })
    await sick(0, '2030-11-25')
    const wrong = await sick(1, '2030-11-25')
    await sick(2, '2030-11-26')
    await undo(admin, wrong)
    expect(await told('2A', nurses)).toHaveLength(2)
    await sick(3, '2030-11-26')
    expect(await told('2A', nurses)).toHaveLength(4)
    const wave = house.server.mails.findLast(({ to, subject }) => to === nurses && subject.includes('2A') && !subject.includes('Wave'))
    expect(wave?.body).toMatch(/Wave 1.*Wave 3.*Wave 4/)
  })

  test('is undone in the terminal', async () => {
    await signIn(house, 'admin')
    const { id } = await record((await pupil(admin, '5A')).id)
    await house.isb(['absence', 'undo', String(id)])
    expect((await admin.absence.get({ path: { absenceId: id } })).status).toBe('Deleted')
  })
})
