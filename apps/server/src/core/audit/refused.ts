// Refusals in the audit: what somebody asked for without the right to it, and sign-ins that failed. The log has every refusal.
import { operationOf, type Answer, type OperationId } from '@isb/contract'
import { sql, type Kysely } from 'kysely'
import type { Caller } from '../context.ts'
import type { Tables } from '../database/tables.ts'

const hourMs = 60 * 60_000
/** Lines an hour: of one account from one address, and in all. Beyond that nobody learns more, and the disk is not filled. */
const most = { same: 30, all: 2000 }

const failedSignIn = /^(SIGN_IN_FAILED|SECOND_FACTOR_WRONG|RESET_CODE_WRONG|INVITATION_INVALID|MICROSOFT_(TENANT|DISABLED|UNKNOWN|TOKEN))$/

/** Writes and files without the right to them, and failed sign-ins. Whoever is asked for the second factor again is not turned away. */
function isKept(id: OperationId, { code, reason = '' }: Answer): boolean {
  const { method, answers } = operationOf(id)
  if (failedSignIn.test(reason)) return true
  return code === 4 && reason !== 'STEP_UP_REQUIRED' && (method !== 'GET' || answers === 'file')
}

interface Refused {
  readonly id: OperationId
  readonly answer: Answer
  readonly caller: Caller | undefined
  readonly body: unknown
  readonly address: string
  readonly requestId: string
}

/** Writes a refusal down. The account of a failed sign-in is the one that was tried; the statement is the same where there is none. */
export async function noteRefusal(db: Kysely<Tables>, refused: Refused, now: Date): Promise<void> {
  const { id, answer, caller, body, address, requestId } = refused
  if (!isKept(id, answer)) return
  const { email } = (body ?? {}) as { email?: unknown }
  const tried = caller || typeof email !== 'string' ? null : email.trim().toLowerCase()
  const since = new Date(now.getTime() - hourMs)
  await sql`
    insert into audit (at, staff_id, staff_name, address, token, request_id, operation, reason, rows)
    select ${now}, s.id, coalesce(s.name, ''), ${address}, ${caller?.token ?? null}, ${requestId}, ${id}, ${answer.reason ?? ''}, '[]'
    from (values (1)) one left join staff s on s.id = ${caller?.staffId ?? null}::bigint or s.email = ${tried}::text
    where (select count(*) from audit a where a.reason is not null and a.at > ${since}) < ${most.all}
      and (select count(*) from audit a where a.reason is not null and a.at > ${since}
        and a.address = ${address} and a.staff_id is not distinct from s.id) < ${most.same}`.execute(db)
}
