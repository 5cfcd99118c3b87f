// Effects on others: the contract names them, the server counts them without doing them, and the terminal asks before it has them.
import { canBeTried, operationIds, operationOf } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { lessonsOn, setMailboxOf, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { lines, ndjson, signIn, type Row } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
  await setMailboxOf(admin, 'Elementary', 'office@school.example')
  await setMailboxOf(admin, 'Nurses', 'nurses@school.example')
  await signIn(house, 'admin')
})

const mails = async () => (await house.server.pool.query('select count(*)::int as count from outbox')).rows[0].count as number
let pupils = 0
/** Absences of new students on one day, which the office of their division and the nurses are told of. */
async function absences(count: number, day: string): Promise<number[]> {
  await lessonsOn(admin, day)
  const { records } = await admin.homeroom.list({ query: { search: '5A' } })
  const ids: number[] = []
  for (let each = 0; each < count; each++) {
    const student = { studentNumber: `EFFECT-${++pupils}`, name: `Effect ${pupils}`, homeroomId: records[0]!.id, enteredOn: '2026-08-17' }
    const { id: studentId } = await admin.student.create({ body: student })
    ids.push((await admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn: day } })).id)
  }
  return ids
}
const statusOf = async (absenceId: number) => (await admin.absence.get({ path: { absenceId } })).status

describe('the contract', () => {
  test('marks every operation that deletes by its method or its name', () => {
    const isDeleting = (id: string) => /\.(remove|delete|erase|tidyUp|withdraw|revoke)[A-Za-z]*$/.test(id) && !id.endsWith('Impact')
    const unmarked = operationIds.filter((id) => {
      const { method, path, asks = [] } = operationOf(id)
      return (method === 'DELETE' || path.endsWith('/delete') || isDeleting(id)) && method !== 'GET' && !asks.includes('delete')
    })
    expect(unmarked).toEqual([])
  })

  test('marks every operation that takes many records in one call', () => {
    const unmarked = operationIds.filter((id) => /\.(import\w*|\w+Series|apply\w*)$/.test(id) && !/preview/i.test(id))
    expect(unmarked.filter((id) => !operationOf(id).asks?.includes('many'))).toEqual([])
    expect(unmarked.length).toBeGreaterThan(8)
  })
})

describe('a dry run', () => {
  test('answers as the change would, counts its mails to others, and keeps and sends nothing', async () => {
    const [absenceId = 0] = await absences(1, '2030-09-03')
    const before = await mails()
    const headers = { 'X-Dry-Run': 'true' }
    const tried = await admin.withResponse('absence.remove', { path: { absenceId } }, { headers })
    expect(tried.data).toMatchObject({ id: absenceId, status: 'Deleted' })
    expect(tried.headers.get('x-dry-run-mails')).toBe('2')
    expect([await statusOf(absenceId), await mails()]).toEqual(['Normal', before])
    const done = await admin.absence.remove({ path: { absenceId } })
    expect(done.status).toBe('Deleted')
    expect(await mails()).toBe(before + 2)
  })

  test('keeps no answer under an Idempotency-Key', async () => {
    const [absenceId = 0] = await absences(1, '2030-09-04')
    const input = { path: { absenceId } }
    await admin.absence.remove(input, { idempotencyKey: 'tried-first', headers: { 'X-Dry-Run': 'true' } })
    expect(await statusOf(absenceId)).toBe('Normal')
    await admin.absence.remove(input, { idempotencyKey: 'tried-first' })
    expect(await statusOf(absenceId)).toBe('Deleted')
  })

  test('refuses what the change would refuse, and work that is more than one change', async () => {
    const headers = { 'X-Dry-Run': 'true' }
    await expect(admin.absence.remove({ path: { absenceId: 999_999 } }, { headers })).rejects.toMatchObject({ code: 2 })
    await expect(admin.bike.import({ body: { rows: [{ number: 'B-1' }] } }, { headers })).rejects.toMatchObject({ reason: 'NO_DRY_RUN' })
    expect(canBeTried('bike.import')).toBe(false)
  })

  test('of the daily tidy-up counts what is too old and deletes nothing', async () => {
    await house.server.pool.query(
      `insert into message (person_id, kind, entity, entity_id, subject, subject_zh, body, body_zh, shown_from)
        values (1, 'invitation', 'staff', 1, 's', 's', 'b', 'b', '2001-01-01')`,
    )
    const left = async () => (await house.server.pool.query("select from message where shown_from < '2002-01-01'")).rowCount
    const said = await house.isb(['retention', 'tidy-up', '--dry-run'])
    expect(said).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^Nothing was changed\. Without --dry-run: \d+ records? (is|are) deleted\n$/),
    })
    expect(await left()).toBe(1)
    expect(await house.isb(['retention', 'tidy-up'], { exit: 64 })).toMatchObject({ err: expect.stringContaining('--yes') })
    expect(await left()).toBe(1)
    await house.isb(['retention', 'tidy-up', '--yes'])
    expect(await left()).toBe(0)
  })
})

describe('the terminal', () => {
  test('says how many absences it would delete and how many mails would be sent, and wants --yes without a terminal', async () => {
    const ids = await absences(12, '2030-09-05')
    const input = ndjson(...ids.map((id) => ({ id })))
    const before = await mails()
    const refused = await house.isb(['absence', 'remove', '-'], { input, exit: 64 })
    expect(refused).toMatchObject({ code: 64, out: '' })
    expect(refused.err).toContain('12 absence records are deleted, 24 mails are sent. There is no terminal')
    expect(refused.err).toContain('$ isb absence remove - --yes')
    const chinese = await house.isb(['absence', 'remove', '-', '--lang', 'zh'], { input, exit: 64 })
    expect(chinese.err).toContain('将删除 12 项')
    expect(chinese.err).toContain('发送 24 封邮件')
    expect([await statusOf(ids[0]!), await mails()]).toEqual(['Normal', before])
    const tried = await house.isb(['absence', 'remove', '-', '--dry-run'], { input })
    expect(tried).toMatchObject({
      code: 0,
      err: expect.stringContaining('Nothing was changed. Without --dry-run: 12 absence records are deleted, 24 mails are sent'),
    })
    expect([await statusOf(ids[0]!), await mails()]).toEqual(['Normal', before])
    const done = await house.isb(['absence', 'remove', '-', '--yes', '--ndjson'], { input })
    expect(lines<Row>(done.out).map(({ outcome }) => outcome)).toEqual(ids.map(() => 'done'))
    expect(await mails()).toBe(before + 24)
  })

  test('asks a person, and does nothing unless the answer is yes', async () => {
    const [id = 0] = await absences(1, '2030-09-06')
    const no = await house.isb(['absence', 'remove', String(id)], { typed: ['n'], exit: 1 })
    expect(no.err).toContain('1 absence is deleted, 2 mails are sent. Deleted data cannot be recovered. Continue? [y/N]')
    expect([no.code, await statusOf(id)]).toEqual([1, 'Normal'])
    await house.isb(['absence', 'remove', String(id)], { typed: ['y'] })
    expect(await statusOf(id)).toBe('Deleted')
  })

  test('does not ask where a change mails nobody', async () => {
    const account = await house.isb(['staff', 'create', 'quiet@school.example', '--name', 'Quiet', '--no-invite'])
    expect(account).toMatchObject({ code: 0 })
    const invited = await house.isb(['staff', 'create', 'loud@school.example', '--name', 'Loud'], { exit: 64 })
    expect(invited).toMatchObject({ code: 64, err: expect.stringContaining('1 account is added, 1 mail is sent') })
  })

  test('asks before it invites accounts', async () => {
    const line = ['staff', 'invite', 'quiet@school.example']
    expect(await house.isb(line, { exit: 64 })).toMatchObject({ err: expect.stringContaining('1 account is invited by mail') })
    const before = await mails()
    await house.isb([...line, '--dry-run'])
    expect(await mails()).toBe(before)
    await house.isb([...line, '--yes'])
    expect(await mails()).toBe(before + 1)
  })

  test('asks before it moves several students, and not for one', async () => {
    await absences(3, '2030-09-09')
    const { records } = await admin.student.list({ query: { search: 'EFFECT-', pageSize: 3 } })
    const { records: classes } = await admin.homeroom.list({ query: { search: '5B' } })
    const [first, ...rest] = records.map(({ studentNumber }) => studentNumber)
    const to = ['--from', '2030-09-10', '--division', 'Elementary', '--grade', 'G5', '--homeroom-id', String(classes[0]!.id)]
    expect(await house.isb(['student', 'move', ...rest, ...to], { exit: 64 })).toMatchObject({
      err: expect.stringContaining('2 student records are changed'),
    })
    await house.isb(['student', 'move', first!, ...to])
  })

  test('asks for any operation that is named by itself', async () => {
    const [id = 0] = await absences(1, '2030-09-11')
    const line = ['api', 'absence.remove', '--path', `absenceId=${id}`]
    expect(await house.isb(line, { exit: 64 })).toMatchObject({ err: expect.stringContaining('1 absence is deleted, 2 mails are sent') })
    await house.isb([...line, '--dry-run'])
    expect(await statusOf(id)).toBe('Normal')
    await house.isb([...line, '--yes'])
    expect(await statusOf(id)).toBe('Deleted')
  })

  test('reads a record of a list without a search by its name', async () => {
    expect(await house.isb(['calendar', 'get-year', '2030-31'])).toMatchObject({ out: expect.stringContaining('2030-08-01') })
  })
})
