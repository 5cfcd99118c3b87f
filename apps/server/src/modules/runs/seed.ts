// Two imports of the demo school: one that was refused for two of its rows, and one that only checked another file.
import { refusedRow } from '../../core/shared/import.ts'
import type { Db } from '../../core/database/database.ts'

const minute = 60_000

/** Plants what an administrator imported yesterday. */
export async function plantRuns(change: Db, now: Date): Promise<void> {
  const { id: staffId } = await change
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'admin@school.example')
    .executeTakeFirstOrThrow()
  const begun = (minutesAgo: number) => {
    const startedAt = new Date(now.getTime() - minutesAgo * minute)
    return { staffId, startedAt, endedAt: new Date(startedAt.getTime() + 900) }
  }
  const results = [
    refusedRow('en', { key: 'coach.lin@school.example', line: 4 }, 'CONFIG_NO_SUCH_ROLE', { name: 'Coaches' }),
    refusedRow('en', { key: 'nurse.wei@school.example', line: 9 }, 'STAFF_TWICE', { key: 'nurse.wei@school.example', line: 6 }),
  ]
  const created = { counts: JSON.stringify({ created: 12, changed: 3, unchanged: 4 }), results: '[]' }
  await change
    .insertInto('run')
    .values([
      {
        ...begun(1500),
        operation: 'staff.import',
        fileName: 'staff-november.csv',
        state: 'Refused',
        dryRun: false,
        total: 19,
        counts: '{"refused":2}',
        results: JSON.stringify(results),
      },
      {
        ...begun(1490),
        ...created,
        operation: 'staff.import',
        fileName: 'staff-november-fixed.csv',
        state: 'Done',
        dryRun: true,
        total: 19,
        done: 19,
      },
    ])
    .execute()
}
