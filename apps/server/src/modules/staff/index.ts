import { treeOrder, whyNotStaff } from '@isb/domain'
import type { Data, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { heldMenuIds, requireNotAbove } from '../../core/access.ts'
import { availableMenus } from '../../core/available-menus.ts'
import type { Handlers } from '../../core/context.ts'
import type { ServerModule } from '../../core/module.ts'
import { exportList } from '../../core/download/export.ts'
import { historyOf } from '../../core/history.ts'
import { invite } from '../../core/invite.ts'
import { listPage } from '../../core/list.ts'
import { refuse } from '../../core/refuse.ts'
import { endSessionsOf } from '../../core/session.ts'
import { create, remove, setEnabled, update } from './edit.ts'
import { exported } from './export.ts'
import { importStaff } from './import.ts'
import { lockStaff, staffById, staffList } from './repo.ts'
import { addRole, removeRole, rolesImpact, setRoles } from './roles.ts'
import { createToken, revokeToken, tokens } from './tokens.ts'
import { plantPeople } from './demo.ts'
import { menus } from './menus.ts'

const handlers = {
  list: ({ query = {} }, { app }) => listPage<typeof query, Data<'staff.list'>>(app.pool, staffList, query),
  export: ({ query = {} }, context) => exportList(context, 'file.staff', staffList, query, exported),
  get: ({ path }, { db }) => staffById(db, path.staffId),
  create,
  update,
  remove,
  import: ({ body }, context) => importStaff(body, context),
  enable: ({ path }, context) => setEnabled(path.staffId, true, context),
  disable: ({ path }, context) => setEnabled(path.staffId, false, context),
  setRoles,
  addRole,
  removeRole,
  rolesImpact,
  tokens,
  createToken,
  revokeToken,
  history: ({ path, query = {} }, context) => historyOf(context, 'staff', path.staffId, query),

  async counts(_input, { db }) {
    const rows = await db
      .selectFrom('staff')
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .groupBy('type')
      .execute()
    const of = (type: Schema<'StaffType'>) => rows.find((row) => row.type === type)?.count ?? 0
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    return { all, staff: of('staff'), parent: of('parent'), student: of('student'), other: of('other') }
  },

  async roleOptions(_input, { db, caller }) {
    const held = await heldMenuIds(db, caller)
    const { rows } = await sql<Schema<'RoleOption'>>`
      select r.id, r.name, r.enabled, r.builtin,
        case when r.builtin then ${caller.administrator && !caller.scopes}
          else not exists (select from role_menu rm where rm.role_id = r.id and rm.menu_id <> all(${held}::bigint[])) end as may_give
      from role r order by r.builtin desc, lower(r.name)`.execute(db)
    return rows
  },

  async signInFailures(_input, { db, now }) {
    const since = new Date(now.getTime() - 24 * 60 * 60_000)
    const { rows } = await sql<{ staff: Schema<'Person'> | null; failures: number; lastAt: Date }>`
      select case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'nameZh', s.name_zh) end as staff,
        count(*) as failures, max(f.at) as last_at
      from sign_in_failure f left join staff s on s.id = f.staff_id where f.at > ${since} group by s.id order by failures desc, last_at desc`.execute(
      db,
    )
    const accounts = rows.flatMap(({ staff: person, failures, lastAt }) =>
      person ? { staff: person, failures, lastAt: lastAt.toISOString() } : [],
    )
    const unknown = rows.find((row) => row.staff === null)?.failures ?? 0
    return { total: rows.reduce((sum, { failures }) => sum + failures, 0), unknown, accounts: accounts.slice(0, 20) }
  },

  async invite({ path }, context) {
    const person = await lockStaff(context.db, path.staffId)
    const why = whyNotStaff('invite', person, context.caller.staffId)
    if (why) refuse(3, why)
    await requireNotAbove(context.db, context.caller, person.id)
    await invite(context.db, person, context)
    return staffById(context.db, person.id)
  },

  async endSessions({ path }, { db, now, changed }) {
    const person = await lockStaff(db, path.staffId)
    const ended = await endSessionsOf(db, person.id, now)
    changed('staff', person.id, {}, { sessionsEnded: ended })
    return { ended }
  },

  async menus({ path }, { db }) {
    await staffById(db, path.staffId)
    const { rows } = await sql`
      select from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = ${path.staffId} and r.builtin`.execute(db)
    return treeOrder(await availableMenus(db, path.staffId, rows.length > 0))
  },
} satisfies Handlers<'staff'>

export const staff = {
  handlers,
  menus,
  constraints: { last_administrator: 'LAST_ADMINISTRATOR', staff_email_key: 'EMAIL_TAKEN' },
  demo: { people: plantPeople },
} satisfies ServerModule<'staff'>
