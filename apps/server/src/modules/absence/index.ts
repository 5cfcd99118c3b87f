import type { MovedHalf } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { fileDownload } from '../../core/files/index.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { students } from '../../core/shared/people.ts'
import { forgetAbsences, forgetHealth } from './retention.ts'
import { board } from './board.ts'
import { demo } from './demo.ts'
import { absences } from './lists.ts'
import { listeners } from './missing.ts'
import { settings } from './settings.ts'
import { latest, told } from './told.ts'
import { undo } from './undo.ts'
import { create, mine, preview, remove, resend, submit, test, update, withdraw } from './write.ts'

/** How many absences have one of these half days. Their days are counted anew with the change itself. */
async function whenDaysMove(db: Db, halves: readonly MovedHalf[]) {
  const days = [...new Set(halves.map(({ day }) => day))]
  const { rows } = await sql<{ count: number }>`
    select count(*) from absence a where a.status = 'Normal'
      and exists (select from unnest(${days}::date[]) day where day between a.starts_on and a.ends_on)`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 0 ? [{ word: 'absence.touched' as const, count }] : []
}

/** Who is absent, half day by half day. */
export const absence: ServerModule<'absence'> = {
  lists: { 'absence.list': absences },
  entities: {
    absence: {
      person: 'studentId',
      keep: ['studentId', 'startsOn', 'startsHalf', 'endsOn', 'endsHalf', 'status', 'way'],
      ids: { studentId: 'staff', proofId: null },
      label: 'startsOn',
      confidential: { code: 'absence:health', fields: ['leaveType', 'note', 'symptom', 'proofId'] },
    },
    'absence-setting': { person: null },
  },
  retention: {
    healthDays: { deleted: 'healthNotes', deleteOlder: forgetHealth },
    absenceMonths: { deleted: 'absences', deleteOlder: forgetAbsences },
  },
  keeps: {
    absence: {
      whose: 'student_id = $1',
      by: ['submitted_by', 'deleted_by'],
      hidden: ['from_bus'],
      enums: { leave_type: 'LeaveType', starts_half: 'AbsenceHalf', ends_half: 'AbsenceHalf', way: 'AbsenceWay', status: 'AbsenceStatus' },
    },
    absence_told: {
      whose: 'absence_id in (select id from absence where student_id = $1)',
      enums: { office: 'ToldReader', rule: 'ToldRule' },
    },
  },
  settings,
  handlers: {
    create,
    update,
    remove,
    board,
    students,
    mine,
    submit,
    withdraw,
    preview,
    test,
    undo,
    resend,
    told,
    latest,

    async symptoms(_, { app }) {
      const { rows } = await app.pool.query<{ symptom: string }>(
        `select btrim(line) as symptom from absence_setting, regexp_split_to_table(symptoms, E'\\n') line where btrim(line) <> ''`,
      )
      return rows.map(({ symptom }) => symptom)
    },

    async proof({ path }, context) {
      const { proofId, startsOn } = await absences.record(context, path.absenceId)
      return fileDownload(context.app, proofId, startsOn)
    },
  },
  menus: [{ code: 'absence', path: '/absence', icon: 'calendar-x-2' }],
  listeners,
  whenDaysMove,
  constraints: { absence_once: 'ABSENCE_OVERLAPS' },
  demo,
}
