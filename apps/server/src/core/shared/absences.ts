// Who is told why a student is absent, and what became of a mail about it: said once for the absences, their mailboxes and attendance.
import { reachOfCode, withinReach } from '../access/reach.ts'
import type { SignedIn } from '../app/context.ts'

/** Whoever holds it is told leave types, notes, symptoms and certificates. */
export const healthCode = 'absence:health'

/**
 * SQL of whether the caller is told why the student of absence `a` is absent.
 * @param today SQL of the day at the school
 * @param bind takes a value into the statement and answers its placeholder
 */
export async function toldWhy({ db, caller }: SignedIn, today: string, bind: (value: unknown) => string): Promise<string> {
  const health = withinReach(await reachOfCode(db, caller, healthCode), 'a.student_id', today, bind)
  return health ? `(${health} or a.submitted_by = ${bind(caller.staffId)}::bigint)` : 'true'
}

/** SQL of the leave type of absence `a`, as far as the caller is told it. */
export async function toldLeaveType(...asked: Parameters<typeof toldWhy>): Promise<string> {
  const why = await toldWhy(...asked)
  return why === 'true' ? 'a.leave_type' : `case when ${why} or a.leave_type = 'Unexplained' then a.leave_type end`
}

/** SQL of what became of the mail `o` to whom `t` says. */
export const mailState = `case when t.address is null then 'NoMailbox' when o.state = 'Dead' then 'Failed' when o.state = 'Sent' then 'Sent'
  when o.fault is not null then 'Retrying' when o.state = 'Pending' then 'Queued' end`
