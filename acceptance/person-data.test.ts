// Everything kept on one person: taken along as one file that a parent can read; erased for good.
import { beforeAll, describe, expect, test } from 'vitest'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lessonsOn, setMailboxOf } from './lib/absence.ts'
import { openHouse, refusal, type Person } from './lib/house.ts'
import { bytesOf, madeUpFamily } from './lib/made-up-family.ts'
import { plantEverywhere, stillNamed, untouched } from './lib/planted-texts.ts'
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

  // S-33
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

  test('empties mails about the person’s records, and forgets the answers that are kept of them', async () => {
    const { child, mother } = await madeUpFamily(admin, 'P-2008')
    await setMailboxOf(admin, 'Nurses', 'nurses@school.example')
    await lessonsOn(admin, '2030-09-02')
    const { id } = await admin.absence.create(
      { body: { studentId: child.id, leaveType: 'Sick', startsOn: '2030-09-02', note: 'Kid has the flu' } },
      { idempotencyKey: 'absence of P-2008' },
    )
    await admin.absence.remove({ path: { absenceId: id } })
    await house.server.pool.query("update outbox set state = 'Sent', sent_at = now() where entity = 'absence' and entity_id = $1", [id])
    const mails = async () => {
      const { rows } = await house.server.pool.query<{ text: string }>(
        "select concat(subject, body, html) as text from outbox where entity = 'absence' and entity_id = $1",
        [id],
      )
      return rows.map(({ text }) => text)
    }
    expect(await mails()).toContainEqual(expect.stringContaining('has the flu'))
    await left(child)
    const { stays } = await admin.staff.erasure({ path: { staffId: child.id } })
    expect(stays).toContainEqual({ table: 'outbox', label: 'Emails', count: (await mails()).length })
    await admin.staff.erase({ path: { staffId: child.id }, body: { name: child.name } })
    await admin.staff.erase({ path: { staffId: mother.id }, body: { name: mother.name } })
    expect(new Set(await mails())).toEqual(new Set(['']))
    const { rows } = await house.server.pool.query("select answer from idempotency where key = 'absence of P-2008'")
    expect(rows).toEqual([{ answer: null }])
    expect(await bytesOf(house.server.pool)).not.toContain('has the flu')
  })

  test('lists what may still name the person in texts of others, and takes out what is ticked', async () => {
    const person = await admin.staff.create({ body: { name: 'Ottoline Featherby', nameZh: '上官听雨', type: 'parent' } })
    await house.server.pool.query("insert into contact (person_id, kind, value) values ($1, 'Phone', '+8613987654321')", [person.id])
    await admin.staff.create({ body: { name: 'Ottoline Marchbank', type: 'parent' } })
    const note = (number: string, text: string) => admin.bike.create({ body: { number, location: text } })
    const spoken = await note('M-1', 'Ottoline rang from 139 8765-4321')
    const kept = await note('M-2', 'Featherby and sons repaired it')
    await note('M-3', 'For Ottoline Marchbank')
    await note('M-4', '听雨说车铃坏了')
    const { mentions, moreMentions } = await admin.staff.erasure({ path: { staffId: person.id } })
    expect(mentions.filter(({ table }) => table === 'bike').map(({ word, text, label }) => [word, text, label])).toEqual([
      ['Phone', 'Ottoline rang from 139 8765-4321', 'Bikes'],
      ['GivenName', '听雨说车铃坏了', 'Bikes'],
      ['GivenName', 'Ottoline rang from 139 8765-4321', 'Bikes'],
      ['FamilyName', 'Featherby and sons repaired it', 'Bikes'],
    ])
    expect(moreMentions).toBe(0)
    const ticked = mentions.filter(({ word }) => word !== 'FamilyName').map(({ key }) => key)
    await admin.staff.erase({ path: { staffId: person.id }, body: { name: person.name, mentions: [...ticked, 'bike/0/Phone'] } })
    const notes = async (bikeId: number) => (await admin.bike.get({ path: { bikeId } })).location
    expect([await notes(spoken.id), await notes(kept.id)]).toEqual(['— rang from —', 'Featherby and sons repaired it'])
    const bytes = await bytesOf(house.server.pool)
    expect(bytes).toContain('for ottoline marchbank')
    for (const word of ['8765-4321', '听雨', 'ottoline rang']) expect(bytes, word).not.toContain(word)
    expect((await house.server.verifyAudit()).breaks).toEqual([])
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

  test('reaches every text that the database takes', async () => {
    const person = await admin.staff.create({ body: { name: 'Zacharias Quillfeather', email: 'zq@family.example', type: 'parent' } })
    await house.server.pool.query("insert into contact (person_id, kind, value) values ($1, 'Phone', '+8613912345678')", [person.id])
    await admin.vehicle.create({
      body: { personId: person.id, applicantName: person.name, email: 'zq@family.example', type: 'parent', plate: '沪A·9K8L7' },
    })
    await house.server.pool.query('update retention_setting set two_people = false')
    const owner = await house.server.pool.connect()
    try {
      const planted = await plantEverywhere(owner, 'zacharias, 139-1234 5678, a 9k8l7')
      const { mentions } = await admin.staff.erasure({ path: { staffId: person.id } })
      await admin.staff.erase({ path: { staffId: person.id }, body: { name: person.name, mentions: mentions.map(({ key }) => key) } })
      expect(await stillNamed(owner, planted, ['zacharias', '1234 5678', '9k8l7'])).toEqual(untouched)
      expect(planted.length).toBeGreaterThan(untouched.length * 2)
    } finally {
      owner.release()
    }
  })
})

async function left({ id }: { id: number }): Promise<void> {
  const { version } = await admin.student.get({ path: { studentId: id } })
  await admin.student.leave({ path: { studentId: id }, body: { leftOn: '2026-09-30', version } })
}

async function anotherAdministrator(): Promise<Person> {
  const { rows } = await house.server.pool.query<{ id: string }>("select id from staff where email = 'it@school.example'")
  await house.server.pool.query('insert into staff_role select $1, id from role where builtin', [rows[0]?.id])
  return house.person('it')
}
