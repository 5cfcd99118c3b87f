// Vehicle passes, the whole chain: somebody applies, the security desk decides, the clock ends what was given. The gate has stories of
// its own.
import { createIsb, memorySession, type Isb, type Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { give } from '../lib/grants.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { pixel } from '../lib/pixel.ts'
import { passesOf } from '../lib/vehicle.ts'

const house = openHouse()
const dayMs = 24 * 60 * 60_000

let desk: Person
let admin: Person
let app: Isb
let parents: { id: number; email: string }[]
let nextParent = 0
const parent = () => parents[nextParent++ % parents.length] as (typeof parents)[number]

/** How far the server's clock is ahead. */
let ahead = 0
const { newPlate, apply, day, given } = passesOf(() => desk, { mark: '沪Z·9', now: () => Date.now() + ahead })
const mailsTo = (address: string) => house.server.mails.filter(({ to }) => to === address)
const upload = async (by: Isb) => (await by.files.upload({ body: new Blob([pixel]) })).id

beforeAll(async () => {
  desk = await house.person('security')
  admin = await house.person('admin')
  const scopes = ['vehicle:create', 'vehicle:on-behalf']
  const { id: roleId } = await admin.roles.create({
    body: {
      name: 'Parents’ app',
      menuIds: (await admin.roles.menuOptions()).filter(({ code }) => scopes.includes(code)).map(({ id }) => id),
    },
  })
  const service = await admin.staff.create({
    body: { name: 'Parents’ app', email: 'app@school.example', type: 'other', service: true, roleIds: [roleId] },
  })
  const { secret } = await admin.staff.createToken({
    path: { staffId: service.id },
    body: { name: 'App', scopes, expiresAt: new Date(Date.now() + 300 * dayMs).toISOString() },
  })
  app = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
  const { rows } = await house.server.pool.query<{ id: string; email: string }>(
    `select id, email from staff s where type = 'parent' and enabled and not exists (select from vehicle_pass v where v.person_id = s.id) order by id`,
  )
  parents = rows.map((row) => ({ ...row, id: Number(row.id) }))
})

describe('an application', () => {
  test('comes from an app for a parent, with its papers; is confirmed, mailed in both languages, and the app reads the answer', async () => {
    const { id: personId } = parent()
    const [certificateId, signatureId] = [await upload(app), await upload(app)]
    const asked = await apply({ personId, email: 'Zhou.Lin@Family.example', plate: ' 沪a-12345 ', certificateId, signatureId }, app)
    expect(asked).toMatchObject({
      status: 'Pending',
      person: { id: personId },
      submittedBy: { name: 'Parents’ app' },
      plate: '沪a-12345',
      email: 'zhou.lin@family.example',
      validFrom: null,
      expiresOn: null,
    })
    const path = { passId: asked.id }
    expect((await desk.vehicle.certificate({ path })).type).toBe('image/png')
    const confirmed = await desk.vehicle.confirm({ path, body: { expiresOn: day(200) } })
    expect(confirmed).toMatchObject({ status: 'Valid', validFrom: day(), expiresOn: day(200), decidedBy: { name: 'Guo Qiang' } })
    expect(await app.vehicle.get({ path })).toEqual(confirmed)
    await expect
      .poll(() => mailsTo('zhou.lin@family.example').map(({ subject }) => subject))
      .toEqual(['Your vehicle pass for 沪a-12345 · 车辆通行证 沪a-12345 已批准'])
    expect((await desk.vehicle.check({ query: { plate: 'A12345' } })).admitted).toBe(true)
  })

  test('is rejected with a reason, which is mailed, and is not touched afterwards; who comes second is told who was first', async () => {
    const asked = await apply({ email: 'reader@family.example' })
    const path = { passId: asked.id }
    await desk.vehicle.reject({ path, body: { reason: ' The certificate cannot be read ' } })
    const late = await house.person('admin', 'zh')
    expect(await refusal(late.vehicle.confirm({ path, body: { expiresOn: day(9) } }))).toMatchObject({
      code: 3,
      reason: 'ALREADY_DECIDED',
      message: '郭强已先处理：该申请已拒绝',
    })
    expect(await refusal(desk.vehicle.update({ path, body: { plate: newPlate(), version: 2 } }))).toMatchObject({
      reason: 'ALREADY_DECIDED',
    })
    await expect
      .poll(() => mailsTo('reader@family.example')[0]?.body)
      .toMatch(/Reason: The certificate cannot be read\n[^]+原因：The certificate/)
  })

  test('is corrected while it waits, from the version that one has seen', async () => {
    const asked = await apply({ studentName: '欧阳娜娜', driverName: 'Anders' })
    const path = { passId: asked.id }
    const plate = newPlate()
    const after = await desk.vehicle.update({ path, body: { plate, driverName: '', version: asked.version } })
    expect(after).toMatchObject({ plate, driverName: '', studentName: '欧阳娜娜', version: asked.version + 1 })
    expect(await refusal(desk.vehicle.update({ path, body: { color: 'red', version: asked.version } }))).toMatchObject({ reason: 'STALE' })
    expect(await refusal(desk.vehicle.update({ path, body: { plate: ' - · ', version: after.version } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/plate', message: 'Please enter a license plate' }],
    })
    const found = async (search: string) => (await desk.vehicle.list({ query: { search } })).records.map(({ id }) => id)
    for (const search of ['ouyangnana', 'oynn', plate, plate.slice(1), `hu ${plate.slice(1, 5)}`, plate.replace('·', ' - ')])
      expect(await found(search), search).toContain(asked.id)
    expect(await found(asked.plate)).not.toContain(asked.id)
  })

  test('is for oneself unless one may apply for others; nobody else learns of it', async () => {
    const it = await house.person('it')
    expect(await refusal(apply({}, it))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    const takeBack = await give(admin, 'it', ['vehicle:create'])
    const mine = await apply({}, it)
    expect(mine).toMatchObject({ person: { name: 'Marcus Keller' }, submittedBy: null })
    for (const personId of [parent().id, null])
      expect(await refusal(apply({ personId }, it))).toMatchObject({ code: 4, reason: 'ON_BEHALF_NOT_HELD' })
    await takeBack()
    expect(await it.vehicle.get({ path: { passId: mine.id } })).toEqual(mine)
    const other = await apply()
    for (const by of [it, app])
      expect(await refusal(by.vehicle.get({ path: { passId: other.id } }))).toMatchObject({ code: 2, reason: 'PASS_NOT_FOUND' })
    expect(await refusal(apply({ renewsId: other.id, personId: parent().id }, app))).toMatchObject({ code: 2, reason: 'PASS_NOT_FOUND' })
  })

  test('for a visitor without an account belongs to nobody’s account, and says who wrote it down', async () => {
    const asked = await apply({ personId: null, applicantName: 'Ana Visitor', email: 'ana@visit.example', type: 'visitor' })
    expect(asked).toMatchObject({ person: null, submittedBy: { name: 'Guo Qiang' }, applicantName: 'Ana Visitor' })
    const path = { passId: asked.id }
    await desk.vehicle.confirm({ path, body: { expiresOn: day(9) } })
    await expect.poll(() => mailsTo('ana@visit.example').length).toBe(1)
    const [made] = (await desk.vehicle.history({ path })).records.slice(-1)
    expect(made?.rows[0]?.after).toMatchObject({ staffId: null })
  })

  test('names images that whoever applies has uploaded, and nobody sees them without the permission for passes', async () => {
    const theirs = await upload(admin)
    expect(await refusal(apply({ certificateId: theirs }))).toMatchObject({ code: 2, reason: 'FILE_NOT_FOUND' })
    const mine = await upload(desk)
    const asked = await apply({ certificateId: mine })
    expect(await refusal(apply({ signatureId: mine }))).toMatchObject({ reason: 'FILE_NOT_FOUND' })
    const path = { passId: asked.id }
    expect(await refusal(desk.vehicle.signature({ path }))).toMatchObject({ code: 2 })
    const front = await house.person('front')
    expect(await refusal(front.vehicle.certificate({ path }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    // The applicant's own app may read the answer, and still not the papers.
    const own = await apply({ personId: parent().id, certificateId: await upload(app) }, app)
    expect(await refusal(app.vehicle.certificate({ path: { passId: own.id } }))).toMatchObject({ code: 4 })
  })

  test('for the next year waits beside this year’s pass and takes over what is left out; on a day that is taken it is refused', async () => {
    const person = parent()
    const [certificateId, signatureId] = [await upload(desk), await upload(desk)]
    const old = await given({ personId: person.id, brand: 'Volvo', studentName: 'Zhou Yichen', certificateId, signatureId }, '2099-07-31')
    const { plate } = old
    const next = await apply({ personId: person.id, plate, renewsId: old.id, studentName: 'Zhou Yi', signatureId: null })
    expect(next).toMatchObject({ status: 'Pending', brand: 'Volvo', studentName: 'Zhou Yi', certificateId, signatureId: null })
    const path = { passId: next.id }
    expect(await refusal(desk.vehicle.confirm({ path, body: { validFrom: '2099-07-31', expiresOn: '2100-07-31' } }))).toMatchObject({
      code: 3,
      reason: 'PASS_OVERLAPS',
      record: { entity: 'vehicle-pass', id: old.id },
      message: expect.stringMatching(`^Plate ${plate} already has a valid pass from .+ to Friday,? 31 July 2099$`) as string,
    })
    expect(await desk.vehicle.get({ path })).toEqual(next)
    const after = await desk.vehicle.confirm({ path, body: { validFrom: '2099-08-01', expiresOn: '2100-07-31' } })
    expect(after).toMatchObject({ status: 'Valid', validFrom: '2099-08-01' })
    expect(await desk.vehicle.check({ query: { plate } })).toMatchObject({ admitted: true, passes: [{ id: old.id }, { id: next.id }] })
  })
})

describe('a pass', () => {
  test('is good for days that can be: not over, not backwards', async () => {
    const { id } = await apply()
    const path = { passId: id }
    const wrong = async (body: Schema<'PassDays'>) => refusal(desk.vehicle.confirm({ path, body }))
    expect(await wrong({ expiresOn: day(-1) })).toMatchObject({ code: 1, reason: 'EXPIRY_PAST', errors: [{ path: '/expiresOn' }] })
    expect(await wrong({ validFrom: day(3), expiresOn: day(2) })).toMatchObject({ reason: 'DAYS_REVERSED' })
    expect(await wrong({ expiresOn: '2027-02-29' })).toMatchObject({
      code: 1,
      errors: [{ path: '/expiresOn', message: 'Expiration must be a day, such as 2026-11-17' }],
    })
    expect(await wrong({ validFrom: '0026-11-30', expiresOn: day(2) })).toMatchObject({ code: 1, errors: [{ path: '/validFrom' }] })
    expect(await desk.vehicle.confirm({ path, body: { expiresOn: day() } })).toMatchObject({ status: 'Valid', expiresOn: day() })
  })

  test('is voided with a reason and continued; each is mailed and stands in its history', async () => {
    const pass = await given({ email: 'seller@family.example' })
    const path = { passId: pass.id }
    expect(await refusal(desk.vehicle.renew({ path, body: { expiresOn: day(9) } }))).toMatchObject({ code: 3, reason: 'PASS_NOT_ENDED' })
    await desk.vehicle.void({ path, body: { reason: 'The car was sold' } })
    expect(await refusal(desk.vehicle.void({ path, body: { reason: 'Again' } }))).toMatchObject({ code: 3, reason: 'PASS_NOT_VALID' })
    expect(await desk.vehicle.check({ query: { plate: pass.plate } })).toMatchObject({ admitted: false, reason: 'PASS_CANCELLED' })
    // Meanwhile the plate is another's.
    const other = await given({ plate: pass.plate }, day(30))
    expect(await refusal(desk.vehicle.renew({ path, body: { expiresOn: day(60) } }))).toMatchObject({ reason: 'PASS_OVERLAPS' })
    const again = await desk.vehicle.renew({ path, body: { validFrom: day(31), expiresOn: day(60) } })
    expect(again).toMatchObject({ status: 'Valid', reason: '', validFrom: day(31) })
    expect((await desk.vehicle.check({ query: { plate: pass.plate } })).passes.map(({ id }) => id)).toEqual([other.id, pass.id])
    await expect
      .poll(() => mailsTo('seller@family.example').map(({ subject }) => subject.replace(/ · .*/, '').replace(pass.plate, 'it')))
      .toEqual(['Your vehicle pass for it', 'Your vehicle pass for it was cancelled', 'Your vehicle pass for it was renewed'])
    expect(mailsTo('seller@family.example')[1]?.body).toContain('Reason: The car was sold')
    const { records } = await desk.vehicle.history({ path })
    expect(records.map(({ operation, staffName }) => `${operation} ${staffName}`)).toEqual([
      'vehicle.renew Guo Qiang',
      'vehicle.void Guo Qiang',
      'vehicle.confirm Guo Qiang',
      'vehicle.create Guo Qiang',
    ])
    expect(records[1]?.rows[0]).toMatchObject({ label: pass.plate, before: { status: 'Valid' }, after: { status: 'Cancelled' } })
  })

  test('stays when its account is deleted, and so do its papers, for who may see passes', async () => {
    const person = parent()
    const pass = await given({ personId: person.id, certificateId: await upload(desk) })
    await admin.staff.remove({ path: { staffId: person.id } })
    const path = { passId: pass.id }
    expect(await desk.vehicle.get({ path })).toEqual({ ...pass, person: null })
    expect((await desk.vehicle.certificate({ path })).size).toBeGreaterThan(0)
    await desk.vehicle.void({ path, body: { reason: 'Left the school' } })
    await house.server.pool.query('select erase_person_in_audit($1)', [person.id])
    expect(JSON.stringify((await desk.vehicle.history({ path })).records.map(({ rows }) => rows))).not.toContain(pass.plate)
  })

  test('leaves with the list as a file, in words', async () => {
    const pass = await given({ applicantName: '=1+1', type: 'contractor', department: 'Lifts' })
    const text = await (await desk.vehicle.export({ query: { search: pass.plate } })).text()
    const [head, line, ...more] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(
      'License plate,Status,Valid from,Expiration,Applicant,Type,Department,Email Address,Phone,Brand,Model,Color,Driver,Driver’s phone,Grade,Student,Person,Submitted by,Submitted,Decided by,Decided,Reason',
    )
    expect(line).toContain(`${pass.plate},Valid,${pass.validFrom},${pass.expiresOn},'=1+1,Contractor,Lifts,zhou.lin@family.example`)
    expect(more).toEqual([])
  })
})

test('the demo shows every state, and papers that can be looked at', async () => {
  for (const status of ['Pending', 'Valid', 'Expired', 'Cancelled', 'Rejected'] as const)
    expect((await desk.vehicle.list({ query: { status, to: day(-1), pageSize: 1 } })).total, status).toBeGreaterThan(0)
  const [expired] = (await desk.vehicle.list({ query: { status: 'Expired', type: 'parent', pageSize: 1 } })).records
  const path = { passId: expired?.id ?? 0 }
  for (const image of [await desk.vehicle.certificate({ path }), await desk.vehicle.signature({ path })]) {
    expect(image.type).toBe('image/png')
    expect((await desk.files.upload({ body: image })).width).toBeGreaterThan(400)
  }
})

test('the queue counts what waits, the oldest first in the list', async () => {
  const before = (await desk.queues.list()).find(({ code }) => code === 'vehicle')
  const asked = await apply()
  const after = (await desk.queues.list()).find(({ code }) => code === 'vehicle')
  expect(after).toEqual({ ...before, waiting: (before?.waiting ?? 0) + 1, recent: (before?.recent ?? 0) + 1 })
  const { records } = await desk.vehicle.list({ query: { pageSize: 1000 } })
  const pending = records.filter(({ status }) => status === 'Pending')
  expect(records.slice(0, pending.length)).toEqual(pending)
  expect(pending.map(({ submittedAt }) => submittedAt)).toEqual(pending.map(({ submittedAt }) => submittedAt).toSorted())
  expect(pending.at(-1)?.id).toBe(asked.id)
  expect(pending[0]).toMatchObject({ applicantName: before?.oldest.split(' · ')[0] })
})

test('parents of one name are told apart by their children, whether the address is told or not', async () => {
  const pupil = (name: string, studentNumber: string) =>
    admin.student.create({ body: { name, studentNumber, grade: 'G5', division: 'Elementary', enteredOn: '2026-08-17' } })
  const children = [await pupil('Twin Oak', 'S-TW1'), await pupil('Twin Elm', 'S-TW2'), await pupil('Twin Ash', 'S-TW3')]
  const [first, second] = [parent(), parent()]
  for (const { id } of [first, second])
    await house.server.pool.query(`update staff set name = 'Namesake Lin', search = 'namesake lin ' || email where id = $1`, [id])
  await house.server.pool.query('delete from guardian where guardian_id in ($1, $2)', [first.id, second.id])
  await house.server.pool.query(
    `insert into guardian (student_id, guardian_id, relation, may_see, may_act, no_contact)
    values ($1, $4, 'Mother', true, true, false), ($2, $5, 'Father', true, true, false), ($3, $5, 'Father', false, false, true)`,
    [...children.map(({ id }) => id), first.id, second.id],
  )
  const told = async (by: Person, search = 'namesake') =>
    (await by.vehicle.people({ query: { search } })).map(({ id, email, students }) => ({ id, email, of: students.map(({ name }) => name) }))
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  expect((await told(desk)).toSorted(byId)).toEqual(
    [
      { id: first.id, email: null, of: ['Twin Oak'] },
      // Not the child that must not meet him.
      { id: second.id, email: null, of: ['Twin Elm'] },
    ].toSorted(byId),
  )
  expect(await told(desk, first.email)).toEqual([{ id: first.id, email: first.email, of: ['Twin Oak'] }])
  expect(await desk.vehicle.people({ query: { search: 'twin oak' } })).toMatchObject([
    { students: [{ studentNumber: 'S-TW1', homeroom: '' }] },
  ])
  expect(new Set((await told(admin)).map(({ email }) => email))).toEqual(new Set([first.email, second.email]))
})

test('teachers of one name are told apart by their classes of this year, whether the address is told or not', async () => {
  const { pool } = house.server
  const [year] = (await pool.query('select name from school_year where starts_on <= now() order by starts_on desc limit 1')).rows
  const roleIds = [(await admin.roles.list({})).records[0]!.id]
  const teacher = async (email: string, name: string) => {
    const { id } = await admin.staff.create({ body: { name: 'Doubled Zhao', email, roleIds } })
    for (const [schoolYear, says] of [
      [year.name, name],
      ['2001-02', `Former ${name}`],
    ])
      await pool.query('insert into homeroom (school_year, name, assistant_email) values ($1, $2, $3)', [schoolYear, says, email])
    return { id, email: null, students: [], classes: [name] }
  }
  const both = [await teacher('zhao1@school.example', 'Zhao One'), await teacher('zhao2@school.example', 'Zhao Two')]
  expect(await desk.vehicle.people({ query: { search: 'doubled zhao' } })).toMatchObject(both)
  expect((await admin.vehicle.people({ query: { search: 'doubled zhao' } })).map(({ classes }) => classes)).toEqual([
    ['Zhao One'],
    ['Zhao Two'],
  ])
})

test('by the clock a pass is about to end, which is mailed once, and has ended after its last day at the school', async () => {
  const email = 'clock@family.example'
  const pass = await given({ email }, day(40))
  const followed = await given({ email: 'followed@family.example' }, day(40))
  await given({ plate: followed.plate }, day(90), day(41))
  // Was told of the last day when that was within the days of notice already.
  await given({ email: 'brief@family.example' }, day(20))
  const path = { passId: pass.id }
  const reminders = (to: string) => mailsTo(to).filter(({ subject }) => subject.includes('expires soon'))
  const listed = async (query: { status?: 'Valid' | 'Expired'; expiring?: boolean }) =>
    (await desk.vehicle.list({ query: { ...query, search: pass.plate } })).records.map(({ id }) => id)
  const until = async (days: number) => {
    house.server.pass(days * dayMs - ahead)
    ahead = days * dayMs
    desk = await house.person('security')
    await house.server.remind()
    await house.server.remind()
  }
  await until(9)
  expect(await listed({ expiring: true })).toEqual([])
  await until(11)
  expect(await listed({ expiring: true })).toEqual([pass.id])
  await expect.poll(() => reminders(email).length).toBe(1)
  expect(reminders(email)[0]?.subject).toContain(`车辆通行证 ${pass.plate} 即将到期`)
  await until(40)
  expect(await listed({ status: 'Valid' })).toEqual([pass.id])
  expect(await desk.vehicle.check({ query: { plate: pass.plate } })).toMatchObject({ admitted: true })
  await until(41)
  expect(await desk.vehicle.get({ path })).toMatchObject({ status: 'Expired', version: pass.version })
  expect(await listed({ status: 'Expired' })).toEqual([pass.id])
  expect(await desk.vehicle.check({ query: { plate: pass.plate } })).toMatchObject({ admitted: false, reason: 'PASS_EXPIRED' })
  expect(await refusal(desk.vehicle.void({ path, body: { reason: 'Late' } }))).toMatchObject({ reason: 'PASS_NOT_VALID' })
  expect(await desk.vehicle.renew({ path, body: { expiresOn: day(60) } })).toMatchObject({ status: 'Valid', validFrom: day() })
  expect([email, 'followed@family.example', 'brief@family.example'].map((to) => reminders(to).length)).toEqual([1, 0, 0])
})
