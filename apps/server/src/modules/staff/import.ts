// Many accounts at once, by email address: every row is checked first, each refusal named with its line; then all of it, or nothing.
import type { Data, Input, Schema } from '@isb/contract'
import { requireCodes } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/context.ts'
import { lastAdministratorStays } from '../../core/access/last-administrator.ts'
import { lockImports, lockTree } from '../../core/database/locks.ts'
import { beginRun, type Outcome, type Running } from '../../core/runs.ts'
import { denied } from './import-rights.ts'
import { isChanged } from './import-row.ts'
import { readRows } from './import-rows.ts'
import { resultOf, told } from './import-told.ts'
import { writeRows } from './import-write.ts'

type Body = Input<'staff.import'>['body']

/** The results that a run keeps beside the refused ones; its counts tell of all. */
const mostResults = 10_000

export async function importStaff(body: Body, context: SignedIn): Promise<Data<'staff.import'>> {
  const { rows, dryRun = false } = body
  if (rows.some((row) => row.roles)) await requireCodes(context.db, context.caller, ['upms:staff:assign'])
  const run = await beginRun(context, { operation: 'staff.import', dryRun, total: rows.length }, (running) =>
    bringIn(rows, { ...context, ...running }),
  )
  context.changed('run', run.id, null, { dryRun, total: rows.length })
  return run
}

/** What an import works with. */
export type Importing = Pick<SignedIn, 'caller' | 'locale' | 'now'> & Running

async function bringIn(given: Body['rows'], context: Importing): Promise<Outcome> {
  const { db } = context
  await lockImports(db)
  // What roles grant stays as it is while somebody is given one.
  if (given.some((row) => row.roles)) await lockTree(db)
  const { rows, roles, faults } = await readRows(db, given, context.locale)
  const touched = rows.filter(isChanged)
  const refusals = [...faults, ...(await denied(db, touched, roles, context))]
  if (refusals.length > 0) return refused(refusals)
  const taken = await writeRows(touched, context, rows.length - touched.length)
  if (taken.length > 0) return refused(taken.map((row) => resultOf(context.locale, row, 'STALE')))
  const losers = touched.filter(({ before, after }) =>
    before?.roleIds.some((id) => roles.get(id)?.builtin && !(after.enabled && after.roleIds.includes(id))),
  )
  if (losers.length > 0 && !(await lastAdministratorStays(db)))
    return refused(losers.map((row) => resultOf(context.locale, row, 'LAST_ADMINISTRATOR')))
  const created = touched.filter((row) => !row.before).length
  const results = touched.slice(0, mostResults).map((row) => told(context.locale, row, roles))
  return {
    refused: false,
    counts: { created, changed: touched.length - created, unchanged: rows.length - touched.length },
    results,
  }
}

function refused(results: Schema<'RunResult'>[]): Outcome {
  return {
    refused: true,
    counts: { refused: results.length },
    results: results.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, mostResults),
  }
}
