// Everything kept on one person: taken along as one file that a parent can read; erased for good.
import { beforeAll, describe, expect, test } from 'vitest'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { colleague, lessonsOn, setMailboxOf } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { bytesOf, madeUpFamily } from '../lib/made-up-family.ts'
import { plantEverywhere, refusing, stillNamed, unplanted, untouched } from '../lib/planted-texts.ts'
import { signIn } from '../lib/terminal.ts'

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

  test('lists mentions 200 a page, and takes out ticks of every page', async () => {
    const person = await admin.staff.create({ body: { name: 'Wolfram Nightingale', type: 'parent' } })
    await house.server.pool.query("insert into bike (number, location) select 'W-' || n, 'Wolfram left it' from generate_series(1, 230) n")
    const page = async (number: number) => {
      const { mentions, moreMentions } = await admin.staff.erasure({ path: { staffId: person.id }, query: { page: number } })
      return { keys: mentions.map(({ key }) => key), moreMentions }
    }
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first, second, third].map(({ keys, moreMentions }) => [keys.length, moreMentions])).toEqual([
      [200, 30],
      [30, 0],
      [0, 0],
    ])
    const keys = [...first.keys, ...second.keys]
    expect(new Set(keys).size).toBe(230)
    await admin.staff.erase({ path: { staffId: person.id }, body: { name: person.name, mentions: keys } })
    const { rows } = await house.server.pool.query("select distinct location from bike where number like 'W-%'")
    expect(rows).toEqual([{ location: '— left it' }])
  })

  test('takes the mentions that the terminal names, all of them, or none', async () => {
    await signIn(house, 'admin')
    const erased = async (number: string, ...args: string[]) => {
      const person = await admin.staff.create({ body: { name: `Peregrine ${number}`, type: 'parent' } })
      const ids = await Promise.all(
        ['came', 'went'].map((did) => admin.bike.create({ body: { number: `${number}-${did}`, location: `Peregrine ${did}` } })),
      )
      const mentions = args[1]?.replace('KEY', `bike/${ids[0]?.id}/GivenName`)
      const given = mentions === undefined ? [] : ['--mentions', mentions]
      const { code, out, err } = await house.isb(['staff', 'erase', `#${person.id}`, '--name', person.name, '--yes', ...given], {
        exit: 'any',
      })
      const notes = await Promise.all(ids.map(async ({ id }) => (await admin.bike.get({ path: { bikeId: id } })).location))
      if (code !== 0) await admin.staff.erase({ path: { staffId: person.id }, body: { name: person.name } })
      await house.server.pool.query('update bike set location = $2 where id = any($1)', [ids.map(({ id }) => id), ''])
      return { code, said: out + err, notes, id: ids[0]?.id }
    }
    const one = await erased('T-1', '--mentions', 'KEY')
    expect(one).toMatchObject({ code: 0, notes: ['— came', 'Peregrine went'] })
    expect(one.said).toContain(`[x] bike/${one.id}/GivenName  Bikes · First name · Peregrine came`)
    expect(one.said).toMatch(/\[ \] bike\/\d+\/GivenName {2}Bikes · First name · Peregrine went/)
    expect(await erased('T-2', '--mentions', 'all')).toMatchObject({ code: 0, notes: ['— came', '— went'] })
    expect(await erased('T-3')).toMatchObject({ code: 0, notes: ['Peregrine came', 'Peregrine went'] })
    const unknown = await erased('T-4', '--mentions', 'bike/0/GivenName')
    expect(unknown).toMatchObject({ code: 1, notes: ['Peregrine came', 'Peregrine went'] })
    expect(unknown.said).toContain('There is no mention “bike/0/GivenName” in the list')
  })

  // S-50
  test('shows texts about others to administrators only, and takes nothing out for anybody else', async () => {
    const officer = await colleague(house, admin, ['upms:staff', 'upms:staff:create', 'upms:staff:erase'])
    const bike = await admin.bike.create({ body: { number: 'Y-1', location: 'Secret drawer, Thursday' } })
    const made = await officer.staff.create({ body: { name: 'Secret Cupboard', type: 'other', invite: false } })
    const path = { staffId: made.id }
    expect(await officer.staff.erasure({ path })).toMatchObject({ search: 'AdministratorOnly', mentions: [], moreMentions: 0 })
    const { mentions } = await admin.staff.erasure({ path })
    expect(mentions.map(({ table }) => table)).toEqual(['audit', 'bike'])
    const erase = (keys: string[]) => officer.staff.erase({ path, body: { name: made.name, mentions: keys } })
    expect(await refusal(erase(mentions.map(({ key }) => key)))).toMatchObject({ code: 4, reason: 'ERASURE_MENTIONS' })
    expect(await refusal(erase([]))).toMatchObject({ code: 4, reason: 'ERASURE_YOUNG' })
    // An older account that has just been given the words as its name is no way round.
    const grown = (id: number) => house.server.pool.query("update staff set created_at = now() - interval '1 year' where id = $1", [id])
    await grown(made.id)
    await admin.staff.update({ path, body: { name: 'Secret Drawer', version: made.version } })
    const renamed = officer.staff.erase({ path, body: { name: 'Secret Drawer' } })
    expect(await refusal(renamed)).toMatchObject({ reason: 'ERASURE_YOUNG' })
    // An old account whose names nobody has touched is the officer's to erase.
    const old = await admin.staff.create({ body: { name: 'Longstanding Carter', type: 'other', invite: false } })
    await grown(old.id)
    await admin.staff.update({ path: { staffId: old.id }, body: { gender: 'female', version: old.version } })
    expect(await officer.staff.erase({ path: { staffId: old.id }, body: { name: old.name } })).toEqual({ state: 'Erased' })
    expect((await admin.bike.get({ path: { bikeId: bike.id } })).location).toBe('Secret drawer, Thursday')
  })

  test('takes no name of a role away unasked, and names the changed texts in the audit', async () => {
    const role = await admin.roles.create({ body: { name: 'Orchard Keeper' } })
    const bike = await admin.bike.create({ body: { number: 'Y-2', location: 'Orchard has it' } })
    const person = await admin.staff.create({ body: { name: 'Orchard Keeper', type: 'other', invite: false } })
    const path = { staffId: person.id }
    const { mentions } = await admin.staff.erasure({ path })
    expect(mentions.map(({ table }) => table)).toContain('role')
    const keys = mentions.filter(({ table }) => table === 'bike').map(({ key }) => key)
    await admin.staff.erase({ path, body: { name: person.name, mentions: [...keys, 'audit/1.5/GivenName'] } })
    expect((await admin.roles.get({ path: { roleId: role.id } })).name).toBe('Orchard Keeper')
    expect((await admin.bike.get({ path: { bikeId: bike.id } })).location).toBe('— has it')
    const [line] = (await admin.audit.list({ query: { operation: 'staff.erase' } })).records
    expect((await admin.audit.get({ path: { auditId: line!.id } })).rows).toMatchObject([{ before: { mentions: keys } }])
  })

  test('finds a mention in the audit wherever it stands in a text', async () => {
    const person = await admin.staff.create({ body: { name: 'Wilhelmina "Minnie" Crowhurst', type: 'parent' } })
    const texts = ['Wilhelmina asked for it', 'Asked for by:\nWilhelmina', 'The desk and "Wilhelmina"', '“"Minnie"” rang']
    const { id, version } = await admin.bike.create({ body: { number: 'A-1', location: '' } })
    let last = version
    for (const location of [...texts, 'Shed'])
      ({ version: last } = await admin.bike.update({ path: { bikeId: id }, body: { version: last, location } }))
    const { mentions } = await admin.staff.erasure({ path: { staffId: person.id } })
    const found = new Set(mentions.filter(({ table }) => table === 'audit').map(({ text }) => text))
    expect(found).toEqual(new Set(texts))
  })

  test('is possible where the search for mentions takes too long, and says so', async () => {
    const person = await admin.staff.create({ body: { name: 'Perpetua Longstaff', type: 'parent' } })
    await admin.bike.create({ body: { number: 'A-2', location: 'Perpetua has the key' } })
    const { pool } = house.server
    const { rows } = await pool.query<{ text: string }>("select pg_get_functiondef('without_words(text, text[])'::regprocedure) as text")
    // PostgreSQL ends a statement in the same way after a minute.
    await pool.query(`create or replace function without_words(written text, words text[]) returns text language plpgsql as
      $$ begin raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end $$`)
    const unsearched = await admin.staff.erasure({ path: { staffId: person.id } })
    await pool.query(rows[0]?.text ?? '')
    expect(unsearched).toMatchObject({ search: 'TooLong', mentions: [], moreMentions: 0, goes: [{ table: 'staff' }] })
    expect(await admin.staff.erasure({ path: { staffId: person.id } })).toMatchObject({ search: 'Done' })
    expect(await admin.staff.erase({ path: { staffId: person.id }, body: { name: person.name } })).toEqual({ state: 'Erased' })
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

  test('shows the second person what the first one has ticked, and takes out what the second one confirms', async () => {
    const { version } = await admin.retention.settings()
    await admin.retention.updateSettings({ body: { version, twoPeople: true } })
    const person = await admin.staff.create({ body: { name: 'Rosamund Ferncastle', type: 'parent' } })
    const note = (number: string, location: string) => admin.bike.create({ body: { number, location } })
    const [came, went, kin] = [
      await note('R-1', 'Rosamund came'),
      await note('R-2', 'Rosamund went'),
      await note('R-3', 'The Ferncastle yard'),
    ]
    const keys = { came: `bike/${came.id}/GivenName`, went: `bike/${went.id}/GivenName`, kin: `bike/${kin.id}/FamilyName` }
    const path = { staffId: person.id }
    const listed = async (by: Person) =>
      (await by.staff.erasure({ path })).mentions.flatMap(({ key, table, ticked }) => (table === 'bike' ? [[key, ticked]] : []))
    expect(await listed(admin)).toEqual([
      [keys.went, false],
      [keys.came, false],
      [keys.kin, false],
    ])
    await admin.staff.erase({ path, body: { name: person.name, mentions: [keys.came, keys.kin] } })
    const { rows } = await house.server.pool.query<{ location: string }>(
      "select location from bike where number like 'R-%' order by number",
    )
    expect(rows.map(({ location }) => location)).toEqual(['Rosamund came', 'Rosamund went', 'The Ferncastle yard'])
    const second = await anotherAdministrator()
    expect(await listed(second)).toEqual([
      [keys.came, true],
      [keys.kin, true],
      [keys.went, false],
    ])
    const mentions = [keys.came, keys.went]
    expect(await second.staff.erase({ path, body: { name: person.name, mentions } })).toEqual({ state: 'Erased' })
    const after = await house.server.pool.query<{ location: string }>("select location from bike where number like 'R-%' order by number")
    expect(after.rows.map(({ location }) => location)).toEqual(['— came', '— went', 'The Ferncastle yard'])
    await house.server.pool.query('update retention_setting set two_people = false')
  })

  test('takes what the first one has ticked where the second one confirms from the terminal', async () => {
    await house.server.pool.query('update retention_setting set two_people = true')
    const person = await admin.staff.create({ body: { name: 'Leopoldine Ashgrove', type: 'parent' } })
    const { id } = await admin.bike.create({ body: { number: 'L-1', location: 'Leopoldine came' } })
    const path = { staffId: person.id }
    const second = await anotherAdministrator()
    await second.staff.erase({ path, body: { name: person.name, mentions: [`bike/${id}/GivenName`] } })
    await signIn(house, 'admin')
    const { code, out, err } = await house.isb(['staff', 'erase', `#${person.id}`, '--name', person.name, '--yes'])
    expect(code).toBe(0)
    expect(out + err).toContain(`[x] bike/${id}/GivenName`)
    expect(out + err).toContain('has requested this. What is ticked now is what goes')
    expect((await admin.bike.get({ path: { bikeId: id } })).location).toBe('— came')
    await house.server.pool.query('update retention_setting set two_people = false')
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
      expect(await unplanted(owner, planted)).toEqual(refusing)
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
  await house.server.pool.query('insert into staff_role select $1, id from role where builtin on conflict do nothing', [rows[0]?.id])
  return house.person('it')
}
