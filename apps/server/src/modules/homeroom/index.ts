import type { Schema } from '@isb/contract'
import { isSchoolYear } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { addressesSql, nobodys } from '../../core/person/kept.ts'
import { put, remove } from '../../core/shared/records.ts'
import { refuse, refuseBroken } from '../../core/ground/refuse.ts'
import { demo } from './demo.ts'
import { importHomerooms } from './import.ts'
import { homerooms } from './list.ts'
import { applyRollOver, undoRollOver } from './roll-over-apply.ts'
import { planRollOver, rollOver } from './roll-over.ts'
import { gradeDivisions, requireEveryClass, whenYearsChange, written, type Fields } from './write.ts'

const blank = { campus: '', grade: '', division: null, teacherEmail: '', assistantEmail: '', dlTeacherEmail: '' }
const addresses = ['teacher_email', 'assistant_email', 'dl_teacher_email']

/** Writes a class. In its table no grade is null. */
const save = (context: SignedIn, fields: Fields, before?: Schema<'Homeroom'>): Promise<number> =>
  put(context, 'homeroom', 'homeroom', {
    row: { ...fields, grade: fields.grade || null, ...(!before && { createdAt: context.now }) },
    fields,
    before: before && { id: before.id, fields: written(before) },
  })
    .catch(refuseBroken('homeroom_name', '/name', 'HOMEROOM_TAKEN'))
    .catch(refuseBroken('homeroom_grade', '/grade', 'GRADE_UNKNOWN', { code: fields.grade }))

/** Classes and who teaches them. An address that nobody here has is a warning: a teacher may come next week. */
export const homeroom: ServerModule<'homeroom'> = {
  lists: { 'homeroom.list': homerooms },
  entities: { homeroom: { person: null, named: true }, 'roll-over': { person: null } },
  keeps: {
    homeroom: {
      whose: `(teacher_email in ${addressesSql} or assistant_email in ${addressesSql} or dl_teacher_email in ${addressesSql})`,
      erased: Object.fromEntries(addresses.map((name) => [name, `case when ${name} in ${addressesSql} then '' else ${name} end`])),
      stays: ['school_year', 'campus', 'name', 'grade', 'division'],
      hidden: ['roll_over_id', 'roster_id', ...addresses],
    },
    roll_over: { whose: nobodys, by: ['changed_by'] },
    roll_over_move: { whose: 'student_id = $1', hidden: ['before', 'after'] },
  },
  handlers: {
    async create({ body }, context) {
      await requireEveryClass(context)
      const given = written({ ...blank, ...body })
      const division = given.division ?? (await gradeDivisions(context.db)).get(given.grade) ?? null
      return homerooms.record(context, await save(context, { ...given, division }))
    },

    async update({ path, body: { version, ...given } }, context) {
      const before = await unchanged(homerooms, context, path.homeroomId, version)
      return homerooms.record(context, await save(context, written({ ...before, ...given }), before))
    },

    async remove({ path }, context) {
      // The whole row: a move into it names the class, and waits or is waited for.
      await sql`select from homeroom where id = ${path.homeroomId} for update`.execute(context.db)
      const before = await homerooms.record(context, path.homeroomId)
      const { rows } = await sql`select from student_stay where ${before.id} in (homeroom_id, also_in_id) limit 1`.execute(context.db)
      if (rows.length > 0) refuse(3, 'HOMEROOM_USED')
      await remove(context, 'homeroom', 'homeroom', { id: before.id, fields: written(before) })
      return {}
    },

    async import(input, context) {
      await requireEveryClass(context)
      return importHomerooms(input, context)
    },

    async years(_, { app }) {
      const { rows } = await app.pool.query<{ year: string }>(
        'select school_year as year from homeroom union select name from school_year order by year desc limit 100',
      )
      return rows.map(({ year }) => year).filter(isSchoolYear)
    },

    async campuses(_, { app }) {
      const { rows } = await app.pool.query<{ campus: string }>(
        `select campus from (
          select btrim(line) as campus, at from setting, regexp_split_to_table(campuses, E'\\n') with ordinality as l (line, at)
          union all select campus, 1000000 from homeroom
        ) offered where campus <> '' group by campus order by min(at), campus limit 100`,
      )
      return rows.map(({ campus }) => campus)
    },

    async teachers(_, { app }) {
      const { rows } = await app.pool.query<{ email: string }>(
        `select email from staff where type = 'staff' and enabled and not service and email is not null order by email limit 1000`,
      )
      return rows.map(({ email }) => email)
    },

    rollOver,
    planRollOver,
    applyRollOver,
    undoRollOver,
  },
  queues: {
    homeroom: {
      from: `homeroom h where h.teacher_email = ''`,
      since: 'h.created_at',
      label: () => `h.name || ' · ' || h.school_year`,
    },
  },
  whenYearsChange,
  menus: [{ code: 'homeroom', path: '/homeroom', icon: 'school' }],
  listeners: {
    async 'absence.told'({ studentId, startsOn: day, alsoTo }, { db }) {
      const { rows } = await sql<{ address: string }>`
        select h.teacher_email as address from student_stay y join homeroom h on h.id = y.homeroom_id
        where y.student_id = ${studentId} and y.from_on <= ${day} and (y.until_on is null or y.until_on > ${day})
          and h.teacher_email <> ''`.execute(db)
      for (const { address } of rows) alsoTo(address)
    },
  },
  constraints: {
    homeroom_name: 'HOMEROOM_TAKEN',
    // Somebody has deleted a grade that a plan or a file has just read.
    homeroom_grade: 'STALE',
    student_stay_grade: 'STALE',
    roll_over_year: 'STALE',
    student_stay_homeroom_id_fkey: 'HOMEROOM_USED',
    student_stay_also_in_id_fkey: 'HOMEROOM_USED',
  },
  demo,
}
