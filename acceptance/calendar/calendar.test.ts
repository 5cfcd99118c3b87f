// The school year: what is a school day and why, the days of the state brought in, a change shown before it is made.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '@isb/sdk'
import { describe, expect, test } from 'vitest'
import { colleague } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { file } = openFolder()
const real = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'calendar')

/** Both halves of a day in short: `yes SchoolDay Thursday`. */
const short = ({ morning, afternoon }: Schema<'SchoolDay'>) =>
  [morning, afternoon].map(({ lessons, campus, runsAs }) =>
    [lessons.yes ? 'lessons' : 'none', campus.yes ? 'on campus' : 'away', campus.name || campus.reason, runsAs].filter(Boolean).join(', '),
  )

describe('the office before National Day 2026', () => {
  test('everybody sees why a day is a school day or not, whoever may not change it', async () => {
    const nobody = await house.person('nobody')
    const answer = await nobody.calendar.days({ query: { from: '2026-09-30', to: '2026-10-11', division: 'Middle' } })
    const shown = Object.fromEntries(answer.map((day) => [day.day, short(day)[0]]))
    expect(shown).toMatchObject({
      '2026-09-30': 'lessons, on campus, SchoolDay, Wednesday',
      '2026-10-01': 'none, away, National Day',
      '2026-10-04': 'none, away, National Day',
      '2026-10-08': 'lessons, on campus, SchoolDay, Thursday',
      '2026-10-10': 'lessons, on campus, Make-up day for National Day, Wednesday',
      '2026-10-11': 'none, away, Weekend',
    })
    expect(await refusal(nobody.calendar.preview({ body: {} }))).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })
    expect(await refusal(nobody.calendar.days({ query: { from: '2026-10-02', to: '2026-10-01' } }))).toMatchObject({
      reason: 'RANGE_REVERSED',
    })
  })

  test('a day knows which school day of the year it is, and a day without lessons that it is none', async () => {
    const nobody = await house.person('nobody')
    const at = async (day: string) => (await nobody.calendar.schoolDay({ query: { day } })).number
    const last = (await at('2026-09-30'))!
    expect(await at('2026-10-01')).toBeNull()
    expect(await at('2026-10-08')).toBe(last + 1)
    expect(await at('2026-10-09')).toBe(last + 2)
    // The make-up Saturday counts.
    expect(await at('2026-10-10')).toBe(last + 3)
    const { total } = await nobody.calendar.schoolDay({ query: { day: '2026-10-10' } })
    expect(total).toBeGreaterThan(150)
    expect(await nobody.calendar.schoolDay({ query: { day: '2001-09-03' } })).toEqual({ day: '2001-09-03', number: null, total: 0 })
  })

  test('a typhoon day is held online, and a noon dismissal sends everybody home', async () => {
    const admin = await house.person('admin')
    const typhoon = { kind: 'Online', name: 'Typhoon', nameZh: '台风', startsOn: '2026-09-23', endsOn: '2026-09-23' } as const
    const noon = { kind: 'HalfDay', name: 'Noon dismissal', startsOn: '2026-09-30', endsOn: '2026-09-30', part: 'Afternoon' } as const
    const { moved, touched } = await admin.calendar.preview({ body: { days: [typhoon, noon] } })
    expect(moved.map(({ division, gained, lost }) => [division, gained, lost])).toEqual([
      ['Elementary', 0, 0.5],
      ['Middle', 0, 0.5],
      ['High', 0, 0.5],
      ['LifeCentered', 0, 0.5],
    ])
    expect(moved[0]!.before - moved[0]!.after).toBe(0.5)
    expect(touched).toEqual([])
    const { days } = await admin.calendar.change({ body: { days: [typhoon, noon] } })
    const answer = await admin.calendar.days({ query: { from: '2026-09-23', to: '2026-09-30' } })
    expect(short(answer[0]!)).toEqual(['lessons, away, Typhoon, Wednesday', 'lessons, away, Typhoon, Wednesday'])
    expect(short(answer.at(-1)!)).toEqual(['lessons, on campus, SchoolDay, Wednesday', 'none, away, Noon dismissal'])
    const { records } = await admin.calendar.history({ path: { dayId: days[0]!.id } })
    expect(records).toMatchObject([{ operation: 'calendar.change', rows: [{ entity: 'special-day', label: 'Typhoon' }] }])
    expect(await (await admin.calendar.export({ query: { search: 'typhoon' } })).text()).toContain('Typhoon')
  })

  test('days that only some have off move them alone; the day with fewer days decides, and then the newer', async () => {
    const admin = await house.person('admin')
    const leave = {
      kind: 'Break',
      name: 'Camp',
      startsOn: '2026-11-09',
      endsOn: '2026-11-10',
      divisions: ['High'],
      grades: ['G8'],
    } as const
    const body = { days: [{ ...leave, divisions: [...leave.divisions], grades: [...leave.grades] }] }
    const { moved } = await admin.calendar.preview({ body })
    expect(moved.filter(({ lost }) => lost > 0).map(({ division, grade, lost }) => [division, grade, lost])).toEqual([
      ['High', null, 2],
      ['Middle', 'G8', 2],
    ])
    await admin.calendar.change({ body })
    const on = async (query: { division?: Schema<'Division'>; grade?: string }) =>
      short((await admin.calendar.days({ query: { from: '2026-11-10', to: '2026-11-10', ...query } }))[0]!)[0]
    expect(await on({ division: 'High' })).toBe('none, away, Camp')
    expect(await on({ division: 'Middle', grade: 'G8' })).toBe('none, away, Camp')
    expect(await on({ division: 'Middle', grade: 'G7' })).toBe('lessons, on campus, SchoolDay, Tuesday')
    expect(await on({})).toBe('lessons, on campus, SchoolDay, Tuesday')
    const held = { kind: 'MakeUp', name: 'Lessons after all', startsOn: '2026-11-10', endsOn: '2026-11-10', runsAs: 'Friday' } as const
    await admin.calendar.change({ body: { days: [held] } })
    expect(await on({ division: 'High' })).toBe('lessons, on campus, Lessons after all, Friday')
    await admin.calendar.change({ body: { days: [{ ...held, kind: 'Holiday', runsAs: null, name: 'Storm' }] } })
    expect(await on({ division: 'High' })).toBe('none, away, Storm')
  })
})

test('what somebody else changed meanwhile is not overwritten, and what cannot be is said at its field', async () => {
  const admin = await house.person('admin')
  const [day] = (await admin.calendar.list({ query: { search: 'fall break' } })).records
  const again = {
    id: day!.id,
    version: day!.version,
    kind: 'Break',
    name: 'Autumn break',
    startsOn: '2026-10-26',
    endsOn: '2026-10-29',
  } as const
  const { days } = await admin.calendar.change({ body: { days: [again] } })
  expect(days).toMatchObject([{ name: 'Autumn break', endsOn: '2026-10-29', version: day!.version + 1 }])
  const overtaken = await refusal(admin.calendar.change({ body: { days: [again] } }))
  expect(overtaken).toMatchObject({ code: 3, reason: 'STALE', message: expect.stringContaining('You have changed this') as string })
  const wrong = async (body: Parameters<typeof admin.calendar.change>[0]['body']) => (await refusal(admin.calendar.change({ body }))).errors
  const plain = { name: 'X', startsOn: '2026-12-02', endsOn: '2026-12-02' }
  expect(await wrong({ days: [{ ...plain, kind: 'Break', endsOn: '2026-12-01' }] })).toMatchObject([{ path: '/days/0/endsOn' }])
  expect(await wrong({ days: [{ ...plain, kind: 'HalfDay' }] })).toMatchObject([{ path: '/days/0/part' }])
  expect(await wrong({ days: [{ ...plain, kind: 'MakeUp' }] })).toMatchObject([{ path: '/days/0/runsAs' }])
  expect(await wrong({ days: [{ ...plain, kind: 'Break', grades: ['G99'] }] })).toMatchObject([
    { path: '/days/0/grades', message: 'There is no grade G99' },
  ])
  await admin.calendar.change({ body: { removeDays: [{ id: day!.id, version: day!.version + 1 }] } })
  expect(await refusal(admin.calendar.get({ path: { dayId: day!.id } }))).toMatchObject({ code: 2, reason: 'SPECIAL_DAY_NOT_FOUND' })
})

test('terms lie in their year and never overlap; an extra session counts for the students that it names alone', async () => {
  const admin = await house.person('admin')
  const year = (await admin.calendar.listYears()).records.find(({ name }) => name === '2026-27')
  const bare = ({ students: _, ...term }: Schema<'Term'>) => term
  const terms = year!.terms.map(bare)
  const edited = (change: readonly Partial<Schema<'TermInput'>>[]) => ({
    years: [{ ...year!, updatedAt: undefined, terms: terms.map((term, at) => ({ ...term, ...change[at] })) }],
  })
  const body = (change: readonly Partial<Schema<'TermInput'>>[]) => JSON.parse(JSON.stringify(edited(change))) as ReturnType<typeof edited>
  expect(await refusal(admin.calendar.change({ body: body([{ endsOn: '2027-01-04' }]) }))).toMatchObject({ reason: 'TERMS_OVERLAP' })
  expect(await refusal(admin.calendar.change({ body: body([{ startsOn: '2026-07-01' }]) }))).toMatchObject({ reason: 'TERM_OUTSIDE_YEAR' })
  const me = (await admin.auth.me()).userId
  expect(await refusal(admin.calendar.change({ body: body([{}, {}, {}, { personIds: [me] }]) }))).toMatchObject({
    reason: 'STUDENT_UNKNOWN',
  })
  const { id } = (await admin.student.list({ query: { pageSize: 1 } })).records[0]!
  const { years } = await admin.calendar.change({ body: body([{}, {}, { endsOn: '2027-06-17' }, { personIds: [id] }]) })
  expect(years[0]!.terms.map(({ students }) => students)).toEqual([0, 0, 0, 1])
  const [summer] = await admin.calendar.days({ query: { from: '2027-06-28', to: '2027-06-28' } })
  expect(short(summer!)[0]).toBe('none, away, BetweenTerms')
  const next = { name: 'Early', startsOn: '2027-07-01', endsOn: '2028-07-31', terms: [] }
  expect(await refusal(admin.calendar.change({ body: { years: [next] } }))).toMatchObject({ code: 3, reason: 'YEARS_OVERLAP' })
})

test('an extra session lists students: its office sees and names those within its reach, and leaves the others in it', async () => {
  const admin = await house.person('admin')
  const of = async (division: Schema<'Division'>) =>
    (await admin.student.list({ query: { division, pageSize: 2 } })).records.map(({ id }) => id)
  const [[high, alsoHigh], [middle, alsoMiddle]] = [await of('High'), await of('Middle')]
  const codes = ['student', 'settings:calendar', 'settings:calendar:edit']
  const office = await colleague(house, admin, codes, { module: 'student', reach: 'Divisions', divisions: ['High'] })
  const named = async (who: Person, personIds: readonly (number | undefined)[]) => {
    const year = (await who.calendar.listYears()).records.find(({ name }) => name === '2026-27')!
    const terms = year.terms.map(({ students: _, ...term }) => ({ ...term, ...(term.extra && { personIds: personIds.map(Number) }) }))
    const { id, name, startsOn, endsOn, version } = year
    const changed = await who.calendar.change({ body: { years: [{ id, name, startsOn, endsOn, version, terms }] } })
    return changed.years[0]!.terms.find(({ extra }) => extra)!
  }
  const { id: termId } = await named(admin, [high, middle])
  const listed = async (who: Person) => (await who.student.list({ query: { termId, sort: 'id' } })).records.map(({ id }) => id)
  expect(await listed(office)).toEqual([high])
  expect(await refusal(named(office, [alsoMiddle]))).toMatchObject({ code: 3, reason: 'STUDENT_UNKNOWN' })
  expect(await named(office, [alsoHigh])).toMatchObject({ students: 2 })
  expect(await listed(admin)).toEqual([middle, alsoHigh].toSorted((one, other) => one! - other!))
  const { records } = await admin.student.history({ path: { studentId: high! } })
  expect(records[0]).toMatchObject({
    operation: 'calendar.change',
    rows: [{ before: { extraSession: 'Summer school' }, after: { extraSession: '' } }],
  })
})

const holidays = JSON.stringify({
  days: [
    { name: '劳动节', date: '2027-04-25', isOffDay: false },
    ...['01', '02', '03', '04', '05'].map((day) => ({ name: '劳动节', date: `2027-05-${day}`, isOffDay: true })),
    { name: '劳动节', date: '2027-05-08', isOffDay: false },
    { name: '元旦', date: '2029-01-01', isOffDay: true },
  ],
})

describe('a file of days', () => {
  test('proposes the days of the state with the weekdays that its make-up days run, by the setting', async () => {
    const admin = await house.person('admin')
    const { days } = await admin.calendar.readFile({ body: { text: holidays } })
    expect(
      days.map(({ kind, name, startsOn, endsOn, runsAs, take, inYear }) => [kind, name, startsOn, endsOn, runsAs, take, inYear]),
    ).toEqual([
      ['MakeUp', 'Make-up day for Labour Day', '2027-04-25', '2027-04-25', 'Tuesday', true, true],
      ['Holiday', 'Labour Day', '2027-05-01', '2027-05-05', null, true, true],
      ['MakeUp', 'Make-up day for Labour Day', '2027-05-08', '2027-05-08', 'Wednesday', true, true],
      ['Holiday', 'New Year’s Day', '2029-01-01', '2029-01-01', null, false, false],
    ])
    await admin.calendar.updateSettings({ body: { version: 1, followMakeUp: false } })
    const { days: asked } = await admin.calendar.readFile({ body: { text: holidays } })
    expect(asked.map(({ take }) => take)).toEqual([false, true, false, false])
    expect(await refusal(admin.calendar.readFile({ body: { text: 'Monday, Tuesday' } }))).toMatchObject({
      code: 1,
      reason: 'CALENDAR_FILE_UNREADABLE',
    })
  })

  test('may be an iCalendar file, and what leaves here comes in again', async () => {
    const admin = await house.person('admin')
    const text = await (await admin.calendar.ical()).text()
    expect(text).toMatch(/SUMMARY:National Day 国庆节\r\n/)
    expect(text).toContain('DTSTART;VALUE=DATE:20261001\r\nDTEND;VALUE=DATE:20261008')
    const { days, passedOver } = await admin.calendar.readFile({ body: { text } })
    expect(days.find(({ name }) => name.startsWith('National Day'))).toMatchObject({
      startsOn: '2026-10-01',
      endsOn: '2026-10-07',
      stands: true,
    })
    expect(passedOver).toBe(0)
    const timed = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Concert\nDTSTART:20261201T100000Z\nEND:VEVENT\nEND:VCALENDAR'
    expect(await admin.calendar.readFile({ body: { text: timed } })).toEqual({ days: [], passedOver: 1 })
  })

  test('is there for anybody once the feed is public, and not before', async () => {
    const address = `${house.server.url}/isb/admin/calendar/feed.ics`
    expect((await fetch(address)).status).toBe(404)
    const admin = await house.person('admin')
    const { version } = await admin.calendar.settings()
    await admin.calendar.updateSettings({ body: { version, feedPublic: true } })
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toContain('BEGIN:VCALENDAR')
  })

  test.runIf(real)('of China in 2026, as JSON and as iCalendar, says the same days', async () => {
    const admin = await house.person('admin')
    const read = async (name: string) =>
      (await admin.calendar.readFile({ body: { text: readFileSync(join(real ?? '', name), 'utf8') } })).days.map(
        ({ kind, name: title, startsOn, endsOn, runsAs }) => [kind, title, startsOn, endsOn, runsAs],
      )
    const json = await read('holiday-cn-2026.json')
    expect(json).toContainEqual(['Holiday', 'National Day', '2026-10-01', '2026-10-07', null])
    expect(json).toContainEqual(['MakeUp', 'Make-up day for National Day', '2026-09-20', '2026-09-20', 'Tuesday'])
    expect(json).toContainEqual(['MakeUp', 'Make-up day for National Day', '2026-10-10', '2026-10-10', 'Wednesday'])
    expect(await read('holiday-cn-2026.ics')).toEqual(json)
    expect((await read('holiday-cn-2024.json')).length).toBeGreaterThan(10)
  })
})

describe('the terminal', () => {
  test('says whether a day is a school day, and ends with 1 where it is none', async () => {
    await signIn(house, 'admin')
    const makeUp = await house.isb(['calendar', 'is', '2026-10-10', '--division', 'Middle'])
    expect(makeUp).toMatchObject({ code: 0, out: expect.stringMatching(/2026-10-10 +School day, runs as Wednesday/) as unknown })
    const holiday = await house.isb(['calendar', 'is', '2026-10-01'], { exit: 1 })
    expect(holiday).toMatchObject({ code: 1, out: expect.stringContaining('No lessons: National Day') as unknown })
    expect((await house.isb(['calendar', 'list', '--kind', 'Holiday'])).out).toMatch(/2026-10-01 +2026-10-07 +Holiday +National Day/)
    expect((await house.isb(['calendar', 'export'])).out).toContain('National Day')
  })

  test('adds a school year with its terms, and says what is wrong with it', async () => {
    await signIn(house, 'admin')
    const adding = (exit: number, ...more: string[]) =>
      house.isb(['calendar', 'create-year', '2041-42', '--from', '2041-08-15', ...more, '--yes'], { exit })
    expect((await adding(64)).err).toContain('--to')
    expect((await adding(1, '--to', '2042-06-27', '--term', 'First')).err).toContain('First semester=2027-08-16..2028-01-14')
    await adding(1, '--to', '2041-06-27')
    const made = await adding(
      0,
      '--to',
      '2042-06-27',
      '--term',
      'First semester=2041-08-15..2042-01-17',
      '--term',
      'Second=2042-02-10..2042-06-27',
    )
    expect(made).toMatchObject({ code: 0, err: expect.stringContaining('School year 2041-42 added') as unknown })
    const admin = await house.person('admin')
    const { records } = await admin.calendar.listYears()
    expect(records.find(({ name }) => name === '2041-42')).toMatchObject({
      startsOn: '2041-08-15',
      terms: [{ name: 'First semester' }, { name: 'Second', startsOn: '2042-02-10' }],
    })
  })

  test('brings in the days of the state, each make-up day as it is told', async () => {
    const admin = await house.person('admin')
    const { version } = await admin.calendar.settings()
    await admin.calendar.updateSettings({ body: { version, followMakeUp: true } })
    await signIn(house, 'admin')
    const name = file('2027.json', holidays)
    const shown = await house.isb(['calendar', 'import', name, '--dry-run'])
    expect(shown).toMatchObject({
      code: 0,
      err: expect.stringMatching(/Middle School: \d+ → \d+ school days \(3 lost, 2 gained\)/) as unknown,
    })
    expect((await admin.calendar.list({ query: { search: 'labour' } })).total).toBe(0)
    const needsYes = await house.isb(['calendar', 'import', name], { exit: 64 })
    expect(needsYes.err).toContain('--yes')
    const answers = ['--make-up', '2027-04-25=off', '--make-up', '2027-05-08=Friday', '--yes']
    await house.isb(['calendar', 'import', name, ...answers])
    const { records } = await admin.calendar.list({ query: { search: 'labour', sort: 'startsOn' } })
    expect(records.map(({ kind, startsOn, runsAs }) => [kind, startsOn, runsAs])).toEqual([
      ['Holiday', '2027-05-01', null],
      ['MakeUp', '2027-05-08', 'Friday'],
    ])
    expect(await house.isb(['calendar', 'import', file('2031.json', holidays.replaceAll('2027', '2031')), '--yes'])).toMatchObject({
      err: expect.stringMatching(/\d entries are outside any school year and skipped\. Add the year.*\nNothing to import\n$/) as unknown,
    })
  })
})
