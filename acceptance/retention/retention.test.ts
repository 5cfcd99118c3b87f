// What is too old is deleted once a day, and the audit says how much.
import { beforeAll, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

const count = async (sql: string) =>
  Number((await house.server.pool.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count)

test('a text of a mail, a sign-in, a report and a line of the audit go when they are older than the settings keep; nothing else goes', async () => {
  const { pool } = house.server
  await admin.retention.tidyUp()
  await pool.query(`insert into outbox (recipient, subject, body, state, due_at, created_at, sent_at)
    select 'old@family.example', 'Old', 'Text', case when days = 41 then 'Pending' else 'Sent' end, now() - days * interval '1 day', now() - days * interval '1 day',
      case when days <> 41 then now() - days * interval '1 day' end from unnest(array[29, 31, 41]) days`)
  await pool.query(`insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at, ended_at)
    select sha256(days::text::bytea), (select min(id) from staff), now() - interval '200 days', now(), now() + interval '1 hour',
      now() - nullif(days, 0) * interval '1 day' from unnest(array[0, 89, 91]) days`)
  await pool.query(`insert into run (operation, staff_id, state, dry_run, total, started_at, ended_at)
    select 'staff.import', (select min(id) from staff), 'Done', false, 1, now() - days * interval '1 day', now() from unnest(array[89, 91]) days`)
  await pool.query(
    `insert into audit (at, operation, rows) select now() - months * interval '1 month', 'old.line', '[]' from unnest(array[23, 25]) months`,
  )
  expect((await admin.retention.tidyUp()).deleted).toMatchObject({ mailTexts: 1, signIns: 1, reports: 1, auditLines: 1 })
  expect(await count("outbox where recipient = 'old@family.example' and body <> ''")).toBe(2)
  expect(await count("audit where operation = 'old.line'")).toBe(1)
  const { records } = await admin.audit.list({ query: { operation: 'retention.tidyUp' } })
  expect(records.slice(0, 4).map(({ rows }) => rows[0]?.after)).toEqual(
    expect.arrayContaining([{ auditLines: 1 }, { reports: 1 }, { signIns: 1 }, { mailTexts: 1 }]),
  )
})

test('notes of absences go with the school year, absences five years after the student has left', async () => {
  const { pool } = house.server
  const student = async (number: string, leftOn: string | null) => {
    const { id } = await admin.student.create({ body: { studentNumber: number, name: `Away ${number}`, enteredOn: '2010-08-17' } })
    await pool.query('update student set left_on = $2 where id = $1', [id, leftOn])
    await pool.query(
      `insert into absence (student_id, leave_type, starts_on, starts_half, ends_on, ends_half, note, symptom, submitted_at, updated_at, way)
       select $1, 'Sick', day, 'Morning', day, 'Afternoon', 'Note', 'Fever', now(), now(), 'Console' from unnest($2::date[]) day`,
      [id, ['2019-03-04', '2026-11-20']],
    )
    return id
  }
  const [here, left] = [await student('R-1', null), await student('R-2', '2020-06-30')]
  expect((await admin.retention.tidyUp()).deleted).toMatchObject({ absences: 2 })
  const { rows } = await pool.query('select student_id::int, note, symptom from absence where student_id = any($1) order by starts_on', [
    [here, left],
  ])
  expect(rows).toEqual([
    { student_id: here, note: '', symptom: '' },
    { student_id: here, note: 'Note', symptom: 'Fever' },
  ])
})

test('what the audit repeats of notes goes with them, also of a note that was taken back; that somebody wrote one stays', async () => {
  const { pool } = house.server
  const line = async (day: string) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into absence (student_id, leave_type, starts_on, starts_half, ends_on, ends_half, submitted_at, updated_at, way)
       select min(id), 'Sick', $1, 'Morning', $1, 'Afternoon', now(), now(), 'Console' from student returning id::int`,
      [day],
    )
    const changes = [
      { entity: 'absence', id: rows[0]?.id, before: null, after: { note: `Rash of ${day}`, symptom: 'Rash', startsOn: day } },
    ]
    await pool.query("insert into audit (at, operation, rows) values (now(), 'absence.create', $1)", [JSON.stringify(changes)])
  }
  await line('2019-03-05')
  await line('2026-11-19')
  await admin.retention.tidyUp()
  const { records } = await admin.audit.list({ query: { operation: 'absence.create', pageSize: 2 } })
  expect(records.map(({ rows }) => rows[0]?.after)).toEqual([
    { note: 'Rash of 2026-11-19', symptom: 'Rash', startsOn: '2026-11-19' },
    { note: '', symptom: '', startsOn: '2019-03-05' },
  ])
})

test('what was requested goes once it has been over for as long as the settings keep; what is open stays', async () => {
  const { pool } = house.server
  const at = "now() - months * interval '1 month'"
  await pool.query("insert into bike (number) select 'old ' || months from unnest(array[59, 61, 62]) months")
  await pool.query(`insert into bike_rent (bike_id, person_id, requested_at, confirmation, decided_at, due_on, returned_at)
    select b.id, (select min(id) from staff), ${at}, 'Confirmed', ${at}, (${at})::date, case when months < 62 then ${at} end
    from unnest(array[59, 61, 62]) months join bike b on b.number = 'old ' || months`)
  await pool.query(`insert into bike_return (rent_id, requested_at, confirmation, decided_at, decided_by)
    select r.id, r.returned_at, 'Confirmed', r.returned_at, (select min(id) from staff) from bike_rent r join bike b on b.id = r.bike_id
    where b.number = 'old 61'`)
  await pool.query(`insert into vehicle_pass (submitted_at, applicant_name, email, type, plate, plate_key, status, decided_at, valid_from, expires_on, updated_at)
    select ${at}, 'Old', 'old@family.example', 'visitor', 'OLD' || months, 'OLD' || months, 'Valid', ${at}, (${at})::date, (${at})::date, now()
    from unnest(array[59, 61]) months`)
  await pool.query(`insert into venue_reservation (venue_id, title, day, starts_at, ends_at, requested_at, status, decided_at, updated_at)
    select (select min(id) from venue), 'Old', (${at})::date, '10:00', '11:00', ${at}, 'Approved', ${at}, now() from unnest(array[59, 61]) months`)
  await pool.query(`insert into api_token (staff_id, token_hash, name, start, scopes, created_at, expires_at)
    select (select min(id) from staff), sha256(days::text::bytea), 'old', 'isb', '{a}', now() - interval '1 year', now() - days * interval '1 day'
    from unnest(array[89, 91]) days`)
  expect((await admin.retention.tidyUp()).deleted).toMatchObject({ rents: 1, passes: 1, reservations: 1, apiTokens: 1 })
  expect(await count("bike_rent r join bike b on b.id = r.bike_id where b.number in ('old 59', 'old 62')")).toBe(2)
  expect(await count("vehicle_pass where plate = 'OLD59'")).toBe(1)
  expect(await count("venue_reservation where title = 'Old'")).toBe(1)
  const { version } = await admin.retention.settings()
  const short = await refusal(admin.retention.updateSettings({ body: { version, recordMonths: 6 } }))
  expect(short).toMatchObject({ reason: 'INVALID', errors: [{ path: '/recordMonths' }] })
})

test('once a day, by one server, in nobody’s name', async () => {
  const { pool } = house.server
  const old = () => pool.query("insert into audit (at, operation, rows) values (now() - interval '3 years', 'older.line', '[]')")
  await old()
  await house.server.tidyUp()
  expect(await count("audit where operation = 'older.line'")).toBe(0)
  const { records } = await admin.audit.list({ query: { operation: 'retention.tidyUp' } })
  expect(records[0]).toMatchObject({ staffName: '', rows: [{ after: { auditLines: 1 } }] })
  await old()
  await house.server.tidyUp()
  expect(await count("audit where operation = 'older.line'"), 'the same day').toBe(1)
  house.server.pass(24 * 60 * 60_000)
  await house.server.tidyUp()
  expect(await count("audit where operation = 'older.line'"), 'the next day').toBe(0)
  expect((await admin.auth.login({ body: { email: 'admin@school.example', password: 'demo-console-1' } })).userInfo.name).toBe('He Jing')
  expect((await admin.retention.settings()).tidiedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the audit of the last year stays, whatever is asked, and the settings say so', async () => {
  const { version } = await admin.retention.settings()
  const short = await refusal(admin.retention.updateSettings({ body: { version, auditMonths: 3 } }))
  expect(short).toMatchObject({ reason: 'INVALID', errors: [{ path: '/auditMonths' }] })
  const client = await house.server.pool.connect()
  await client.query('begin; set local role isb_app')
  await client.query('select tidy_audit(now(), 1000000)')
  expect(
    Number((await client.query<{ count: string }>("select count(*) from audit where at > now() - interval '11 months'")).rows[0]?.count),
  ).toBeGreaterThan(0)
  await client.query('rollback')
  client.release()
})

test('the terminal shows and changes how long, and tidies up', async () => {
  await signIn(house, 'admin')
  expect((await house.isb(['retention', 'settings', 'mailDays=20'])).out).toMatch(/mailDays \(Email bodies \(days\)\) +20/)
  expect(await house.isb(['retention', 'tidy-up', '--yes'])).toMatchObject({ out: expect.stringContaining('Email texts deleted') })
})
