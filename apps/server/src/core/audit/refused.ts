// Refusals in the audit: what somebody asked for without the right to it, and sign-ins that failed. The log has every refusal.
import { operationOf, type Answer, type OperationId } from '@isb/contract'
import { sql, type Kysely } from 'kysely'
import type { Caller } from '../app/context.ts'
import type { Tables } from '../database/tables.ts'

const hourMs = 60 * 60_000
/**
 * Lines an hour: of one account from one address, and in all. The disk is not filled; what comes beyond is counted beside the last line of
 * the account, of strangers beside the last one from their address. The first of an account in an hour has a line, and an operation that
 * it has never tried before.
 */
const most = { same: 30, all: 2000 }

const failedSignIn = /^(SIGN_IN_FAILED|SECOND_FACTOR_WRONG|RESET_CODE_WRONG|INVITATION_INVALID|MICROSOFT_(TENANT|DISABLED|UNKNOWN|TOKEN))$/

/** Writes and files without the right to them, and failed sign-ins. A question for the second factor turns nobody away. */
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
    with tried as (
      select s.id, coalesce(s.name, '') as name
      from (values (1)) one left join staff s on s.id = ${caller?.staffId ?? null}::bigint or s.email = ${tried}::text
    ), line as (
      insert into audit (at, staff_id, staff_name, address, token, request_id, operation, reason, rows)
      select ${now}, t.id, t.name, ${address}, ${caller?.token ?? null}, ${requestId}, ${id}, ${answer.reason ?? ''}, '[]'
      from tried t
      where (select count(*) from audit a where a.reason is not null and a.at > ${since}) < ${most.all}
          and (select count(*) from audit a where a.reason is not null and a.at > ${since}
            and a.address = ${address} and a.staff_id is not distinct from t.id) < ${most.same}
        or not exists (select from audit a where a.reason is not null and a.operation = ${id} and a.staff_id is not distinct from t.id)
        or not exists (select from audit a where a.reason is not null and a.at > ${since} and a.staff_id is not distinct from t.id)
      returning id
    )
    insert into refused_beyond as known (audit_id, count, operations)
    select last.id, 1, array[${id}::text] from tried t cross join lateral (
      select a.id from audit a where a.reason is not null and a.at > ${since} and a.staff_id is not distinct from t.id
        and (t.id is not null or a.address = ${address})
      order by a.id desc limit 1) last
    where not exists (select from line)
    on conflict (audit_id) do update set count = known.count + 1,
      operations = case when ${id} = any(known.operations) then known.operations else known.operations || ${id}::text end`.execute(db)
}
