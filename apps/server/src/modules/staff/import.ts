// Many accounts at once, by email address: every row is checked first, each refusal named with its line; then all of it, or nothing.
import type { Data, Input } from '@isb/contract'
import { requireCodes } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { lastAdministratorStays } from '../../core/access/last-administrator.ts'
import { beginImport, mostResults, refusedOutcome, refusedRow, type Importing } from '../../core/shared/import.ts'
import { lockTree } from '../../core/database/locks.ts'
import type { Outcome } from '../../core/work/runs.ts'
import { denied } from './import-rights.ts'
import { isChanged } from './import-row.ts'
import { readRows } from './import-rows.ts'
import { told } from './import-told.ts'
import { writeRows } from './import-write.ts'

type Body = Input<'staff.import'>['body']

export async function importStaff(body: Body, context: SignedIn): Promise<Data<'staff.import'>> {
  if (body.rows.some((row) => row.roles)) await requireCodes(context.db, context.caller, ['upms:staff:assign'])
  return beginImport('staff.import', body, context, bringIn)
}

async function bringIn(given: readonly Body['rows'][number][], context: Importing): Promise<Outcome> {
  const { db } = context
  // What roles grant stays as it is while somebody is given one.
  if (given.some((row) => row.roles)) await lockTree(db)
  const { rows, roles, faults } = await readRows(db, given, context.locale)
  const touched = rows.filter(isChanged)
  const refusals = [...faults, ...(await denied(db, touched, roles, context))]
  if (refusals.length > 0) return refusedOutcome(refusals)
  const taken = await writeRows(touched, context, rows.length - touched.length)
  if (taken.length > 0) return refusedOutcome(taken.map((row) => refusedRow(context.locale, row, 'STALE')))
  const losers = touched.filter(({ before, after }) =>
    before?.roleIds.some((id) => roles.get(id)?.builtin && !(after.enabled && after.roleIds.includes(id))),
  )
  if (losers.length > 0 && !(await lastAdministratorStays(db)))
    return refusedOutcome(losers.map((row) => refusedRow(context.locale, row, 'LAST_ADMINISTRATOR')))
  const created = touched.filter((row) => !row.before).length
  const results = touched.slice(0, mostResults).map((row) => told(context.locale, row, roles))
  return {
    refused: false,
    counts: { created, changed: touched.length - created, unchanged: rows.length - touched.length },
    results,
  }
}
