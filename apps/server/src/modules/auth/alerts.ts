// What administrators are told of without looking: an account that was locked, a new administrator, many exports by one account.
import { operationIds, operationOf, type Schema } from '@isb/contract'
import { sql, type RawBuilder } from 'kysely'
import type { App } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mail } from '../../core/mail/mail.ts'

const minute = 60_000
const exports = operationIds.filter((id) => operationOf(id).answers === 'file' && operationOf(id).inline !== true)
/** Exports within an hour that somebody should ask about. */
const manyExports = 20
/** Accounts a day of which administrators are told that they were locked: an attack on all of them is one thing, not a thousand. */
const mostLocked = 20

interface Alert {
  readonly id: number
  readonly name: string
  readonly nameZh: string
  /** To which administrator. */
  readonly toId: number
  readonly to: string
  readonly once: string
  readonly count: number
}

/** Others who are administrators, and can be written to. A new one is told of by those who were there before. */
const others = sql`staff o on o.id <> s.id and o.enabled and o.email is not null
  join staff_role a on a.staff_id = o.id join role on role.id = a.role_id and role.builtin`

const locked = (now: Date): RawBuilder<Alert> => sql`
  select s.id, s.name, s.name_zh, o.id as to_id, o.email as to, f.count, key.once
  from (select staff_id, sum(times) as count from sign_in_failure
      where at > ${new Date(now.getTime() - 5 * minute)} and kind in ('sign-in', 'second-factor') and staff_id is not null
      group by staff_id having sum(times) >= 5 limit ${mostLocked}) f
    join staff s on s.id = f.staff_id and s.enabled join ${others}
    cross join lateral (select ${`account-locked:${day(now)}:`} || s.id || ':' || o.id as once) key
  where (select count(distinct split_part(once, ':', 3)) from outbox where once like ${`account-locked:${day(now)}:%`}) < ${mostLocked}`

const madeAdministrator = (now: Date): RawBuilder<Alert> => sql`
  select s.id, s.name, s.name_zh, o.id as to_id, o.email as to, 1 as count, key.once
  from staff_role n join role b on b.id = n.role_id and b.builtin join staff s on s.id = n.staff_id
    join ${others} and (a.since is null or a.since < n.since)
    cross join lateral (select 'new-administrator:' || s.id || ':' || extract(epoch from n.since) || ':' || o.id as once) key
  where n.since > ${new Date(now.getTime() - 24 * 60 * minute)}`

const exported = (now: Date): RawBuilder<Alert> => sql`
  select s.id, s.name, s.name_zh, o.id as to_id, o.email as to, e.count, key.once
  from (select staff_id, count(*) as count from audit
      where at > ${new Date(now.getTime() - 60 * minute)} and reason is null and operation = any(${exports}::text[])
      group by staff_id having count(*) >= ${manyExports}) e
    join staff s on s.id = e.staff_id join ${others}
    cross join lateral (select ${`many-exports:${day(now)}:`} || s.id || ':' || o.id as once) key`

const day = (now: Date) => now.toISOString().slice(0, 10)

const alerts = [
  { kind: 'account-locked', found: locked, leads: (id: number) => `/audit?kind=refused&staffId=${id}` },
  { kind: 'new-administrator', found: madeAdministrator, leads: (id: number) => `/upms/staff?id=${id}` },
  { kind: 'many-exports', found: exported, leads: (id: number) => `/audit?kind=access&staffId=${id}` },
] as const satisfies readonly { kind: Schema<'MailKind'>; found: (now: Date) => RawBuilder<Alert>; leads: (id: number) => string }[]

/** Once for each account and day. */
export async function tellAdministrators(db: Db, app: Pick<App, 'outbox' | 'config'>, now: Date): Promise<void> {
  for (const { kind, found, leads } of alerts) {
    const { rows } =
      await sql<Alert>`select * from (${found(now)}) alert where not exists (select from outbox where outbox.once = alert.once)`.execute(db)
    for (const { id, name, nameZh, toId, to, once, count } of rows)
      await mail(
        { app, db },
        kind,
        { to, about: { entity: 'staff', id: toId }, once },
        { who: { en: name, zh: nameZh }, count },
        { path: leads(id) },
      )
  }
}
