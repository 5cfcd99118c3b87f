// Everything kept on one person: taken along as one file that a parent can read; erased for good.
import { beforeAll, describe, expect, test } from 'vitest'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse, refusal, type Person } from './lib/house.ts'
import { bytesOf, madeUpFamily } from './lib/made-up-family.ts'
import { signIn } from './lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

describe('everything kept on a person', () => {
  test('leaves as one page that tells a parent what there is, images in it, and the audit notes who took it', async () => {
    const { child, mother } = await madeUpFamily(admin, 'P-1001')
    const page = await (await admin.staff.exportPerson({ path: { staffId: mother.id } })).text()
    for (const text of [
      'Mother P-1001',
      'mother.p-1001@family.example',
      '+8613900001001',
      '沪A01001',
      'Kid P-1001',
      'is tall',
      'has one already',
    ])
      expect(page, text).toContain(text)
    expect(page).toMatch(/<img alt="" src="data:image\/png;base64,\w/)
    expect(page).toContain('<h2>Vehicle passes</h2>')
    expect(page, 'a mail that signs somebody in').not.toContain('#invite=')
    expect(page).not.toMatch(/argon2/)
    const chinese = await house.person('admin', 'zh')
    expect(await (await chinese.staff.exportPerson({ path: { staffId: child.id } })).text()).toMatch(/<h2>家庭<\/h2>[^]*母P-1001[^]*母亲/)
    const { records } = await admin.audit.list({ query: { operation: 'staff.exportPerson' } })
    expect(records.at(-1)?.rows).toMatchObject([{ entity: 'export', after: { staffId: 'Mother P-1001 (Parent of Kid P-1001)' } }])
  })

  test('leaves for programs, from the terminal, in a file that is nobody else’s', async () => {
    await madeUpFamily(admin, 'P-1002')
    await signIn(house, 'admin')
    const file = join(tmpdir(), `person-${process.pid}.json`)
    const { code, err } = await house.isb(['staff', 'export-person', 'p-1002', '-o', file])
    expect([code, err]).toEqual([0, expect.stringContaining('Everything kept on Kid P-1002')])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { tables } = JSON.parse(await readFile(file, 'utf8')) as { tables: { table: string; rows: Record<string, string>[] }[] }
    expect(tables.find(({ table }) => table === 'guardian')?.rows).toMatchObject([{ guardianId: 'Mother P-1002', relation: 'Mother' }])
  })

  test('needs its own permission', async () => {
    const it = await house.person('it')
    expect(await refusal(it.staff.exportPerson({ path: { staffId: 1 } }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
  })
})

describe('an erasure', () => {
  test('says what goes and what stays, takes the name, and refuses a student who is still here', async () => {
    const { child, mother } = await madeUpFamily(admin, 'P-2001')
    const said = await admin.staff.erasure({ path: { staffId: mother.id } })
    expect(said.goes).toContainEqual({ table: 'vehicle_pass', label: 'Vehicle passes', count: 1 })
    expect(said).toMatchObject({ stays: [{ table: 'bike_rent', label: 'Bikes rented', count: 1 }], byHand: [] })
    const nurses = (await admin.mailbox.list()).find(({ office }) => office === 'Nurses')!
    const addresses = [...nurses.addresses, mother.email].join('; ')
    await admin.mailbox.update({ path: { office: 'Nurses' }, body: { version: nurses.version, addresses } })
    const { byHand } = await admin.staff.erasure({ path: { staffId: mother.id } })
    expect(byHand).toEqual([{ table: 'mailbox', label: 'Mailboxes of offices', count: 1 }])
    const wrong = await refusal(admin.staff.erase({ path: { staffId: mother.id }, body: { name: 'Mother' } }))
    expect(wrong).toMatchObject({ reason: 'ERASURE_NAME', errors: [{ path: '/name' }] })
    expect(await refusal(admin.staff.erase({ path: { staffId: child.id }, body: { name: child.name } }))).toMatchObject({
      reason: 'STUDENT_ENROLLED',
    })
    const it = await house.person('it')
    expect(await refusal(it.staff.erasure({ path: { staffId: mother.id } }))).toMatchObject({ reason: 'NO_PERMISSION' })
  })

  test('leaves no name, address, phone, number or plate in any table or image, and the rent without its person', async () => {
    const { child, mother, words, image } = await madeUpFamily(admin, 'P-2002')
    const other = await madeUpFamily(admin, 'P-2003')
    expect(await bytesOf(house.server.pool)).toContain(words[0]?.toLowerCase())
    const { version } = await admin.student.get({ path: { studentId: child.id } })
    await admin.student.leave({ path: { studentId: child.id }, body: { leftOn: '2026-09-30', version } })
    expect(await admin.staff.erase({ path: { staffId: child.id }, body: { name: child.name } })).toEqual({ state: 'Erased' })
    await admin.staff.erase({ path: { staffId: mother.id }, body: { name: mother.nameZh } })
    const after = await bytesOf(house.server.pool)
    for (const word of words) expect(after, word).not.toContain(word.toLowerCase())
    for (const word of other.words) expect(after, word).toContain(word.toLowerCase())
    expect((await admin.bike.listRents({ query: { confirmation: 'Rejected' } })).records).toContainEqual(
      expect.objectContaining({ person: null, note: '', reason: '—' }),
    )
    await expect.poll(async () => (await house.server.pool.query('select from file where id = $1', [image])).rowCount).toBe(0)
    const { records } = await admin.audit.list({ query: { operation: 'staff.erase' } })
    expect(records.map(({ rows }) => rows[0]?.before)).toEqual([{ type: 'parent' }, { type: 'student' }])
  })

  test('leaves no address and no phone that somebody had before', async () => {
    const { child, mother } = await madeUpFamily(admin, 'P-2005')
    const contacts = [{ kind: 'Phone' as const, value: '+86 139 7777 2005' }]
    await admin.student.setContacts({ path: { studentId: child.id, personId: mother.id }, body: { contacts } })
    const { version } = await admin.staff.get({ path: { staffId: mother.id } })
    await admin.staff.update({ path: { staffId: mother.id }, body: { version, email: 'moved.2005@family.example' } })
    const former = ['13900002005', 'mother.p-2005@family.example']
    for (const word of former) expect(await bytesOf(house.server.pool), word).toContain(word)
    await admin.staff.erase({ path: { staffId: mother.id }, body: { name: mother.name } })
    for (const word of [...former, '13977772005']) expect(await bytesOf(house.server.pool), word).not.toContain(word)
  })

  test('leaves no name and no phone of who drives or attends a bus, and the line runs on', async () => {
    const { mother } = await madeUpFamily(admin, 'P-2006')
    const { mother: other } = await madeUpFamily(admin, 'P-2007')
    const [first, second] = [
      { driver: mother.nameZh, driverPhone: '139 0000 2006' },
      { attendantId: mother.id, attendantPhone: '139-2006' },
    ]
    const body = { direction: 'ToSchool', driver: other.name, driverPhone: '139 0000 2007', attendant: 'Deputy' } as const
    const driven = await admin.bus.create({ body: { ...body, lineNumber: 'P1', name: 'Driven', ...first } })
    const attended = await admin.bus.create({ body: { ...body, lineNumber: 'P2', name: 'Attended', ...second } })
    const kept = await (await admin.staff.exportPerson({ path: { staffId: mother.id } })).text()
    for (const text of ['Bus routes driven or attended', 'Driven', '139 0000 2006', 'Attended']) expect(kept).toContain(text)
    await admin.staff.erase({ path: { staffId: mother.id }, body: { name: mother.name } })
    expect(await admin.bus.get({ path: { routeId: driven.id } })).toMatchObject({ driver: '', driverPhone: '', attendant: 'Deputy' })
    const after = await admin.bus.get({ path: { routeId: attended.id } })
    expect(after).toMatchObject({ attendant: '', attendantPhone: '', attendantId: null, driver: other.name, driverPhone: '139 0000 2007' })
  })

  test('takes two people where the school wants it so', async () => {
    const { mother } = await madeUpFamily(admin, 'P-2004')
    const settings = await admin.retention.settings()
    await admin.retention.updateSettings({ body: { version: settings.version, twoPeople: true } })
    const erase = (person: Person) => person.staff.erase({ path: { staffId: mother.id }, body: { name: mother.name } })
    expect(await erase(admin)).toEqual({ state: 'Requested' })
    expect(await refusal(erase(admin))).toMatchObject({ reason: 'ERASURE_SECOND_PERSON' })
    const second = await anotherAdministrator()
    expect((await second.staff.erasure({ path: { staffId: mother.id } })).requestedBy).toMatchObject({ name: 'He Jing' })
    expect(await erase(second)).toEqual({ state: 'Erased' })
  })
})

async function anotherAdministrator(): Promise<Person> {
  const { rows } = await house.server.pool.query<{ id: string }>("select id from staff where email = 'it@school.example'")
  await house.server.pool.query('insert into staff_role select $1, id from role where builtin', [rows[0]?.id])
  return house.person('it')
}
