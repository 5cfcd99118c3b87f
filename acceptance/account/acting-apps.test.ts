// An app whose token acts for people: whose data it sees, in whose name it asks, and what it may not do.
import { createIsb, memorySession } from '@isb/sdk'
import { beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

const newStudent = (studentNumber: string, name: string) => admin.student.create({ body: { studentNumber, name, enteredOn: '2026-08-17' } })
const parentOf = async (name: string) => (await admin.staff.create({ body: { name, type: 'parent' } })).id
/** A program with an API token, perhaps acting for somebody. */
const withToken = (token: string, actingPerson?: number) =>
  createIsb({
    host: house.server.url,
    session: memorySession({ token, authHeaderSchema: 'Bearer' }),
    ...(actingPerson !== undefined && { actingPerson }),
  })

test('it names the person in every call, and reaches that person’s own children', async () => {
  const { id: studentId } = await newStudent('A-1', 'Own Child')
  await newStudent('A-2', 'Other Child')
  const guardianId = await parentOf('Parent Who Asks')
  await admin.student.setGuardian({ path: { studentId, guardianId }, body: { relation: 'Mother' } })
  const app = await admin.staff.create({ body: { name: 'School app', email: 'app@school.example', service: true } })
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => code === 'student')
  const { id: appRole } = await admin.roles.create({ body: { name: 'App', menuIds: menus.map(({ id }) => id) } })
  await admin.staff.setRoles({ path: { staffId: app.id }, body: { roleIds: [appRole], version: app.version } })
  const token = { name: 'App', scopes: ['student'], acts: true, expiresAt: '2027-11-01T00:00:00.000Z' }
  const { secret } = await admin.staff.createToken({ path: { staffId: app.id }, body: token })
  const acting = (actingPerson?: number) => withToken(secret, actingPerson)
  expect((await acting(guardianId).student.list()).records.map(({ studentNumber }) => studentNumber)).toEqual(['A-1'])
  expect(await acting(guardianId).student.mine()).toMatchObject([{ studentNumber: 'A-1' }])
  expect(await refusal(acting().student.list())).toMatchObject({ code: 4, reason: 'NO_ACTING_PERSON' })
  expect(await refusal(acting(987_654).student.list())).toMatchObject({ code: 2, reason: 'ACTING_PERSON_NOT_FOUND' })
  expect(await refusal(acting(guardianId).staff.list())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  expect(await acting(guardianId).student.family({ path: { studentId } })).toMatchObject({ guardians: [{ person: { id: guardianId } }] })
  const own = await refusal(admin.account.createToken({ body: { ...token, scopes: ['student'] } }))
  expect(own).toMatchObject({ reason: 'SERVICE_ACCOUNT_ONLY' })
})

test('it asks for things in the name of people who hold nothing, sees no queue, and decides nothing', async () => {
  const codes = ['bike:rent', 'bike:rent:create', 'bike:rent:confirm', 'bike:rent:on-behalf', 'upms:staff']
  const app = await admin.staff.create({ body: { name: 'Bike app', email: 'bike.app@school.example', service: true } })
  const menuIds = (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code)).map(({ id }) => id)
  const { id: roleId } = await admin.roles.create({ body: { name: 'Bike app', menuIds } })
  await admin.staff.setRoles({ path: { staffId: app.id }, body: { roleIds: [roleId], version: app.version } })
  const token = { name: 'App', scopes: codes, acts: true, expiresAt: '2027-11-01T00:00:00.000Z' }
  const { secret } = await admin.staff.createToken({ path: { staffId: app.id }, body: token })
  const [rider, other] = [await parentOf('Rider Who Asks'), await parentOf('Somebody Else')]
  const isb = withToken(secret, rider)
  await admin.bike.create({ body: { number: 'ACT-1' } })
  const [bike] = await isb.bike.options({ query: { search: 'ACT-1' } })
  expect(await refusal(isb.bike.requestRent({ body: { bikeId: bike!.id, personId: other } }))).toMatchObject({
    reason: 'ON_BEHALF_NOT_HELD',
  })
  const rent = await isb.bike.requestRent({ body: { bikeId: bike!.id } })
  expect(rent).toMatchObject({ person: { id: rider } })
  const beyond = [
    () => isb.bike.confirmRent({ path: { rentId: rent.id } }),
    () => isb.bike.listRents(),
    () => isb.staff.list(),
    () => isb.bike.people({ query: { search: 'somebody' } }),
  ]
  for (const ask of beyond) expect(await refusal(ask())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  // Somebody of the bike room decides by the same app what their role lets them decide.
  const { userId } = await admin.auth.me()
  expect(await withToken(secret, userId).bike.confirmRent({ path: { rentId: rent.id } })).toMatchObject({ confirmation: 'Confirmed' })
})
