import { sql } from 'kysely'
import { graceEndSql, lastSignIn, secondFactorSql } from '../../core/access/suspended.ts'
import type { Db } from '../../core/database/database.ts'
import { list } from '../../core/lists/list.ts'
import { numberOrEmptySql, placeOrEmptySql, today } from '../../core/lists/sql.ts'

const now = '(select now from clock)'
const ofAccount = (value: string) => `(select ${value} from staff p where p.id = s.id)`

/** The list of accounts. An invitation that has been taken up, or has run out, is none. */
export const staffList = list('staff.list', {
  from: 'staff s',
  fields: {
    roles: `(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name)), '[]')
      from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = s.id)`,
    invitedUntil: '(select i.expires_at from invitation i where i.staff_id = s.id)',
    secondFactor: ofAccount(secondFactorSql(now)),
    secondFactorDueAt: ofAccount(graceEndSql(lastSignIn, now)),
    place: placeOrEmptySql('s.id', today),
    studentNumber: numberOrEmptySql('s.id'),
    parentOf: 'null::json',
  },
  filters: {
    roleId: (id, bind) => `exists (select from staff_role sr where sr.staff_id = s.id and sr.role_id = ${bind(id)}::bigint)`,
    secondFactor: (state, bind) => `${ofAccount(secondFactorSql(now))} = ${bind(state)}`,
    neverSignedIn: 's.last_login_at is null and not s.service',
  },
  search: 's.search',
  sortable: { nameZh: 's.name_zh', email: 's.email' },
  fileName: 'file.staff',
  // Names, address, type, gender and roles are those that an import reads.
  file: [
    { head: 'field.personName', sql: 's.name' },
    { head: 'field.personNameZh', sql: 's.name_zh' },
    'email',
    'type',
    'gender',
    {
      head: 'field.roles',
      sql: `(select coalesce(string_agg(r.name, '; ' order by lower(r.name)), '') from staff_role sr join role r on r.id = sr.role_id
        where sr.staff_id = s.id)`,
    },
    'enabled',
    'service',
    'source',
    'lastLoginAt',
    'secondFactor',
    'syncedAt',
  ],
})

/** Whether no other account has this address. There may be many without one. */
export async function emailIsFree(db: Db, email: string | null, staffId = 0): Promise<boolean> {
  const { rows } = await sql`select from staff where email = ${email} and id <> ${staffId}`.execute(db)
  return rows.length === 0
}
