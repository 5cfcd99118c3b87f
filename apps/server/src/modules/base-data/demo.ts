import { RosterRecords } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'
import { schoolDay } from '../../core/database/clock.ts'
import { compare } from './differences.ts'
import { findMeanings } from './met.ts'

const newcomers = [
  ['沈', '雨桐', 'NC-2601', '建国', 'shen.family'],
  ['方', '浩宇', 'NC-2602', '敏', 'fang.family'],
  ['Berg', 'Emma', 'NC-2603', 'Anna', 'berg.family'],
] as const

/** The rows of a delta bundle of OneRoster, by file: three students who come in the middle of the year, and who looks after them. */
const rows = newcomers.flatMap(([familyName, givenName, identifier, parent, mailbox], at) => {
  const [student, guardian] = [`demo-student-${at}`, `demo-guardian-${at}`]
  return [
    ['users', { sourcedId: student, givenName, familyName, identifier, grades: '06', agentSourcedIds: guardian }],
    ['users', { sourcedId: guardian, givenName: parent, familyName, email: `${mailbox}@mail.example` }],
    ['roles', { userSourcedId: student, role: 'student' }],
    ['roles', { userSourcedId: guardian, role: 'guardian' }],
  ] as const
})

/** A bundle that came in yesterday and waits to be looked at. */
async function plantBundle(db: Db, now: Date): Promise<void> {
  const { id: madeBy } = await db.selectFrom('staff').select('id').where('email', '=', 'it@school.example').executeTakeFirstOrThrow()
  const count = (file: string) => rows.filter(([name]) => name === file).length
  const files = ['users', 'roles'].map((name) => ({ name: `${name}.csv`, rows: count(name) }))
  const { id: runId } = await db
    .insertInto('baseDataRun')
    .values({
      name: 'newcomers.zip',
      format: 'OneRoster 1.2',
      state: 'Previewed',
      delta: true,
      files: JSON.stringify(files),
      rows: rows.length,
      madeBy,
      madeAt: new Date(now.getTime() - 24 * 60 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const today = await schoolDay(db, now)
  const records = new RosterRecords(today, { nameOrder: 'GivenFirst', phoneCode: '86' })
  const staged = rows.flatMap(([file, row], at) =>
    records.of(file, row, undefined).map(({ kind, id, other, fields, wrong }) => ({
      runId,
      kind,
      sourceId: id,
      otherId: other,
      fields: JSON.stringify(fields),
      wrong: wrong ?? null,
      file: `${file}.csv`,
      line: at + 2,
    })),
  )
  await db.insertInto('baseDataStaged').values(staged).execute()
  await findMeanings(db, runId, true)
  const kinds = await compare(db, { runId, today, delta: true, callerId: madeBy, holds: {} })
  await db
    .updateTable('baseDataRun')
    .set({ kinds: JSON.stringify(kinds) })
    .where('id', '=', runId)
    .execute()
}

export const demo: Demo = {
  accounts: [{ email: 'data@school.example', name: 'Fan Yi', nameZh: '樊怡', role: 'Data manager', gender: 'female' }],
  roles: [
    {
      name: 'Data manager',
      description: 'Imports, maps and undoes rosters',
      except: ['base-data:settings'],
      also: ['student', 'homeroom', 'upms', 'upms:staff'],
    },
  ],
  plant: plantBundle,
}
