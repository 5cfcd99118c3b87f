import type { Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { containsAll, listRecord, timeSql, type List } from '../../core/list.ts'
import { refuse } from '../../core/refuse.ts'

/** What a person may narrow the list by. */
export type Query = Required<Input<'staff.list'>>['query']

/** The list of accounts. An invitation that has been taken up, or has run out, is none. */
export const staffList: List<Query> = {
  key: 's.id',
  from: 'staff s',
  fields: {
    id: 's.id',
    name: 's.name',
    nameZh: 's.name_zh',
    email: 's.email',
    type: 's.type',
    gender: 's.gender',
    enabled: 's.enabled',
    service: 's.service',
    source: 's.source',
    roles: `(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name)), '[]')
      from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = s.id)`,
    lastLoginAt: timeSql('s.last_login_at'),
    syncedAt: timeSql('s.synced_at'),
    invitedUntil: `(select ${timeSql('i.expires_at')} from invitation i where i.staff_id = s.id)`,
    version: 's.version',
    createdAt: timeSql('s.created_at'),
    updatedAt: timeSql('s.updated_at'),
  },
  filters: {
    search: (text, bind) => containsAll('s.search', text, bind),
    type: (type, bind) => `s.type = ${bind(type)}`,
    enabled: (enabled, bind) => `s.enabled = ${bind(enabled)}`,
    roleId: (id, bind) => `exists (select from staff_role sr where sr.staff_id = s.id and sr.role_id = ${bind(id)}::bigint)`,
    gender: (gender, bind) => `s.gender = ${bind(gender)}`,
    source: (source, bind) => `s.source = ${bind(source)}`,
    neverSignedIn: (never, bind) => `(s.last_login_at is null and not s.service) = ${bind(never)}::boolean`,
    service: (service, bind) => `s.service = ${bind(service)}`,
  },
  sortable: {
    id: 's.id',
    name: 'lower(s.name)',
    nameZh: 's.name_zh',
    email: 's.email',
    type: 's.type',
    gender: 's.gender',
    enabled: 's.enabled',
    source: 's.source',
    lastLoginAt: 's.last_login_at',
    syncedAt: 's.synced_at',
    createdAt: 's.created_at',
    updatedAt: 's.updated_at',
  },
  order: ['lower(s.name)', 's.id'],
}

/** An account as the contract shows it. Refuses what is not there. */
export const staffById = async (db: Db, id: number): Promise<Schema<'Staff'>> =>
  (await listRecord<Schema<'Staff'>>(db, staffList, sql`s.id = ${id}`)) ?? refuse(2, 'STAFF_NOT_FOUND')

/** Holds an account until the change is through, and reads it. Not against what only names it: the caller's own idempotent answer does. */
export async function lockStaff(db: Db, id: number): Promise<Schema<'Staff'>> {
  await sql`select from staff where id = ${id} for no key update`.execute(db)
  return staffById(db, id)
}

/** Whether no other account has this address. */
export async function emailIsFree(db: Db, email: string, staffId = 0): Promise<boolean> {
  const { rows } = await sql`select from staff where email = ${email} and id <> ${staffId}`.execute(db)
  return rows.length === 0
}
