// Homerooms: added, changed, found by their teacher, told what is missing, kept while anybody has belonged to them.
import { beforeAll, describe, expect, test } from 'vitest'
import { menuId } from '../lib/config.ts'
import { openHouse, refusal, type Person, type TerminalOptions } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))

const made = (name: string, more: object = {}) => admin.homeroom.create({ body: { schoolYear: '2030-31', name, ...more } })

describe('a class', () => {
  test('is added, changed, told in its history and taken away as a file', async () => {
    const { id, version } = await made(' 5A ', { grade: 'G5', division: 'Elementary', teacherEmail: 'Front.Office@School.example' })
    const path = { homeroomId: id }
    expect(await admin.homeroom.get({ path })).toMatchObject({ name: '5A', teacherEmail: 'front.office@school.example', students: 0 })
    await admin.homeroom.update({ path, body: { version, assistantEmail: 'nobody.yet@school.example' } })
    expect(await refusal(admin.homeroom.update({ path, body: { version, name: '5B' } }))).toMatchObject({ code: 3, reason: 'STALE' })
    const { records } = await admin.homeroom.history({ path })
    expect(records).toMatchObject([{ operation: 'homeroom.update' }, { operation: 'homeroom.create', rows: [{ label: '5A' }] }])
    const file = await (await admin.homeroom.export({ query: { schoolYear: '2030-31' } })).text()
    expect(file).toContain('2030-31,,5A,G5,')
  })

  test('has a name once in its year and campus, also for many at once', async () => {
    await made('6A')
    expect(await refusal(made('6a'))).toMatchObject({ reason: 'HOMEROOM_TAKEN', errors: [{ path: '/name' }] })
    await made('6A', { campus: 'East' })
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => made('6B')))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is counted beside the menu until it has a teacher', async () => {
    const waiting = async () => (await admin.queues.list()).find(({ code }) => code === 'homeroom')?.waiting ?? 0
    const before = await waiting()
    const { id, version } = await made('6C')
    expect(await waiting()).toBe(before + 1)
    await admin.homeroom.update({ path: { homeroomId: id }, body: { version, teacherEmail: 'soon@school.example' } })
    expect(await waiting()).toBe(before)
  })

  test('lies in two years in a row', async () => {
    const wrong = admin.homeroom.create({ body: { schoolYear: '2030-32', name: '7A' } })
    expect(await refusal(wrong)).toMatchObject({ reason: 'HOMEROOM_YEAR', errors: [{ path: '/schoolYear' }] })
  })

  test('is found by its teacher, and by what is missing', async () => {
    const { email, name } = (await admin.staff.list({ query: { type: 'staff', pageSize: 30 } })).records.find((one) =>
      one.email?.includes('.s'),
    )!
    const { id } = await made('8A', { teacherEmail: email!, dlTeacherEmail: 'gone@school.example' })
    const idsOf = async (query: object) =>
      (await admin.homeroom.list({ query: { schoolYear: '2030-31', ...query } })).records.map((one) => one.id)
    expect(await idsOf({ search: name })).toEqual([id])
    expect(await idsOf({ grade: 'G5' })).not.toContain(id)
    expect(await idsOf({ withoutTeacher: true })).not.toContain(id)
    expect(await idsOf({ unknownAddress: true })).toContain(id)
    expect(await admin.homeroom.get({ path: { homeroomId: id } })).toMatchObject({
      teachers: [{ email, name }],
      unknownAddresses: ['gone@school.example'],
    })
    await admin.staff.create({ body: { name: 'Is Back', email: 'gone@school.example', invite: false } })
    expect((await admin.homeroom.get({ path: { homeroomId: id } })).unknownAddresses).toEqual([])
    expect(await admin.homeroom.years()).toContain('2030-31')
    expect(await admin.homeroom.teachers()).toContain(email)
  })

  test('whose name another campus has too is told with its campus, wherever a student is shown', async () => {
    const joined = async (studentNumber: string, name: string, campus: string) => {
      const { id: homeroomId } = await made(name, { campus })
      const student = { name: 'Pan Yue', studentNumber, enteredOn: '2026-08-17', division: null, grade: '', homeroomId }
      return (await admin.student.create({ body: student })).homeroom?.name
    }
    expect(await joined('C-1', '9X', 'North')).toBe('9X')
    expect(await joined('C-2', '9x', 'South')).toBe('South 9x')
    expect(await joined('C-3', '9Y', 'South')).toBe('9Y')
    const { records } = await admin.student.list({ query: { search: '9x', sort: 'studentNumber' } })
    expect(records.map(({ homeroom }) => homeroom?.name)).toEqual(['North 9X', 'South 9x'])
    expect(await (await admin.student.export({ query: { search: '9x' } })).text()).toContain('North 9X')
    const { classes } = await admin.absence.board({ query: { day: '2026-08-24' } })
    expect(classes.flatMap(({ homeroom }) => homeroom?.name ?? [])).toEqual(expect.arrayContaining(['North 9X', 'South 9x']))
    const { id: homeroomId, version } = (await admin.homeroom.list({ query: { search: 'South 9x' } })).records[0]!
    await admin.homeroom.update({ path: { homeroomId }, body: { version, name: '9W' } })
    const after = await admin.student.list({ query: { search: 'C-', sort: 'studentNumber' } })
    expect(after.records.map(({ homeroom }) => homeroom?.name)).toEqual(['9X', '9W', '9Y'])
  })

  test('is at a campus that the settings offer; a file that names another is told so', async () => {
    const { version } = await admin.settings.get()
    await admin.settings.update({ body: { campuses: 'North\n South \n', version } })
    expect((await admin.homeroom.campuses()).slice(0, 2)).toEqual(['North', 'South'])
    const rows = ['South', 'Sout'].map((campus, at) => ({ schoolYear: '2026-27', name: `C${at}`, campus, teacherEmail: '', line: at + 2 }))
    let run = await admin.homeroom.import({ body: { rows, dryRun: true } })
    while (run.state === 'Running') run = await admin.runs.get({ path: { runId: run.id } })
    expect(run.results.map(({ message }) => message.endsWith('no campus Sout'))).toEqual([false, true])
    await admin.settings.update({ body: { campuses: '', version: version + 1 } })
  })

  test('counts who belongs to it, and stays while anybody has belonged to it', async () => {
    const { id: homeroomId } = await made('9A')
    const path = { homeroomId }
    const student = { name: 'Counted', studentNumber: 'H-1', enteredOn: '2026-08-17', homeroomId }
    const { id: studentId } = await admin.student.create({ body: student })
    expect((await admin.homeroom.get({ path })).students).toBe(1)
    await admin.student.move({ path: { studentId }, body: { from: '2026-09-01', division: null, grade: '', homeroomId: null } })
    expect((await admin.homeroom.get({ path })).students).toBe(0)
    expect(await refusal(admin.homeroom.remove({ path }))).toMatchObject({ code: 3, reason: 'HOMEROOM_USED' })
    const { id: empty } = await made('9B')
    await admin.homeroom.remove({ path: { homeroomId: empty } })
    expect(await refusal(admin.homeroom.get({ path: { homeroomId: empty } }))).toMatchObject({ code: 2, reason: 'HOMEROOM_NOT_FOUND' })
  })

  test('that is deleted while a student moves in is either gone, or has the student', async () => {
    for (let round = 0; round < 15; round++) {
      const { id: homeroomId } = await made(`R${round}`)
      const student = { name: 'Moves In', studentNumber: `H-R${round}`, enteredOn: '2026-08-17', homeroomId }
      const [removed, moved] = await Promise.allSettled([
        admin.homeroom.remove({ path: { homeroomId } }),
        admin.student.create({ body: student }),
      ])
      expect([removed.status, moved.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const lost = [removed, moved].find(({ status }) => status === 'rejected') as PromiseRejectedResult
      expect(['HOMEROOM_USED', 'HOMEROOM_NOT_FOUND']).toContain((lost.reason as { reason: string }).reason)
    }
  })
})

describe('an assistant whose role reaches her own classes', () => {
  let assistant: Person
  let [own, other] = [0, 0]
  beforeAll(async () => {
    const assistantEmail = 'nobody@school.example'
    own = (await made('A1', { assistantEmail, division: 'Elementary' })).id
    other = (await made('A2', { division: 'High' })).id
    const codes = ['homeroom', 'homeroom:edit', 'homeroom:create', 'homeroom:import', 'homeroom:delete', 'config:read', 'config:apply']
    const menuIds = await Promise.all(codes.map((code) => menuId(admin, code)))
    const { id: roleId, version } = await admin.roles.create({ body: { name: 'Assistant', menuIds } })
    const reaches = [{ module: 'homeroom', reach: 'Homerooms' as const, divisions: [] }]
    await admin.roles.setReach({ path: { roleId }, body: { reaches, version } })
    const { records } = await admin.staff.list({ query: { search: assistantEmail } })
    await admin.staff.addRole({ path: { staffId: records[0]!.id, roleId } })
    assistant = await house.person('nobody')
  })

  test('sees her class and no other: in the list, the file, the record and its history', async () => {
    expect((await assistant.homeroom.list()).records.map(({ id }) => id)).toEqual([own])
    expect((await (await assistant.homeroom.export()).text()).trim().split('\n')).toHaveLength(2)
    for (const ask of [assistant.homeroom.get, assistant.homeroom.history, assistant.homeroom.remove])
      expect(await refusal(ask({ path: { homeroomId: other } }))).toMatchObject({ code: 2, reason: 'HOMEROOM_NOT_FOUND' })
    expect((await assistant.homeroom.history({ path: { homeroomId: own } })).total).toBe(1)
  })

  test('changes her class, makes none, and brings none in', async () => {
    const { version } = await assistant.homeroom.get({ path: { homeroomId: own } })
    await assistant.homeroom.update({ path: { homeroomId: own }, body: { version, campus: 'West' } })
    const fields = { schoolYear: '2030-31', name: 'A3', assistantEmail: 'nobody@school.example' }
    const denied = { code: 4, reason: 'HOMEROOM_REACH' }
    expect(await refusal(assistant.homeroom.create({ body: fields }))).toMatchObject(denied)
    expect(await refusal(assistant.homeroom.import({ body: { rows: [fields] } }))).toMatchObject(denied)
    const { configuration } = await admin.config.read()
    const changed = (configuration.homerooms ?? []).map((each) => (each.name === 'A2' ? { ...each, campus: 'West' } : each))
    const planned = await assistant.config.plan({ body: { configuration: { homerooms: changed } } }).catch((error: unknown) => error)
    expect(JSON.stringify(planned)).toContain('HOMEROOM_REACH')
    expect((await admin.homeroom.get({ path: { homeroomId: other } })).campus).toBe('')
  })
})

describe('a file of classes', () => {
  const heads = 'School year,Campus,Name,Grade,Division,Homeroom teacher email,Assistant,DL teacher,Students'
  const file = (...lines: string[]) => ({ input: [heads, ...lines].join('\n') })
  const bring = (input: TerminalOptions, ...more: string[]) => house.isb(['homeroom', 'import', '-', '--json', ...more], input)
  interface Told {
    readonly counts: object
    readonly results: readonly { readonly line: number; readonly outcome: string; readonly message: string }[]
  }
  beforeAll(() => signIn(house, 'admin'))

  test('is shown before it comes in: what is new, what changes, and whose address nobody has', async () => {
    const { id } = await made('I1', { grade: 'G1', campus: 'North', dlTeacherEmail: 'dl@school.example' })
    const rows = file('2030-31,north,i1,G2,小学部,,-,,', '2030-31,,I2,,,Not.Here@school.example,,,7')
    const preview = JSON.parse((await bring(rows, '--dry-run')).out) as Told
    expect(preview.counts).toEqual({ created: 1, changed: 1, unchanged: 0 })
    expect(preview.results.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
      [2, 'changed', 'Name: I1 → i1; Campus: North → north; Grade: G1 → G2; no enabled account has the address dl@school.example'],
      [3, 'created', 'no enabled account has the address not.here@school.example'],
    ])
    expect((await admin.homeroom.get({ path: { homeroomId: id } })).grade).toBe('G1')
    expect(await bring(rows, '--yes')).toMatchObject({ code: 0 })
    expect(await admin.homeroom.get({ path: { homeroomId: id } })).toMatchObject({ grade: 'G2', division: 'Elementary', name: 'i1' })
    const { records } = await admin.homeroom.list({ query: { schoolYear: '2030-31', search: 'I2' } })
    expect(records).toMatchObject([{ name: 'I2', division: null, unknownAddresses: ['not.here@school.example'] }])
  })

  test('has classes in the division of their grade, unless it says another', async () => {
    expect(await made('I3', { grade: 'G9' })).toMatchObject({ division: 'High' })
    const rows = file('2031-32,,I4,G1,,,,,', '2031-32,,I4L,G1,生活中心教育部,,,,')
    expect(await bring(rows, '--yes')).toMatchObject({ code: 0 })
    const { records } = await admin.homeroom.list({ query: { schoolYear: '2031-32' } })
    expect(records.map(({ name, division }) => [name, division])).toEqual([
      ['I4', 'Elementary'],
      ['I4L', 'LifeCentered'],
    ])
  })

  test('fits as the list exports it, in either language, and changes nothing then', async () => {
    for (const locale of ['en', 'zh'] as const) {
      const input = await (await (await house.person('admin', locale)).homeroom.export()).text()
      const told = JSON.parse((await bring({ input }, '--dry-run')).out) as Told
      expect(told.counts).toMatchObject({ created: 0, changed: 0 })
    }
  })

  test('with a mistake brings nothing in, and names each line', async () => {
    const wrong = file(
      '2030-31,,I3,G77,,,,,',
      '2030-32,,I4,G79,,,,,',
      '2030-31,,I5,G78,Nowhere,,,,',
      '2030-31,,I6,,,,,,',
      '2030-31,,i6,,,,,,',
    )
    const { code, out } = await bring({ ...wrong, exit: 1 }, '--yes')
    expect(code).not.toBe(0)
    expect((JSON.parse(out) as Told).results.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('G77')],
      [3, expect.stringMatching(/2026-27.*G79/)],
      [4, expect.stringContaining('Nowhere')],
      [4, expect.stringContaining('G78')],
      [6, 'This class is in the file twice'],
    ])
    expect((await admin.homeroom.list({ query: { search: 'I5' } })).total).toBe(0)
  })
})

test('the terminal adds and lists classes', async () => {
  await signIn(house, 'admin')
  const { code } = await house.isb(['homeroom', 'create', '1A', '--school-year', '2031-32', '--teacher-email', 'new@school.example'])
  expect(code).toBe(0)
  expect((await house.isb(['homeroom', 'list', '--school-year', '2031-32'])).out).toMatch(/1A/)
})
