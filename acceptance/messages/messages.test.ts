// What people are told reaches the school's app too: in the language of the moment, each person's own, taken back by an undo.
import { createIsb, memorySession } from '@isb/sdk'
import { beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const seconds = 1000
const house = openHouse({ HELD_MS: String(8 * seconds) })
let admin: Person
let app: (actingPerson: number, locale?: 'en' | 'zh') => ReturnType<typeof createIsb>
beforeAll(async () => {
  admin = await house.person('admin')
  const program = await admin.staff.create({ body: { name: 'School app', email: 'app@school.example', service: true } })
  const menuIds = (await admin.roles.menuOptions()).filter(({ code }) => code === 'bike:rent').map(({ id }) => id)
  const { id: roleId } = await admin.roles.create({ body: { name: 'App', menuIds } })
  await admin.staff.setRoles({ path: { staffId: program.id }, body: { roleIds: [roleId], version: program.version } })
  const token = { name: 'App', scopes: ['bike:rent'], acts: true, expiresAt: '2027-11-01T00:00:00.000Z' }
  const { secret } = await admin.staff.createToken({ path: { staffId: program.id }, body: token })
  app = (actingPerson, locale = 'en') =>
    createIsb({
      host: house.server.url,
      locale,
      session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }),
      actingPerson,
    })
})

let made = 0
/** Somebody who asks for a bike; perhaps without an address. */
async function asks(email?: string) {
  const number = `M-${++made}`
  const bike = await admin.bike.create({ body: { number, location: 'North rack' } })
  const person = await admin.staff.create({ body: { name: `Rider ${made}`, type: 'student', ...(email && { email, invite: false }) } })
  const rent = await admin.bike.requestRent({ body: { bikeId: bike.id, personId: person.id } })
  return { number, person, path: { rentId: rent.id } }
}

test('a decision is read in the app in both languages, counted until it is read, and by nobody else', async () => {
  const { number, person, path } = await asks('m.one@school.example')
  const other = await asks('m.two@school.example')
  await admin.bike.rejectRent({ path, body: { reason: 'The brake is loose' } })
  // Until then it may be taken back.
  expect(await app(person.id).messages.mine()).toEqual([])
  house.server.pass(9 * seconds)
  const [message, ...none] = await app(person.id).messages.mine()
  expect(none).toEqual([])
  expect(message).toMatchObject({ kind: 'bike-rejected', about: { entity: 'bike-rent', id: path.rentId }, readAt: null })
  expect(message!.subject).toContain(number)
  expect(message!.text).toContain('The brake is loose')
  const [inChinese] = await app(person.id, 'zh').messages.mine()
  expect(inChinese!.subject).toMatch(/自行车/)
  expect(await app(other.person.id).messages.mine()).toEqual([])
  expect(await app(person.id).messages.unread()).toEqual({ unread: 1 })
  // Somebody else's are left alone.
  expect(await app(other.person.id).messages.read({ body: { ids: [message!.id] } })).toEqual({ unread: 0 })
  expect(await app(person.id).messages.unread()).toEqual({ unread: 1 })
  expect(await app(person.id).messages.read({ body: { ids: [message!.id] } })).toEqual({ unread: 0 })
  const [read] = await app(person.id).messages.mine()
  expect(read!.readAt).not.toBeNull()
  expect(await app(person.id).messages.mine({ query: { before: message!.id } })).toEqual([])
})

test('who has no address is told in the app', async () => {
  const { number, person, path } = await asks()
  await admin.bike.confirmRent({ path })
  house.server.pass(9 * seconds)
  expect(await app(person.id).messages.mine()).toMatchObject([{ kind: 'bike-confirmed', subject: expect.stringContaining(number) }])
})

test('what is undone was never told; codes and invitations are read in the mailbox alone', async () => {
  const { person, path } = await asks('m.three@school.example')
  await admin.bike.confirmRent({ path })
  await admin.bike.undoRent({ path })
  await house.stranger().auth.sendResetCode({ body: { email: 'm.three@school.example' } })
  house.server.pass(9 * seconds)
  expect(await app(person.id).messages.mine()).toEqual([])
  expect(await refusal(house.stranger().messages.mine())).toMatchObject({ code: 18 })
})

test('messages are in a person’s file', async () => {
  const { number, person, path } = await asks('m.four@school.example')
  await admin.bike.confirmRent({ path })
  house.server.pass(9 * seconds)
  const kept = await (await admin.staff.exportPerson({ path: { staffId: person.id }, query: { format: 'json' } })).text()
  expect(JSON.parse(kept)).toMatchObject({
    tables: expect.arrayContaining([
      expect.objectContaining({ table: 'message', rows: [expect.objectContaining({ subject: `Bike ${number} is yours` })] }),
    ]),
  })
})
