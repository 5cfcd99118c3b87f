// What is decided about a pass. That a plate has one valid pass a day is the database's; here it is told which one is in the way.
import type { Input, Schema } from '@isb/contract'
import { plateKey, whyNotDays, whyNotMovePass } from '@isb/domain'
import { writtenDay } from '@isb/words'
import { sql, type Updateable } from 'kysely'
import { schoolDay } from '../../core/clock.ts'
import type { SignedIn } from '../../core/context.ts'
import { lockPlate } from '../../core/database/locks.ts'
import { refuse, refuseField } from '../../core/refuse.ts'
import type { Tables } from '../../core/database/tables.ts'
import { passes } from './lists.ts'
import { mailDecision } from './mails.ts'
import { about, requirePending } from './passes.ts'

type Pass = Schema<'Pass'>
const days = ({ validFrom, expiresOn }: Pick<Pass, 'validFrom' | 'expiresOn'>) => ({ validFrom, expiresOn })

export async function confirm({ path, body }: Input<'vehicle.confirm'>, context: SignedIn): Promise<Pass> {
  const before = await passes.locked(context, path.passId)
  requirePending(context, before, 'confirm')
  const after = await decide(context, before, { status: 'Valid', ...(await freeDays(context, before, body)) })
  await mailDecision(context, 'passConfirmed', after)
  return after
}

export async function reject({ path, body }: Input<'vehicle.reject'>, context: SignedIn): Promise<Pass> {
  const before = await passes.locked(context, path.passId)
  requirePending(context, before, 'reject')
  const after = await decide(context, before, { status: 'Rejected', reason: body.reason.trim() })
  await mailDecision(context, 'passRejected', after)
  return after
}

export async function voidPass({ path, body }: Input<'vehicle.void'>, context: SignedIn): Promise<Pass> {
  const before = await passes.locked(context, path.passId)
  const why = whyNotMovePass(before, 'void')
  if (why) refuse(3, why)
  const after = await decide(context, before, { status: 'Cancelled', reason: body.reason.trim() })
  await mailDecision(context, 'passVoided', after)
  return after
}

export async function renew({ path, body }: Input<'vehicle.renew'>, context: SignedIn): Promise<Pass> {
  const before = await passes.locked(context, path.passId)
  const why = whyNotMovePass(before, 'renew')
  if (why) refuse(3, why)
  const after = await decide(context, before, { status: 'Valid', reason: '', ...(await freeDays(context, before, body)) })
  await mailDecision(context, 'passRenewed', after)
  return after
}

/** The days that are asked for, if they can be and no other pass of the plate has one of them. */
async function freeDays({ db, now, locale }: SignedIn, pass: Pass, { validFrom, expiresOn }: Schema<'PassDays'>) {
  const today = await schoolDay(db, now)
  const wanted = { validFrom: validFrom ?? today, expiresOn }
  const why = whyNotDays(wanted, today)
  if (why) refuseField('/expiresOn', why)
  const key = plateKey(pass.plate)
  // The exclusion constraint stands behind the lock, but of two that meet in it each may wait for the other, and the one that loses cannot
  // say which days are taken.
  await lockPlate(db, key)
  const { rows } = await sql<{ validFrom: string; expiresOn: string }>`
    select valid_from, expires_on from vehicle_pass
    where plate_key = ${key} and status = 'Valid' and id <> ${pass.id}
      and daterange(valid_from, expires_on, '[]') && daterange(${wanted.validFrom}::date, ${wanted.expiresOn}::date, '[]')
    order by valid_from limit 1`.execute(db)
  const [taken] = rows
  if (taken)
    refuse(3, 'PASS_OVERLAPS', {
      plate: pass.plate,
      from: writtenDay(taken.validFrom)[locale],
      to: writtenDay(taken.expiresOn)[locale],
    })
  return wanted
}

async function decide({ db, now, caller, changed }: SignedIn, before: Pass, decision: Updateable<Tables['vehiclePass']>): Promise<Pass> {
  await db
    .updateTable('vehiclePass')
    .set({ ...decision, decidedBy: caller.staffId, decidedAt: now, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  const after = await passes.record({ db, now }, before.id)
  const said = (pass: Pass) => ({ ...about(pass), status: pass.status, reason: pass.reason, ...days(pass) })
  changed('vehicle-pass', before.id, said(before), said(after))
  return after
}
