// The codes that transport prints for runs: whoever has one signs in with it and attends the run.
import type { Data, Input, Schema } from '@isb/contract'
import { sql, type RawBuilder } from 'kysely'
import { mayGrant, requireCodes } from '../../core/access/access.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { timeSql } from '../../core/lists/sql.ts'
import type { Occasions, Told } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { newRunCode, sharedAttendant } from '../../core/session/run-pass.ts'
import { attendCode } from '../../core/session/session.ts'
import { clock, lockedRun } from './runs.ts'

type Pass = Schema<'RunPass'>

async function read(db: Db, which: RawBuilder<unknown>): Promise<Pass[]> {
  const { rows } = await sql<Pass>`
    select w.id, n.route_id as "routeId", n.day::text as day, w.attendant, coalesce(p.name, '') as "madeBy",
      ${sql.raw(timeSql('w.made_at'))} as "madeAt", ${sql.raw(timeSql('w.ends_at'))} as "endsAt",
      ${sql.raw(timeSql('w.used_at'))} as "usedAt", ${sql.raw(timeSql('w.revoked_at'))} as "revokedAt"
    from run_pass w join bus_run n on n.id = w.run_id left join staff p on p.id = w.made_by
    where ${which} order by w.id desc limit 100`.execute(db)
  return rows
}

export const passes = ({ query: { routeId, day } }: Input<'bus.passes'>, { db }: SignedIn): Promise<Pass[]> =>
  read(db, sql`n.route_id = ${routeId} and n.day = ${day}`)

export async function createPass(
  { body: { routeId, day, attendant: named } }: Input<'bus.createPass'>,
  context: Confirmed,
): Promise<Data<'bus.createPass'>> {
  requireConfirmation(context)
  const { app, db, now, caller, changed } = context
  const { id: runId, run } = await lockedRun(context, { routeId, day })
  const { today } = await clock(context)
  if (day < today || run.status === 'Done' || run.status === 'Cancelled') refuse(3, 'BUS_RUN_OVER')
  const { rows } = await sql<{ attendantId: number | null; endsAt: Date }>`
    select case when a.enabled then a.id end as "attendantId", (${day}::date + 1)::timestamp at time zone s.time_zone as "endsAt"
    from setting s, bus_route r left join staff a on a.id = r.attendant_id where r.id = ${routeId}`.execute(db)
  const { attendantId, endsAt } = rows[0]!
  // The maker could sign in with it. A maker who attends only some runs makes codes for those.
  if (attendantId === caller.staffId) await requireCodes(db, caller, [attendCode])
  else if (!(await mayGrant(db, caller, attendCode))) refuse(4, 'CODE_NOT_HELD', { code: attendCode })
  // Somebody who stands in has the code, and not the account of whom they stand in for.
  const own = named === undefined || named.trim() === run.attendant ? attendantId : null
  const { code, codeHash } = newRunCode()
  const { id } = await db
    .insertInto('runPass')
    .values({
      runId,
      staffId: own ?? (await sharedAttendant(db, now)),
      attendant: named?.trim() || run.attendant || `${run.lineNumber} ${run.name}`,
      codeHash,
      madeBy: caller.staffId,
      madeAt: now,
      endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [pass] = await read(db, sql`w.id = ${id}`)
  changed('run-pass', id, null, { runId, attendant: pass!.attendant })
  return { pass: pass!, code, link: `${app.config.publicUrl}/isb-iot/login#run=${code}` }
}

/** Ends a code, and with it the session of whoever came by it. */
export async function revokePass(
  { path: { passId } }: Input<'bus.revokePass'>,
  { db, now, changed }: SignedIn,
): Promise<Data<'bus.revokePass'>> {
  const [before] = await read(db, sql`w.id = ${passId}`)
  if (!before) refuse(2, 'RUN_PASS_NOT_FOUND')
  await sql`update run_pass set revoked_at = coalesce(revoked_at, ${now}) where id = ${passId}`.execute(db)
  await sql`update session set ended_at = ${now} where run_pass_id = ${passId} and ended_at is null`.execute(db)
  changed('run-pass', passId, { revoked: before.revokedAt !== null }, { revoked: true })
  return {}
}

/** Ends the codes of an account, and those that it made and that nobody has used: on the road an attendant goes on. */
export async function endPassesOf({ staffId }: Occasions['account.shutOut'], { db, now }: Told): Promise<void> {
  await sql`update run_pass set revoked_at = ${now}
    where revoked_at is null and (staff_id = ${staffId} or made_by = ${staffId} and used_at is null)`.execute(db)
}
