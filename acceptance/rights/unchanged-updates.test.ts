// An update that changes nothing: every PUT of the contract, sent back as it was read.
import { operationIds, operationOf, type OperationId } from '@isb/contract'
import document from '@isb/contract/openapi.json' with { type: 'json' }
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { newVenue } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

type Fields = Record<string, unknown>
interface Schema {
  readonly $ref?: string
  readonly properties?: Record<string, Schema>
  readonly allOf?: readonly Schema[]
}

function propertiesOf(schema: Schema): string[] {
  const { $ref, properties = {}, allOf = [] } = schema
  const referred = $ref === undefined ? [] : propertiesOf(document.components.schemas[$ref.split('/').at(-1) as never])
  return [...referred, ...Object.keys(properties), ...allOf.flatMap(propertiesOf)]
}

/** The body of an update that sets each field to the value which the record has. A record shows `venue` for `venueId`. */
function bodyOf(id: OperationId, record: Fields): Fields {
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods as Record<string, { operationId: string; requestBody?: unknown }>))
    .find(({ operationId }) => operationId === id)
  const { content } = operation!.requestBody as { content: { 'application/json': { schema: Schema } } }
  const entries = propertiesOf(content['application/json'].schema).flatMap((field): [string, unknown][] => {
    if (field in record) return [[field, record[field]]]
    const shown = record[field.replace(/Ids?$/, field.endsWith('Ids') ? 's' : '')]
    if (shown === undefined) return []
    const idOf = (value: unknown) => (value as { id: number } | null)?.id ?? null
    return [[field, Array.isArray(shown) ? shown.map(idOf) : idOf(shown)]]
  })
  return Object.fromEntries(entries)
}

interface Update {
  readonly path?: object
  readonly body: object
}
type Call = (id: OperationId, input: object) => Promise<unknown>
const call: Call = (id, input) => (admin.call as unknown as Call)(id, input)

const settings = (module: string) => async (): Promise<Update> => ({
  body: bodyOf(`${module}.updateSettings` as OperationId, (await call(`${module}.settings` as OperationId, {})) as Fields),
})
/** The update of a record that the operation of its path reads. */
async function sameRecord(id: OperationId, read: OperationId, path: object): Promise<Update> {
  return { path, body: bodyOf(id, (await call(read, { path })) as Fields) }
}

const student = async () => (await admin.student.list({ query: { sort: 'name' } })).records[0]!
const reservation = async () => {
  const { day } = (await house.server.pool.query<{ day: string }>(`select (now() + interval '1 day')::date::text as day`)).rows[0]!
  return (await admin.venue.listReservations({ query: { from: day, status: 'Approved', pageSize: 1000 } })).records
}

const seriesReservations = async () => (await reservation()).filter(({ series }) => series !== null)
async function reserveSeries() {
  const { id } = await newVenue(admin)
  return admin.venue.reserveSeries({
    body: { venueId: id, title: 'Chess club', day: '2030-09-02', startsAt: '09:00', endsAt: '10:00', rule: 'FREQ=WEEKLY;COUNT=3' },
  })
}

/** How each update is made of its record. */
const updates: Partial<Record<OperationId, () => Promise<Update>>> = {
  'menus.update': async () => {
    const { records } = await admin.menus.page({ query: { pageSize: 50 } })
    return {
      body: bodyOf(
        'menus.update',
        records.find(({ parentId }) => parentId !== 0)!,
      ),
    }
  },
  'roles.update': async () => sameRecord('roles.update', 'roles.get', { roleId: await roleId() }),
  'roles.assign': async () => sameRecord('roles.assign', 'roles.get', { roleId: await roleId() }),
  'roles.setReach': async () => sameRecord('roles.setReach', 'roles.get', { roleId: await roleId() }),
  'staff.update': async () => sameRecord('staff.update', 'staff.get', { staffId: await staffId() }),
  'staff.setRoles': async () => sameRecord('staff.setRoles', 'staff.get', { staffId: await staffId() }),
  'staff.addRole': async () => {
    const { id, roles } = await admin.staff.get({ path: { staffId: await staffId() } })
    return { path: { staffId: id, roleId: roles[0]!.id }, body: {} }
  },
  'settings.update': async () => ({ body: bodyOf('settings.update', await admin.settings.get()) }),
  'retention.updateSettings': settings('retention'),
  'bike.updateSettings': settings('bike'),
  'bike.update': async () => {
    const { id } = (await admin.bike.list()).records[0]!
    return sameRecord('bike.update', 'bike.get', { bikeId: id })
  },
  'vehicle.updateSettings': settings('vehicle'),
  'vehicle.update': async () => {
    const { id } = (await admin.vehicle.list({ query: { status: 'Pending' } })).records[0]!
    return sameRecord('vehicle.update', 'vehicle.get', { passId: id })
  },
  'calendar.updateSettings': settings('calendar'),
  'calendar.updateGrade': async () => {
    const { id } = (await admin.calendar.listGrades()).records[0]!
    return sameRecord('calendar.updateGrade', 'calendar.getGrade', { gradeId: id })
  },
  'homeroom.update': async () => {
    const { id } = (await admin.homeroom.list()).records[0]!
    return sameRecord('homeroom.update', 'homeroom.get', { homeroomId: id })
  },
  'homeroom.planRollOver': async () => {
    const proposal = await admin.homeroom.rollOver()
    await call('homeroom.planRollOver', { body: bodyOf('homeroom.planRollOver', proposal) })
    return { body: bodyOf('homeroom.planRollOver', await admin.homeroom.rollOver()) }
  },
  'student.update': async () => sameRecord('student.update', 'student.get', { studentId: (await student()).id }),
  'student.setGuardian': async () => {
    const { id } = await student()
    const { guardians } = await admin.student.family({ path: { studentId: id } })
    const { person, ...link } = guardians[0]!
    return { path: { studentId: id, guardianId: person.id }, body: bodyOf('student.setGuardian', link) }
  },
  'student.setContacts': async () => {
    const { id } = await student()
    const { guardians } = await admin.student.family({ path: { studentId: id } })
    const { person, contacts } = guardians.find((guardian) => guardian.contacts.length > 0)!
    return { path: { studentId: id, personId: person.id }, body: { contacts } }
  },
  'absence.updateSettings': settings('absence'),
  'absence.update': async () => {
    const { id } = (await admin.absence.list({ query: { status: 'Normal' } })).records[0]!
    return sameRecord('absence.update', 'absence.get', { absenceId: id })
  },
  'mailbox.update': async () => {
    const box = (await admin.mailbox.list()).find(({ addresses }) => addresses.length > 0)!
    const record = { ...box, addresses: box.addresses.join('; ') }
    return { path: { office: box.office }, body: bodyOf('mailbox.update', record) }
  },
  'venue.updateType': async () => {
    const { id } = (await admin.venue.listTypes()).records[0]!
    return sameRecord('venue.updateType', 'venue.getType', { typeId: id })
  },
  'venue.update': async () => {
    const { id } = (await admin.venue.list()).records[0]!
    return sameRecord('venue.update', 'venue.get', { venueId: id })
  },
  'venue.move': async () => sameRecord('venue.move', 'venue.getReservation', { reservationId: (await reservation())[0]!.id }),
  'venue.moveSeries': async () => {
    const [{ id, startsAt, endsAt, title } = (await reserveSeries())[0]!] = await seriesReservations()
    return { path: { reservationId: id }, body: { which: 'All', startsAt, endsAt, title } }
  },
  'baseData.updateSettings': settings('baseData'),
  'survey.update': async () => {
    const { id } = (await admin.survey.list()).records[0]!
    const forms = await admin.survey.form({ path: { surveyId: id } })
    const update = await sameRecord('survey.update', 'survey.get', { surveyId: id })
    return { ...update, body: { ...update.body, forms: { content: forms.content, version: forms.version } } }
  },
  'survey.saveForm': async () => {
    const { id } = (await admin.survey.list()).records[0]!
    return sameRecord('survey.saveForm', 'survey.form', { surveyId: id })
  },
  'bus.updateStop': async () => {
    const { id } = (await admin.bus.listStops()).records[0]!
    return sameRecord('bus.updateStop', 'bus.getStop', { stopId: id })
  },
  'bus.updateVehicle': async () => {
    const { id } = (await admin.bus.listVehicles()).records[0]!
    return sameRecord('bus.updateVehicle', 'bus.getVehicle', { vehicleId: id })
  },
  'bus.update': async () => {
    const { id } = (await admin.bus.list()).records[0]!
    return sameRecord('bus.update', 'bus.get', { routeId: id })
  },
  'bus.updateSettings': settings('bus'),
  'busBooking.updateSettings': settings('busBooking'),
}

/** Updates whose record cannot be sent back, with the reason. */
const exempt: Partial<Record<OperationId, string>> = {
  'account.changePassword': 'a password is never shown',
  'account.confirmApp': 'a code counts once',
  'account.keepOwnData': 'a choice is made once',
  'baseData.setCredential': 'a credential is never shown',
  'baseData.map': 'it compares a run that waits for an answer, and leaves no version',
  'baseData.join': 'it compares a run that waits for an answer, and leaves no version',
  'survey.saveAnswer': 'the draft of a parent, which has neither version, audit nor mail',
}

const roleId = async () => (await admin.roles.list()).records.find(({ builtin }) => !builtin)!.id
const staffId = async () => (await admin.staff.list({ query: { type: 'staff' } })).records.find(({ roles }) => roles.length > 0)!.id

const puts = operationIds.filter((id) => operationOf(id).method === 'PUT')

test('knows how to send back every record that the contract can update', () => {
  expect(puts.filter((id) => !updates[id] && !exempt[id])).toEqual([])
})

/** All that a change leaves, and the events that consoles got meanwhile. */
async function traces() {
  const { rows } = await house.server.pool.query<object>(`
    select (select count(*) from audit where reason is null) as audit, (select count(*) from outbox) as outbox`)
  return rows[0]
}

const events: string[] = []
let listener: pg.Client
beforeAll(async () => {
  listener = new pg.Client(house.server.pool.options)
  listener.on('notification', ({ channel, payload }) => void events.push(`${channel} ${payload}`))
  await listener.connect()
  await listener.query('listen isb_access; listen isb_change; listen isb_moved; listen isb_told; listen end_of_test')
})
afterAll(() => listener.end())

test.each(puts.filter((id) => updates[id]))('%s leaves no trace when it changes nothing', async (id) => {
  const { path = {}, body } = await updates[id]!()
  const before = await traces()
  events.length = 0
  await call(id, { path, body })
  expect(await traces()).toEqual(before)
  // Notifications arrive in order, so this one comes after all that the update sent.
  await house.server.pool.query('notify end_of_test')
  await expect.poll(() => events.at(-1)).toBe('end_of_test ')
  expect(events).toEqual(['end_of_test '])
  const again = await updates[id]!()
  expect(again).toEqual({ ...again, body })
})

test.each(
  puts.filter(
    (id) =>
      updates[id] && !['menus.update', 'staff.addRole', 'student.setGuardian', 'student.setContacts', 'venue.moveSeries'].includes(id),
  ),
)('%s refuses an old version even when it changes nothing', async (id) => {
  const { path = {}, body } = await updates[id]!()
  const { version } = body as { version: number }
  const refused = await refusal(call(id, { path, body: { ...body, version: version + 1 } }))
  expect(refused).toMatchObject({ code: 3, reason: id === 'survey.saveForm' ? 'SURVEY_EDITED' : 'STALE' })
})
