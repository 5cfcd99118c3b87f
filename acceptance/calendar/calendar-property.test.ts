// The database and the domain give one answer for every half day: years, halves, divisions, grades, extra sessions, and clocks of any zone.
import { addDays, divisions, halves, schoolDay, weekdays, type Calendar, type ForWhom } from '@isb/sdk/rules'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { seed } from '../lib/seed.ts'

const house = openHouse()
const zone = process.env['TZ']
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const grades = ['K1', 'G5', 'G12']
const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'America/St_Johns', 'UTC']
const kinds = ['Holiday', 'Break', 'StaffDay', 'Conferences', 'HalfDay', 'Online', 'MakeUp'] as const
const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-08-01', count))
const length = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }))

const special = fc
  .record({
    kind: fc.constantFrom(...kinds),
    startsOn: day,
    length,
    part: fc.constantFrom('Whole' as const, ...halves),
    half: fc.constantFrom(...halves),
    weekday: fc.constantFrom(...weekdays),
    divisions: fc.subarray([...divisions]),
    grades: fc.subarray(grades, { maxLength: 2 }),
    everybody: fc.boolean(),
    name: fc.constantFrom('Typhoon', 'National Day', 'Camp'),
  })
  .map(({ length: more, half, weekday, everybody, ...each }) => ({
    ...each,
    ...(everybody && { divisions: [], grades: [] }),
    nameZh: '',
    endsOn: addDays(each.startsOn, more),
    part: each.kind === 'HalfDay' ? half : each.part,
    runsAs: each.kind === 'MakeUp' ? weekday : null,
  }))
/** Terms one after the other, with days between them. */
const terms = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), length: fc.integer({ min: 1, max: 90 }), extra: fc.boolean() }), {
    maxLength: 5,
  })
  .map((parts) => {
    let next = '2026-08-01'
    return parts.map(({ gap, length: days, extra }) => {
      const [startsOn, endsOn] = [addDays(next, gap), addDays(next, gap + days)]
      next = addDays(endsOn, 1)
      return { startsOn, endsOn, extra }
    })
  })
const asked = fc.record({
  first: day,
  division: fc.option(fc.constantFrom(...divisions)),
  grade: fc.option(fc.constantFrom(...grades)),
  inSession: fc.boolean(),
  zone: fc.constantFrom(...zones),
})
const askedDays = 45
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never

test(`the database answers what the domain answers (SEED=${seed})`, async () => {
  const client = await house.server.pool.connect()
  const ids = async (statement: string, values: unknown[]) => (await client.query<{ id: number }>(statement, values)).rows[0]!.id
  /** Makes the drawn calendar the school's, within the transaction. */
  const plant = async (drawn: readonly Drawn<typeof special>[], spans: Drawn<typeof terms>): Promise<Calendar> => {
    await client.query('delete from school_year')
    await client.query('delete from special_day')
    const year = await ids(
      "insert into school_year (name, starts_on, ends_on, updated_at) values ('Y', '2026-08-01', '2028-12-31', now()) returning id",
      [],
    )
    const calendar: { terms: Calendar['terms'][number][]; days: Calendar['days'][number][] } = { terms: [], days: [] }
    for (const term of spans) {
      const values = [year, term.startsOn, term.endsOn, term.extra]
      const id = await ids(
        "insert into school_term (school_year_id, name, starts_on, ends_on, extra) values ($1, 'T', $2, $3, $4) returning id",
        values,
      )
      calendar.terms.push({ ...term, id })
    }
    for (const each of drawn) {
      const values = [each.kind, each.name, each.startsOn, each.endsOn, each.part, each.runsAs, each.divisions, each.grades]
      const id = await ids(
        `insert into special_day (kind, name, starts_on, ends_on, part, runs_as, divisions, grades, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, now()) returning id`,
        values,
      )
      calendar.days.push({ ...each, id })
    }
    return calendar
  }
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(special, { maxLength: 25 }),
        terms,
        asked,
        async (drawn, spans, { first, division, grade, inSession, zone: clock }) => {
          process.env['TZ'] = clock
          await client.query('begin')
          await client.query(`set local timezone = '${clock}'`)
          const calendar = await plant(drawn, spans)
          const sessions = inSession ? calendar.terms.map(({ id }) => id) : []
          const whom: ForWhom = { division, grade, sessions }
          const { rows } = await client.query(
            `select day, half, lessons, lessons_reason, lessons_name, campus, campus_reason, campus_name, runs_as
          from school_days($1, $2, $3, $4, $5)`,
            [first, addDays(first, askedDays - 1), division, grade, sessions],
          )
          await client.query('rollback')
          const expected = Array.from({ length: askedDays }, (_, at) => addDays(first, at)).flatMap((each) =>
            halves.map((half) => {
              const { lessons, campus, runsAs } = schoolDay(calendar, each, half, whom)
              return {
                day: each,
                half,
                lessons: lessons.yes,
                lessons_reason: lessons.reason,
                lessons_name: lessons.name,
                campus: campus.yes,
                campus_reason: campus.reason,
                campus_name: campus.name,
                runs_as: runsAs,
              }
            }),
          )
          expect(rows).toEqual(expected)
        },
      ),
      { seed, numRuns: 60 },
    )
  } finally {
    client.release()
  }
})
