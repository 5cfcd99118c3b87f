// Codes that are printed for a run of a bus: whoever has one signs in with it, and attends that run until its day is over.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { searchTextOf } from '../text/search.ts'
import { attendCode, beginSession, hashToken } from './session.ts'

/** What the session of a pass may call: its run, who it is, its end, and news. */
export const mayAttend = (operation: string, permission: string): boolean => permission === attendCode || /^(auth|events)\./.test(operation)

/** A new code, told once; the database keeps its hash. */
export function newRunCode(): { code: string; codeHash: Buffer } {
  const code = randomBytes(32).toString('base64url')
  return { code, codeHash: hashToken(code) }
}

/** The account that attendants without one of their own share. It has neither a password nor a role. */
export async function sharedAttendant(db: Db, now: Date): Promise<number> {
  const { staffId } = await db.selectFrom('attendantAccount').select('staffId').forUpdate().executeTakeFirstOrThrow()
  if (staffId !== null) return staffId
  const name = { name: 'Bus attendant', nameZh: '随车老师' }
  const { id } = await db
    .insertInto('staff')
    .values({ ...name, type: 'other', service: true, createdAt: now, search: searchTextOf({ ...name, email: null }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('attendantAccount').set({ staffId: id }).execute()
  return id
}

interface Used {
  readonly id: number
  readonly staffId: number
  readonly attendant: string
  readonly endsAt: Date
}

/** Uses a code up for a browser. Undefined where it is unknown, over, revoked, of a disabled account, or used in another browser. */
export async function redeemRunCode(db: Db, code: string, device: string, now: Date): Promise<Used | undefined> {
  const { rows } = await sql<Used>`
    update run_pass w set used_at = coalesce(w.used_at, ${now}), device_hash = ${hashToken(device)}
    from staff p where w.code_hash = ${hashToken(code)} and p.id = w.staff_id and p.enabled
      and w.revoked_at is null and w.ends_at > ${now} and (w.used_at is null or w.device_hash = ${hashToken(device)})
    returning w.id, w.staff_id as "staffId", w.attendant, w.ends_at as "endsAt"`.execute(db)
  return rows[0]
}

/** Begins the session of a pass. It lasts as long as the pass: on the road there may be no connection for an hour. */
export async function beginRun(
  db: Db,
  pass: Used,
  { now, address, userAgent }: { readonly now: Date; readonly address: string; readonly userAgent: string },
): Promise<{ token: string; expiresAt: Date }> {
  const { token } = await beginSession(db, pass.staffId, now, address, userAgent)
  await sql`update session set run_pass_id = ${pass.id}, expires_at = ${pass.endsAt} where token_hash = ${hashToken(token)}`.execute(db)
  return { token, expiresAt: pass.endsAt }
}
